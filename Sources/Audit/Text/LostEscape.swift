// Escapes that are shown as letters because they lost their backslash, or are for another language: `u200f%@`.

import Basics
import Catalogs

/// An escape that is shown verbatim: `u200f`, `u{2022}`.
struct LostEscape {
    let range: Range<Int>
    private let scalar: UInt32

    /// Returns the first one in a text.
    static func first(in utf8: [UInt8]) -> LostEscape? {
        var from = 0
        while let start = utf8.firstOffset(of: UInt8(ascii: "u"), in: from..<utf8.count) {
            if let escape = LostEscape(at: start, in: utf8) { return escape }
            from = start + 1
        }
        return nil
    }

    /// Returns the first escape of a text that has its backslash: an escaped quote or a code point.
    static func withBackslash(in utf8: [UInt8]) -> Range<Int>? {
        var from = 0
        while let start = utf8.firstOffset(of: UInt8(ascii: "\\"), in: from..<utf8.count) {
            from = start + 1
            let next = from < utf8.count ? utf8[from] : 0
            // In `"\"`, the backslash is alone between quotes.
            let isQuoted = start > 0 && utf8[start - 1] == next
            if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'"), !isQuoted { return start..<from + 1 }
            if next == UInt8(ascii: "u"), let escape = LostEscape(at: from, in: utf8, after: 0x20) {
                return start..<escape.range.upperBound
            }
        }
        return nil
    }

    private init?(at start: Int, in utf8: [UInt8], after known: UInt8? = nil) {
        let before = known ?? (start > 0 ? utf8[start - 1] : 0x20)
        // A format specifier `%u` before a number, or an escape with its backslash, which some apps decode.
        guard before != UInt8(ascii: "%"), before != UInt8(ascii: "\\") else { return nil }
        let isInBraces = utf8.has("u{", at: start)
        let first = start + (isInBraces ? 2 : 1)
        let digits = utf8[first...].prefix(isInBraces ? 6 : 4).prefix { $0.hexValue != nil }
        guard digits.count >= 4 || isInBraces && digits.count >= 2 else { return nil }
        let end = digits.endIndex + (isInBraces ? 1 : 0)
        guard !isInBraces || utf8.has("}", at: digits.endIndex) else { return nil }
        scalar = digits.reduce(0) { $0 << 4 | ($1.hexValue ?? 0) }
        range = start..<end
        // Among letters it is part of a word, unless it is an apostrophe, as in `donu2019t`.
        let isApart = !before.isLetter && !before.isDigit
        let isApostrophe = scalar == 0x2019 && end < utf8.count && utf8[end].isLetter
        guard Self.isPunctuation(scalar), isInBraces || isApart || isApostrophe else { return nil }
    }

    /// Whether a character is hard to type, and not a letter.
    private static func isPunctuation(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA0, 0xAD, 0x061C, 0x2002...0x2027, 0x202A...0x205E, 0x2060...0x2064, 0x2066...0x2069, 0x20AC, 0x2192,
            0xFEFF:
            true
        default: false
        }
    }

    /// Whether a character shows nothing, and does nothing that a text needs: it came from a web page.
    private static func isIdle(_ scalar: UInt32) -> Bool { scalar == 0x200B || scalar == 0x2060 || scalar == 0xFEFF }

    /// Returns the fix in a format: each has its own escapes.
    func help(in format: Format) -> String {
        if Self.isIdle(scalar) { return "remove it" }
        return "write \(format.escape(scalar) ?? "\(CharacterName.full(scalar)) itself") instead"
    }
}
