// Letters and words in bytes.

import Basics

extension Array where Element == UInt8 {
    /// The length of the Latin letter, or of its combining mark, at an offset; 0 if there is neither.
    func latinLength(at offset: Int) -> Int {
        let byte = self[offset]
        if byte < 0x80 { return byte.isLetter ? 1 : 0 }
        guard offset + 1 < count else { return 0 }
        let next = self[offset + 1]
        switch byte {
        // U+00C0 to U+024F without the multiplication and division signs.
        case 0xC3: return next == 0x97 || next == 0xB7 ? 0 : 2
        case 0xC4...0xC8: return 2
        case 0xC9: return next < 0x90 ? 2 : 0
        case 0xCC, 0xCD: return isMark(at: offset) ? 2 : 0
        // U+1E00 to U+1EFF.
        case 0xE1: return (0xB8...0xBB).contains(next) && offset + 2 < count ? 3 : 0
        case 0xEF: return Wide.isLetter(self, at: offset) ? 3 : 0
        default: return 0
        }
    }

    /// Whether there is a combining mark at an offset: U+0300 to U+036F.
    func isMark(at offset: Int) -> Bool {
        guard offset + 1 < count else { return false }
        return self[offset] == 0xCC || self[offset] == 0xCD && self[offset + 1] < 0xB0
    }

    /// Calls `word` for each run of Latin letters in a range and `other` for each run of anything else; an apostrophe
    /// between letters is part of the word.
    func forEachWord(in range: Range<Int>, word: (Range<Int>) -> Void, other: (Range<Int>) -> Void) {
        var at = range.lowerBound
        while at < range.upperBound {
            let start = at
            while at < range.upperBound, case let length = wordLength(at: at, from: start, to: range.upperBound),
                length > 0
            {
                at += length
            }
            if at > start { word(start..<at) }
            let end = at
            while at < range.upperBound, latinLength(at: at) == 0 { at += 1 }
            if at > end { other(end..<at) }
        }
    }

    /// The length of the letter at an offset, or of an apostrophe in the word that begins at `start`.
    private func wordLength(at offset: Int, from start: Int, to limit: Int) -> Int {
        let length = latinLength(at: offset)
        guard length == 0, offset > start else { return length }
        let mark = self[offset] == UInt8(ascii: "'") ? 1 : has(Self.apostrophe, at: offset) ? Self.apostrophe.count : 0
        return mark > 0 && offset + mark < limit && latinLength(at: offset + mark) > 0 ? mark : 0
    }

    private static let apostrophe = Array("’".utf8)

    /// A range without the white space at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, self[start].isSpace { start += 1 }
        while end > start, self[end - 1].isSpace { end -= 1 }
        return start..<end
    }

    /// Whether the text ends in a percent sign, maybe with digits or flags after it: followed by a space and a letter,
    /// that is a format specifier.
    var endsInPercent: Bool { self[...].endsInPercent }

    /// Whether a text occurs at an offset.
    func has(_ text: [UInt8], at offset: Int) -> Bool {
        guard offset >= 0, offset + text.count <= count else { return false }
        for index in text.indices where self[offset + index] != text[index] { return false }
        return true
    }

    /// Whether a text occurs anywhere.
    func contains(_ text: [UInt8]) -> Bool {
        indices.contains { self[$0] == text.first && has(text, at: $0) }
    }

    /// Returns the bytes without the occurrences of a text.
    func removing(_ text: [UInt8]) -> [UInt8] {
        guard !text.isEmpty else { return self }
        var output: [UInt8] = []
        var at = 0
        while at < count {
            if has(text, at: at) {
                at += text.count
            } else {
                output.append(self[at])
                at += 1
            }
        }
        return output
    }
}

extension ArraySlice where Element == UInt8 {
    var endsInPercent: Bool {
        let sign = lastIndex { !"-+ 0123456789#,.'*$".utf8.contains($0) }
        return sign.map { self[$0] == UInt8(ascii: "%") } ?? false
    }
}
