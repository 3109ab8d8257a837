// Byte classes in messages.

import Basics

extension UInt8 {
    /// Whether it is an uppercase ASCII letter.
    var isUpper: Bool { self &- 0x41 < 26 }
    /// Whether names may contain it.
    var isName: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
    /// Whether it is a letter, a digit, or part of a character beyond ASCII, which is nearly always a letter;
    /// `Array.isWord` is more precise.
    var isWord: Bool { isLetter || isDigit || self >= 0x80 }
    /// Whether it is a hexadecimal digit.
    var isHex: Bool { hexValue != nil }
}

/// A set of ASCII bytes.
struct ByteSet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(_ bytes: StaticString) {
        bytes.withUTF8Buffer { for byte in $0 { insert(byte) } }
    }

    private mutating func insert(_ byte: UInt8) {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
    }

    func contains(_ byte: UInt8) -> Bool {
        byte < 0x80 && (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
    }
}

extension Array where Element == UInt8 {
    /// Whether a word character begins at an offset: a letter or a digit, but none of the signs, spaces and invisible
    /// controls beyond ASCII.
    func isWord(at offset: Int) -> Bool {
        guard offset >= 0, offset < count else { return false }
        switch self[offset] {
        // U+0080 to U+00BF, U+2000 to U+2BFF, U+3000 to U+303F: punctuation and signs.
        case 0xC2: return false
        case 0xE2: return offset + 1 < count && self[offset + 1] >= 0xB0
        case 0xE3: return offset + 1 < count && self[offset + 1] != 0x80
        default: return self[offset].isWord
        }
    }

    /// Whether a word character ends before an offset.
    func isWord(before offset: Int) -> Bool {
        var start = offset - 1
        while start > 0, self[start] & 0xC0 == 0x80, start > offset - 4 { start -= 1 }
        return isWord(at: start)
    }

    /// Returns the length in bytes of the Latin, Greek or Cyrillic letter before an offset, or 0.
    ///
    /// Words in other scripts may touch foreign words.
    func letterLength(before offset: Int) -> Int {
        if offset >= 1, self[offset - 1].isLetter { return 1 }
        if offset >= 2, self[offset - 2] >= 0xC3, self[offset - 2] <= 0xD3 { return 2 }
        // U+1E00 to U+1EFF.
        if offset >= 3, self[offset - 3] == 0xE1, self[offset - 2] >= 0xB8, self[offset - 2] <= 0xBB { return 3 }
        return 0
    }

    /// Whether the bytes at an offset equal a text of lowercase letters, ignoring case.
    func hasLetters(_ text: StaticString, at offset: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard offset >= 0, offset + length <= count else { return false }
        return text.withUTF8Buffer { pattern in
            (0..<length).allSatisfy {
                self[offset + $0] == pattern[$0] || self[offset + $0].isUpper && self[offset + $0] | 0x20 == pattern[$0]
            }
        }
    }
}
