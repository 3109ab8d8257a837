// Lines and columns of bytes, as an editor counts them.

/// Converts byte offsets to places, in any order.
public struct PlaceMarks: Sendable {
    /// The line and column reached at the beginning of a block.
    private struct Mark {
        var line: Int
        var column: Int
    }

    /// Bytes in a block: few enough to count for each place, and enough to keep the number of blocks small.
    private static let block = 1024

    private let utf8: [UInt8]
    private let start: Int
    private let newline: UInt8
    /// The marks of the blocks in order.
    private let marks: [Mark]

    /// Counts the lines of a text, once for all places; what precedes `start` is not part of it.
    public init(_ utf8: [UInt8], start: Int = 0) {
        self.utf8 = utf8
        self.start = start
        newline = utf8.has(UInt8(ascii: "\n")) ? UInt8(ascii: "\n") : UInt8(ascii: "\r")
        var marks: [Mark] = []
        marks.reserveCapacity(utf8.count / Self.block + 1)
        var mark = Mark(line: 1, column: 1)
        for first in stride(from: 0, through: utf8.count, by: Self.block) {
            marks.append(mark)
            let range = max(start, first)..<max(start, min(first + Self.block, utf8.count))
            Self.walk(&mark, over: range, of: utf8, newline)
        }
        self.marks = marks
    }

    /// The place of the byte at an offset.
    public func place(at offset: Int) -> Place {
        let target = max(start, min(offset, utf8.count))
        let number = target / Self.block
        var mark = marks[number]
        Self.walk(&mark, over: max(start, number * Self.block)..<target, of: utf8, newline)
        return Place(line: mark.line, column: mark.column)
    }

    private static func walk(_ mark: inout Mark, over range: Range<Int>, of utf8: [UInt8], _ newline: UInt8) {
        let lines = utf8.count(of: newline, in: range)
        let bytes = utf8.span
        mark.line += lines
        var lineStart = range.lowerBound
        if lines > 0 {
            mark.column = 1
            lineStart = range.upperBound
            while bytes[lineStart - 1] != newline { lineStart -= 1 }
        }
        for offset in lineStart..<range.upperBound where bytes[offset] & 0xC0 != 0x80 { mark.column += 1 }
    }
}
