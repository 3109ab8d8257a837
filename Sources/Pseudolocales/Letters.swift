// Letters and words of texts.

import MessagePatterns
import TextLayout

/// What the letters of a message are.
struct LetterCensus {
    var hasASCII = false
    var hasLookAlikes = false
    var hasFullWidth = false
    /// Of any other kind.
    var hasOthers = false

    var hasAny: Bool { hasASCII || hasLookAlikes || hasFullWidth || hasOthers }

    /// Looks at the text of a message; with the first ASCII letter all is known that matters.
    init(_ message: Message) {
        for part in message.parts where part.kind == .text {
            let isASCII = message.utf8[part.range].allSatisfy { $0 < 0x80 }
            if message.utf8[part.range].contains(where: \.isLetter) {
                hasASCII = true
                return
            }
            if !isASCII { look(at: String(decoding: message.utf8[part.range], as: UTF8.self)) }
        }
    }

    private mutating func look(at text: String) {
        for scalar in text.unicodeScalars where scalar.value >= 0x80 {
            if LookAlikes.original(of: scalar) != nil {
                hasLookAlikes = true
            } else if Wide.original(of: scalar) != nil {
                hasFullWidth = true
            } else if Letters.contains(scalar) {
                hasOthers = true
            }
        }
    }
}

extension UInt8 {
    /// An ASCII letter.
    var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
    /// White space or a control character.
    var isSpace: Bool { self <= 0x20 }
}

extension Array where Element == UInt8 {
    /// The length of the Latin letter, or of the mark on one, that stands at an offset; 0 where there is none.
    func latinLength(at offset: Int) -> Int {
        let byte = self[offset]
        if byte < 0x80 { return byte.isLetter ? 1 : 0 }
        guard offset + 1 < count else { return 0 }
        let next = self[offset + 1]
        switch byte {
        // U+00C0 to U+024F without the signs of multiplication and division.
        case 0xC3: return next == 0x97 || next == 0xB7 ? 0 : 2
        case 0xC4...0xC8: return 2
        case 0xC9: return next < 0x90 ? 2 : 0
        // Combining marks, U+0300 to U+036F.
        case 0xCC: return 2
        case 0xCD: return next < 0xB0 ? 2 : 0
        // U+1E00 to U+1EFF.
        case 0xE1: return (0xB8...0xBB).contains(next) && offset + 2 < count ? 3 : 0
        default: return 0
        }
    }

    /// Calls `word` for each run of Latin letters in a range and `other` for each run of anything else.
    func forEachWord(in range: Range<Int>, word: (Range<Int>) -> Void, other: (Range<Int>) -> Void) {
        var at = range.lowerBound
        while at < range.upperBound {
            let start = at
            while at < range.upperBound, case let length = latinLength(at: at), length > 0 { at += length }
            if at > start { word(start..<at) }
            let end = at
            while at < range.upperBound, latinLength(at: at) == 0 { at += 1 }
            if at > end { other(end..<at) }
        }
    }

    /// A range without the white space at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, self[start].isSpace { start += 1 }
        while end > start, self[end - 1].isSpace { end -= 1 }
        return start..<end
    }
}

extension ArraySlice where Element == UInt8 {
    /// Whether it ends with a text.
    func hasSuffix(_ text: String) -> Bool {
        count >= text.utf8.count && suffix(text.utf8.count).elementsEqual(text.utf8)
    }
}
