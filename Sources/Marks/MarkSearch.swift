// Finds marks in text, and removes them.

import Basics

/// A mark and where it is.
public struct FoundMark: Hashable, Sendable {
    /// The mark.
    public let mark: Mark
    /// Its bytes in the text; a mark whose last frame was cut off shares the first of the next.
    public let range: Range<Int>
}

extension Array where Element == UInt8 {
    /// The marks in this text, in order.
    public var marks: [FoundMark] {
        var found: [FoundMark] = []
        var at = 0
        while let start = firstOffset(of: MarkSign.lead, in: at..<count) {
            at = start + 1
            guard case .frame? = MarkSign(self, at: start) else { continue }
            let end = bitsEnd(from: start + MarkSign.length)
            // Whether or not this frame begins a mark, the next one may: that of this mark may be cut off.
            at = end
            guard case .frame? = MarkSign(self, at: end), let mark = mark(from: start + MarkSign.length, to: end)
            else { continue }
            found.append(FoundMark(mark: mark, range: start..<end + MarkSign.length))
        }
        return found
    }

    /// The text without its marks.
    public var withoutMarks: [UInt8] {
        let marks = marks
        if marks.isEmpty { return self }
        var rest: [UInt8] = []
        rest.reserveCapacity(count)
        var at = 0
        for found in marks {
            rest += self[at..<Swift.max(at, found.range.lowerBound)]
            at = found.range.upperBound
        }
        return rest + self[at...]
    }

    private func bitsEnd(from start: Int) -> Int {
        var at = start
        while let sign = MarkSign(self, at: at), sign != .frame { at += MarkSign.length }
        return at
    }

    private func mark(from start: Int, to end: Int) -> Mark? {
        guard (end - start) / MarkSign.length <= Mark.longest else { return nil }
        return Mark(bits: stride(from: start, to: end, by: MarkSign.length).map { MarkSign(self, at: $0) == .one })
    }
}
