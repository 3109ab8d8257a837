// The output formats of a report; each format has a file in a folder Formats and an entry in its type's list.

/// An output format of a report.
///
/// A report depends only on its input: the same results give the same bytes.
public protocol Reporter: Sendable {
    /// All reporters of this type, in listing order.
    static var all: [Self] { get }
    /// Its name on the command line.
    var id: String { get }
    /// A description of one line.
    var summary: String { get }
}

extension Reporter {
    /// Returns the reporter with this name.
    public static func named(_ id: String) -> Self? { all.first { $0.id == id } }
}
