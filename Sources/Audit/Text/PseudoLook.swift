// The look of pseudo text, whichever tool generated it.

import Basics
import Comparison
import Pseudolocales
import TextLayout

/// Distinguishes pseudo text from text in a language.
enum PseudoLook {
    /// Whether a text looks like pseudo text, by itself or compared with its source.
    static func isVisible(in utf8: [UInt8], _ seen: ByteKinds, of source: [UInt8]?) -> Bool {
        // All these characters have code points above the first mark.
        if seen.contains(.marks) {
            if utf8.firstOffset(of: "⟦") != nil, utf8.firstOffset(of: "⟧") != nil { return true }
            if overridesLatin(utf8) || PseudoStyle.isTall(utf8) { return true }
        }
        // Most languages put marks only on vowels, if at all.
        let hasConsonants = seen.contains(.decorated) && DecoratedLetters.isAnyConsonant(in: utf8)
        let letters = hasConsonants ? DecoratedLetters(utf8) : DecoratedLetters()
        // Languages put marks on some letters, pseudo text on nearly all, including consonants. Latvian šķūņi is the
        // extreme among words.
        if letters.decorated >= 6, letters.consonants.nonzeroBitCount >= 3, letters.decorated * 4 >= letters.all * 3 {
            return true
        }
        guard let source, utf8 != source, source.contains(where: \.isLetter) else { return false }
        return isGenerated(utf8, letters, of: source) || PseudoStyle.isGenerated(utf8, of: source)
    }

    /// Whether a text is its source with brackets, padding and marks on letters.
    private static func isGenerated(_ utf8: [UInt8], _ letters: DecoratedLetters, of source: [UInt8]) -> Bool {
        if utf8.count == source.count + 2, isBracketed(utf8), utf8.dropFirst().dropLast().elementsEqual(source) {
            // Some languages write the name of a key as `[Page Up]`.
            return source.count(where: \.isSpace) > 1
        }
        // One letter with a mark is not enough: `Café` for `Cafe`.
        let isDecorated = letters.consonants != 0 && letters.decorated * 2 >= letters.all
        guard isDecorated || isBracketed(utf8) && !isBracketed(source) else { return false }
        if Array(Undo.text(String(decoding: utf8, as: UTF8.self)).utf8) == source { return true }
        return isDecorated && letters.consonants.nonzeroBitCount >= 2 && folded(utf8) == folded(source)
    }

    /// Whether the text has a byte that is not ASCII, or begins with a bracket or like its source: all pseudo text does
    /// one of these.
    ///
    /// Very long texts, which no app has, are not checked.
    static func mayBeVisible(in utf8: [UInt8], _ seen: ByteKinds, of source: [UInt8]?) -> Bool {
        guard utf8.count < 1 << 16 else { return false }
        if utf8.first == UInt8(ascii: "[") || seen.contains(.nonASCII) { return true }
        return source.map { utf8.count > $0.count && utf8.first == $0.first } ?? false
    }

    private static func isBracketed(_ utf8: [UInt8]) -> Bool {
        utf8.first == UInt8(ascii: "[") && utf8.last == UInt8(ascii: "]") || utf8.has("⟦", at: 0)
    }

    /// Whether Latin letters follow a right-to-left override after a mark or an isolate, as in ar-XB.
    private static func overridesLatin(_ utf8: [UInt8]) -> Bool {
        guard let found = utf8.firstOffset(of: "\u{202E}"),
            let before = utf8.scalar(before: found), before == 0x200F || before == 0x2067
        else { return false }
        return utf8.scalar(from: found + 3).map { $0 < 0x80 && UInt8($0).isLetter } ?? false
    }

    /// Returns only the letters of a text, in lower case and without marks.
    private static func folded(_ utf8: [UInt8]) -> [UInt8] {
        var letters: [UInt8] = []
        DecoratedLetters.forEach(in: utf8) { base, _ in letters.append(base) }
        return letters
    }
}

/// The numbers of Latin letters in a text with and without marks.
struct DecoratedLetters {
    /// All Latin letters.
    private(set) var all = 0
    /// The letters with a mark.
    private(set) var decorated = 0
    /// The consonants that have a mark, as a bit set starting at `a`.
    private(set) var consonants: UInt32 = 0

    private static let vowels: UInt32 = "aeiouy".utf8.reduce(0) { $0 | 1 << UInt32($1 - 0x61) }

    /// Creates an empty count.
    init() {}

    /// Whether a consonant has a mark.
    static func isAnyConsonant(in utf8: [UInt8]) -> Bool {
        var at = 0
        while at < utf8.count {
            guard utf8[at] >= 0x80 else {
                at += 1
                continue
            }
            let (value, length) = utf8.scalar(at: at)
            if let base = base(of: value), 1 << UInt32(base - 0x61) & vowels == 0 { return true }
            at += length
        }
        return false
    }

    /// Counts the letters of a text without the words for numbers that pad pseudo text.
    init(_ utf8: borrowing [UInt8]) {
        Self.forEach(in: utf8) { base, isDecorated in
            all += 1
            guard isDecorated else { return }
            decorated += 1
            consonants |= 1 << UInt32(base - 0x61) & ~Self.vowels
        }
    }

    /// Calls `body` for each Latin letter with its lowercase base letter and whether it has a mark.
    static func forEach(in utf8: [UInt8], _ body: (UInt8, Bool) -> Void) {
        var at = 0
        while at < utf8.count {
            let byte = utf8[at]
            if byte < 0x80 {
                var end = at
                while end < utf8.count, utf8[end].isLetter { end += 1 }
                if end > at, !isFiller(utf8, at..<end) {
                    for offset in at..<end { body(utf8[offset] | 0x20, false) }
                }
                at = max(end, at + 1)
                continue
            }
            let (value, length) = utf8.scalar(at: at)
            at += length
            guard let base = base(of: value) else { continue }
            body(base, true)
        }
    }

    /// Returns the ASCII letter that a Latin letter looks like.
    private static func base(of value: UInt32) -> UInt8? {
        switch value {
        case 0xC0...0x24F, 0x250...0x2AF, 0x1E00...0x1EFF: break
        default: return nil
        }
        if let known = lookAlikes[value] { return known }
        guard let scalar = Unicode.Scalar(value) else { return nil }
        let base = Letters.base(of: scalar).value
        return base < 0x80 && UInt8(base).isLetter ? UInt8(base) | 0x20 : nil
    }

    /// The letters of Android's pseudo-locale that are not ASCII letters with marks.
    private static let lookAlikes: [UInt32: UInt8] = [
        0xD0: 0x64, 0xF0: 0x64, 0xDE: 0x70, 0xFE: 0x70, 0x180: 0x62, 0x181: 0x62, 0x191: 0x66, 0x192: 0x66, 0x271: 0x6D,
        0xD8: 0x6F, 0xF8: 0x6F, 0x141: 0x6C, 0x142: 0x6C, 0x110: 0x64, 0x111: 0x64,
    ]

    private static let fillers: [StaticString] = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]

    /// Whether a word is a number that pads a text.
    private static func isFiller(_ utf8: [UInt8], _ word: Range<Int>) -> Bool {
        guard 3...5 ~= word.count, word.lowerBound == 0 || utf8[word.lowerBound - 1] < 0x80 else { return false }
        return fillers.contains { $0.utf8CodeUnitCount == word.count && utf8.has($0, at: word.lowerBound) }
    }
}
