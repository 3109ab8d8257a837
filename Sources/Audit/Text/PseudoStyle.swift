// Pseudo text without accented letters: stacked marks, full width, doubled letters and padding.

import Basics
import Pseudolocales

/// Detects Swell's simpler styles, most of them by the source text that they still contain.
enum PseudoStyle {
    /// Whether several letters have more stacked marks than in any language.
    static func isTall(_ utf8: [UInt8]) -> Bool {
        guard utf8.has(0xCC) || utf8.has(0xCD) else { return false }
        var (piles, marks, at) = (0, 0, 0)
        while at + 1 < utf8.count {
            // U+0300 to U+036F.
            guard utf8[at] == 0xCC || utf8[at] == 0xCD && utf8[at + 1] < 0xB0 else {
                marks = 0
                at += 1
                continue
            }
            marks += 1
            if marks == 3 { piles += 1 }
            at += 2
        }
        return piles > 1
    }

    /// Whether a text is its source padded, doubled or in full-width letters.
    static func isGenerated(_ utf8: [UInt8], of source: [UInt8]) -> Bool {
        guard utf8.count > source.count else { return false }
        if isPadded(utf8, source) { return true }
        guard mayBeDoubled(utf8, source) || mayBeWide(utf8, source) else { return false }
        return Array(Undo.text(String(decoding: utf8, as: UTF8.self)).utf8) == source
    }

    /// Whether a text is its whole source twice: machine translations may be that, too.
    static func isTwice(_ utf8: [UInt8], _ source: [UInt8]) -> Bool {
        utf8.count == source.count * 2 + 1 && utf8.starts(with: source) && utf8[source.count] == UInt8(ascii: " ")
            && utf8[(source.count + 1)...].elementsEqual(source)
    }

    /// The text must be much longer: a correct translation of `Bye` may be `Bye Bye`.
    private static func mayBeDoubled(_ utf8: [UInt8], _ source: [UInt8]) -> Bool {
        guard utf8.first == source.first, utf8.count > source.count + 4 else { return false }
        let letters = source.count(where: \.isLetter)
        let mayBeSound = letters <= Self.mostOfSound && 0x61...0x7A ~= source.first ?? 0
        return letters > 3 && !mayBeSound && utf8.count > source.count + letters
    }

    /// Short words for sounds are doubled in many languages: `clap clap`.
    private static let mostOfSound = 5

    /// Names such as `Ｗｅｂ` are full-width in Japanese.
    private static func mayBeWide(_ utf8: [UInt8], _ source: [UInt8]) -> Bool {
        utf8.has(0xEF) && source.has(UInt8(ascii: " ")) && utf8.count { $0 == 0xEF } > 5
    }

    /// Whether the source is followed by `…4321` or ` one two`.
    private static func isPadded(_ utf8: [UInt8], _ source: [UInt8]) -> Bool {
        guard utf8.has(source, in: 0..<source.count) else { return false }
        let padding = utf8[source.count...]
        if padding.starts(with: " one two".utf8) { return true }
        guard padding.count > 4, padding.starts(with: "…".utf8), padding.last == UInt8(ascii: "1") else { return false }
        let digits = padding.dropFirst(3)
        return zip(digits, digits.dropFirst()).allSatisfy { digit, next in
            digit.isDigit && next.isDigit
                && (digit == next + 1 || digit == UInt8(ascii: "0") && next == UInt8(ascii: "9"))
        }
    }
}
