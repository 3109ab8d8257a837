// How something can be reported; each way has a file in a folder Formats, and a line in its type's list.

/// A way to report something.
///
/// A report depends on nothing but what it is given: the same results are the same bytes.
public protocol Reporter: Sendable {
    /// Every reporter of its kind, in the order in which they are listed.
    static var all: [Self] { get }
    /// Its name on the command line.
    var id: String { get }
    /// One line about it.
    var summary: String { get }
}

extension Reporter {
    /// The reporter of a name.
    public static func named(_ id: String) -> Self? { all.first { $0.id == id } }
}
