// Where to insert the marks at a text's ends: inside of what must come first or last for a program to recognize it.

import Basics

extension Array where Element == UInt8 {
    /// The text without the white space at its ends, a rich text frame, and the patterns of a file dialog filter.
    ///
    /// Qt and Swing parse tags only if a text begins with one: they would display `[<html>…` as is. A text that does
    /// not end in patterns, such as `Images (*.png)]`, is not a filter.
    var core: Range<Int> {
        var core = trimmed(indices)
        if isRichText(in: core) { core = withoutFrame(core) }
        // Most texts contain no asterisk.
        guard firstOffset(of: UInt8(ascii: "*"), in: core) != nil else { return core }
        return trimmed(core.lowerBound..<patternsStart(in: core))
    }

    // MARK: Rich text

    /// The elements around all of a text, and those that precede it.
    private static let frame: [StaticString] = ["html", "qt", "!doctype", "head", "meta", "body", "p", "div", "center"]

    /// Whether the first tag of a text makes Qt and Swing treat it as rich text.
    private func isRichText(in range: Range<Int>) -> Bool {
        guard range.count > 3, self[range.lowerBound] == UInt8(ascii: "<") else { return false }
        let name = tagName(from: range.lowerBound + 1)
        return Self.frame[..<3].contains { isNamed(name, $0) }
    }

    /// The range inside the tags of a frame.
    private func withoutFrame(_ range: Range<Int>) -> Range<Int> {
        var core = range
        while !core.isEmpty, self[core.lowerBound] == UInt8(ascii: "<"), let end = frameTagEnd(in: core) {
            core = trimmed(end..<core.upperBound)
        }
        while !core.isEmpty, self[core.upperBound - 1] == UInt8(ascii: ">"),
            let start = self[core].lastIndex(of: UInt8(ascii: "<")), self[start + 1] == UInt8(ascii: "/"),
            isFrame(tagName(from: start + 2))
        {
            core = trimmed(core.lowerBound..<start)
        }
        return core
    }

    /// The end of the frame tag at the start of a range; nil if another tag is there.
    private func frameTagEnd(in range: Range<Int>) -> Int? {
        let name = tagName(from: range.lowerBound + (has("</", at: range.lowerBound) ? 2 : 1))
        if isNamed(name, "style") { return firstOffset(of: "</style>", in: range).map { $0 + 8 } }
        return isFrame(name) ? tagEnd(from: name.upperBound, to: range.upperBound) : nil
    }

    /// The end of a tag; its attributes may contain `>` in quotes.
    private func tagEnd(from start: Int, to limit: Int) -> Int? {
        var quote: UInt8?
        for at in start..<limit {
            switch (self[at], quote) {
            case (UInt8(ascii: ">"), nil): return at + 1
            case (UInt8(ascii: "\""), nil), (UInt8(ascii: "'"), nil): quote = self[at]
            case (let byte, let open?) where byte == open: quote = nil
            default: break
            }
        }
        return nil
    }

    private func isFrame(_ name: Range<Int>) -> Bool { Self.frame.contains { isNamed(name, $0) } }

    private func tagName(from start: Int) -> Range<Int> {
        var end = start
        while end < count, self[end].isLetter || self[end] == UInt8(ascii: "!") { end += 1 }
        return start..<end
    }

    /// Whether a range contains a name, ignoring case.
    private func isNamed(_ range: Range<Int>, _ name: StaticString) -> Bool {
        range.count == name.utf8CodeUnitCount
            && name.withUTF8Buffer { zip(range, $0).allSatisfy { self[$0] | 0x20 == $1 | 0x20 } }
    }

    // MARK: Filters of file dialogs

    /// The start of the patterns at the end of a filter, such as ` (*.png *.jpg)` and `|*.png;*.jpg`; the end of the
    /// range if it is not a filter.
    private func patternsStart(in range: Range<Int>) -> Int {
        let isGroup = self[range.upperBound - 1] == UInt8(ascii: ")")
        let (open, end) = isGroup ? (UInt8(ascii: "("), range.upperBound - 1) : (UInt8(ascii: "|"), range.upperBound)
        guard let start = self[range.lowerBound..<end].lastIndex(of: open) else { return range.upperBound }
        let patterns = self[start + 1..<end].split { " ;,".utf8.contains($0) }
        let areAll = !patterns.isEmpty && patterns.allSatisfy(\.isFilePattern)
        return areAll ? start : range.upperBound
    }
}

extension ArraySlice where Element == UInt8 {
    /// Whether this is a file name pattern, such as `*.png` and `*`.
    fileprivate var isFilePattern: Bool {
        contains(UInt8(ascii: "*")) && allSatisfy { $0.isLetter || $0.isDigit || "*.?-_[]!".utf8.contains($0) }
    }
}
