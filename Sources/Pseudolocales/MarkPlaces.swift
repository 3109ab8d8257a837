// Where two marks around a text go: inside of the tags around it, and of what must come first or last.

import Basics
import MessagePatterns

extension Message {
    /// The range to put between two marks; nil if a program reads the text, or if it has nothing to put there.
    ///
    /// Marks outside of tags would make a line of their own in a page, as between `<ul>` and `<li>`.
    public var rangeForMarks: Range<Int>? {
        guard DirectionText.made(of: utf8, .leftToRight) == nil, !Shortcut.isAll(of: utf8) else { return nil }
        let core = core.clamped(to: 0..<TextTail.start(in: utf8))
        let whole = utf8.trimmed(core)
        var range = withoutTags(whole)
        // The text of `<img alt="Logo">` is in the tag.
        if range.isEmpty { range = whole }
        range = withoutLineSigns(range)
        if endsInLocked { range = withoutLastWord(range) }
        return range.isEmpty ? nil : range
    }

    // MARK: Tags

    /// The range without the tags and white space at its ends.
    private func withoutTags(_ range: Range<Int>) -> Range<Int> {
        let start = end(ofTagsFrom: range.lowerBound)
        let end = self.start(ofTagsBefore: range.upperBound)
        return start < end ? utf8.trimmed(start..<end) : range.lowerBound..<range.lowerBound
    }

    private func end(ofTagsFrom start: Int) -> Int {
        var at = start
        var isInTag = false
        for part in parts where part.range.lowerBound >= start {
            let ends = utf8[part.range.upperBound - 1] == UInt8(ascii: ">")
            if isInTag {
                isInTag = !(part.kind == .markup && ends)
            } else if part.kind == .markup, utf8[part.range.lowerBound] == UInt8(ascii: "<") {
                isInTag = !ends
            } else if !isWhite(part) {
                break
            }
            at = part.range.upperBound
        }
        return at
    }

    private func start(ofTagsBefore end: Int) -> Int {
        var at = end
        var isInTag = false
        for part in parts.reversed() where part.range.upperBound <= end {
            let begins = utf8[part.range.lowerBound] == UInt8(ascii: "<")
            if isInTag {
                isInTag = !(part.kind == .markup && begins)
            } else if part.kind == .markup, utf8[part.range.upperBound - 1] == UInt8(ascii: ">") {
                isInTag = !begins
            } else if !isWhite(part) {
                break
            }
            at = part.range.lowerBound
        }
        return at
    }

    private func isWhite(_ part: Part) -> Bool { part.kind == .text && utf8[part.range].allSatisfy(\.isSpace) }

    // MARK: Signs and words

    /// The range without the signs that make a heading, an item or a quotation of a line only at its beginning, and
    /// without underscores that make text italic only around it.
    private func withoutLineSigns(_ range: Range<Int>) -> Range<Int> {
        guard !range.isEmpty else { return range }
        let first = utf8[range.lowerBound]
        if first == UInt8(ascii: "_"), utf8[range.upperBound - 1] == first {
            let inner = utf8.withoutRun(of: first, range)
            return inner.isEmpty ? range : inner
        }
        guard !cutsPart(at: range.lowerBound), isText(at: range.lowerBound) else { return range }
        var start = range.lowerBound
        if "*#:;=>".utf8.contains(first) {
            while start < range.upperBound, "*#:;=>".utf8.contains(utf8[start]), isText(at: start) { start += 1 }
        } else if "-+".utf8.contains(first), range.count > 1, utf8[start + 1] == UInt8(ascii: " ") {
            start += 1
        }
        let inner = utf8.trimmed(start..<range.upperBound)
        guard !inner.isEmpty else { return range }
        // `== Heading ==`
        return first == UInt8(ascii: "=") ? utf8.withoutEnd(of: first, inner) : inner
    }

    private func isText(at offset: Int) -> Bool {
        parts.contains { $0.kind == .text && $0.range.contains(offset) }
    }

    /// The range without its last word, which would absorb a mark after it, and without all of a part that ends in it.
    private func withoutLastWord(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while let space = utf8[range.lowerBound..<end].lastIndex(where: \.isSpace) {
            let head = utf8.trimmed(range.lowerBound..<space)
            guard let whole = partCut(at: head.upperBound) else { return head }
            end = max(range.lowerBound, min(whole.lowerBound, space))
        }
        return range.lowerBound..<range.lowerBound
    }

    /// The part that has to stay whole and that an offset cuts.
    private func partCut(at offset: Int) -> Range<Int>? {
        parts.first { $0.kind != .text && $0.range.lowerBound < offset && offset < $0.range.upperBound }?.range
    }
}

extension Array where Element == UInt8 {
    fileprivate func withoutRun(of sign: UInt8, _ range: Range<Int>) -> Range<Int> {
        let start = self[range].firstIndex { $0 != sign } ?? range.upperBound
        return withoutEnd(of: sign, start..<range.upperBound)
    }

    fileprivate func withoutEnd(of sign: UInt8, _ range: Range<Int>) -> Range<Int> {
        let last = self[range].lastIndex { $0 != sign }
        return last.map { trimmed(range.lowerBound..<$0 + 1) } ?? range.lowerBound..<range.lowerBound
    }
}
