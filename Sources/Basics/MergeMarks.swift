// The marks that a merge leaves in a file where two versions of it differ.

/// Marks such as `<<<<<<<`, each at the beginning of a line.
public enum MergeMarks {
    /// What is to be done about them.
    public static let words =
        "a merge was not finished here; expected one of its sides, without the marks '<<<<<<<', '=======' and '>>>>>>>'"

    /// The place of the first line that begins with a mark; nil where there is none.
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
