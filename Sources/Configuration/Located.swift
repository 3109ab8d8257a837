// Values, and where in the file they are written.

/// A place in a configuration file.
public struct Mark: Hashable, Comparable, Sendable {
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1, in code points.
    public let column: Int

    /// The place at a line and a column, both counted from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Whether one place stands before the other.
    public static func < (one: Mark, other: Mark) -> Bool { (one.line, one.column) < (other.line, other.column) }
}

/// A value with the place it was written at.
public struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value.
    public let value: Value
    /// Where it begins.
    public let mark: Mark

    /// A value at a place.
    public init(_ value: Value, at mark: Mark) {
        self.value = value
        self.mark = mark
    }
}

/// A text under a name of the file's own.
public struct NamedText: Hashable, Sendable {
    /// The name.
    public let name: Located<String>
    /// The text.
    public let text: Located<String>
}
