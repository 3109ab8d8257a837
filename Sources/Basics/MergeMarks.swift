// The conflict markers that a merge leaves in a file.

/// Conflict markers such as `<<<<<<<`, each at the start of a line.
public enum MergeMarks {
    /// The problem, and how to resolve it.
    public static let words =
        "unresolved merge conflict; expected one of its sides, without the markers '<<<<<<<', '=======' and '>>>>>>>'"

    /// The place of the first line that starts with a conflict marker; nil if there is none.
    public static func first(in bytes: [UInt8]) -> Place? {
        var line = 1
        var isAtStart = true
        for index in bytes.indices {
            if isAtStart, isMark(bytes, at: index) { return Place(line: line, column: 1) }
            isAtStart = bytes[index] == UInt8(ascii: "\n")
            if isAtStart { line += 1 }
        }
        return nil
    }

    private static func isMark(_ bytes: [UInt8], at offset: Int) -> Bool {
        ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { (mark: StaticString) in bytes.has(mark, at: offset) }
    }
}
