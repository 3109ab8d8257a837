// Where something stands in a catalog, as an editor counts it.

import Platform

/// Turns byte offsets into places; asked in ascending order it walks the text once.
///
/// A binary file has no places.
public struct PlaceFinder {
    private struct Mark {
        var offset: Int
        var line: Int
        var column: Int
    }

    private static let stride = 1 << 16

    private let utf8: [UInt8]
    private let newline: UInt8
    private let isBinary: Bool
    private var mark: Mark
    /// A mark every so many bytes, so that a step back never walks from the start of a long line.
    private var milestones: [Mark]

    init(_ text: SourceText) {
        utf8 = text.utf8
        isBinary = text.encoding == .binary
        newline = text.utf8.contains(UInt8(ascii: "\n")) ? UInt8(ascii: "\n") : UInt8(ascii: "\r")
        mark = Mark(offset: text.start, line: 1, column: 1)
        milestones = [mark]
    }

    /// The place of the byte at `offset`; nil in a binary file.
    public mutating func place(at offset: Int) -> Place? {
        if isBinary { return nil }
        if offset < mark.offset { mark = milestones.lastInSorted(where: { $0.offset <= offset }) ?? milestones[0] }
        let target = min(offset, utf8.count)
        while mark.offset < target {
            let step = min(target, (milestones.last?.offset ?? 0) + Self.stride)
            walk(to: max(step, mark.offset + 1))
        }
        return Place(line: mark.line, column: mark.column)
    }

    private mutating func walk(to end: Int) {
        var line = mark.line
        var column = mark.column
        var start = mark.offset
        while let next = utf8.firstOffset(of: newline, in: start..<end) {
            line += 1
            column = 1
            start = next + 1
        }
        for byte in utf8[start..<end] where byte & 0xC0 != 0x80 { column += 1 }
        mark = Mark(offset: end, line: line, column: column)
        if end >= (milestones.last?.offset ?? 0) + Self.stride { milestones.append(mark) }
    }
}
