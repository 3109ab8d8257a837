// How a class of the app arranges its own children, if it is a row or a column.

/// How a class arranges its children, according to its source.
enum ClassOrientation: Sendable {
    case vertical, horizontal
    /// Only running code knows.
    case unknown

    /// What two statements say together.
    func merged(with other: Self) -> Self { self == other ? self : .unknown }
}
