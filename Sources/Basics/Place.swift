// A position in a file, as editors display it.

/// A line and a column, both counted from 1; columns count code points.
public struct Place: Hashable, Comparable, CustomStringConvertible, Sendable {
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1, in code points.
    public let column: Int

    /// Creates the place at a line and a column, both counted from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The place in the format of messages: `4:3`.
    public var description: String { "\(line):\(column)" }

    /// Whether one place precedes another.
    public static func < (one: Place, other: Place) -> Bool { (one.line, one.column) < (other.line, other.column) }
}
