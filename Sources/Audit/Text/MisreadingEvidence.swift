// Which characters nobody writes next to each other: the difference between `Ã©` and the end of `“CAFÉ”`.

import Basics

/// Judges a single piece that may be misread UTF-8; several adjacent ones need no further evidence.
enum MisreadingEvidence {
    /// Whether nobody would write a piece on purpose; `bytes` are its bytes in the encoding.
    static func isProof(_ bytes: [UInt8], _ range: Range<Int>, in utf8: [UInt8], _ page: CodePage) -> Bool {
        switch page.name {
        case CodePage.windows.name: isWindowsProof(bytes, range, in: utf8)
        case CodePage.mac.name: isMacProof(bytes, range, in: utf8)
        default: false
        }
    }

    /// Whether somebody may have written a run as it is: only letters, and no capital after a small one.
    static func isWord(_ run: ArraySlice<UInt8>) -> Bool {
        var wasSmall = false
        for scalar in String(decoding: run, as: UTF8.self).unicodeScalars {
            guard scalar.properties.isAlphabetic, !(wasSmall && scalar.properties.isUppercase) else { return false }
            wasSmall = scalar.properties.isLowercase
        }
        return true
    }

    // MARK: Windows-1252

    private static func isWindowsProof(_ bytes: [UInt8], _ range: Range<Int>, in utf8: [UInt8]) -> Bool {
        let next = bytes[1]
        switch bytes[0] {
        case 0xC2 where next < 0xA0: return false
        case 0xC2, 0xC3:
            return !joinsWords.contains(next) || isInsideWord(bytes, range, in: utf8)
                || isWordAlone(bytes, range, in: utf8)
        case 0xC4, 0xC5:
            return !followsWords.contains(next) && !isLetter(next) || isInsideWord(bytes, range, in: utf8)
        // Romanian ș and ț; at the end of a word it may be È and a trademark sign.
        case 0xC8 where 0x98...0x9B ~= next:
            return range.upperBound < utf8.count && 0x61...0x7A ~= utf8[range.upperBound]
        case 0xC6...0xDF: return false
        // Punctuation, arrows and symbols: `â€™`, `â†’`, `âœ“`.
        case 0xE2: return startsSymbols.contains(next) || isSymbol(next) && !followsWords.contains(next)
        case 0xE0, 0xE1, 0xE3...0xEF:
            // `é »` is French.
            if bytes == [0xEF, 0xBB, 0xBF] { return true }
            return next != 0xA0 && bytes[1...].contains { isSymbol($0) && !followsWords.contains($0) }
        default: return next == 0x9F
        }
    }

    /// Whether a piece is inside a word, or next to a lowercase letter, unlike a real capital.
    private static func isInsideWord(_ bytes: [UInt8], _ range: Range<Int>, in utf8: [UInt8]) -> Bool {
        if range.lowerBound > 0 {
            let before = utf8[range.lowerBound - 1]
            if 0x61...0x7A ~= before { return true }
            if bytes[0] == 0xC2, before.isDigit || ".,:;!?)".utf8.contains(before) { return true }
        }
        let after = range.upperBound < utf8.count ? utf8[range.upperBound] : 0
        return 0x61...0x7A ~= after && !betweenWords.contains(bytes[1])
    }

    /// Whether `Ã` or `Â` would be a word of its own directly before a symbol: `Ã—`, `Â«`.
    private static func isWordAlone(_ bytes: [UInt8], _ range: Range<Int>, in utf8: [UInt8]) -> Bool {
        // `la lettre Â »` is French.
        if bytes == [0xC2, 0xA0] { return false }
        guard range.lowerBound > 0 else { return true }
        let before = utf8[range.lowerBound - 1]
        return before < 0x80 && !before.isLetter && !before.isDigit
    }

    /// What may directly follow an accented capital: quotes, dashes, dots, trademark signs.
    private static let joinsWords: Set<UInt8> = [
        0x85, 0x86, 0x87, 0x8B, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99, 0x9B, 0xA0, 0xAB, 0xAE, 0xB4, 0xB7,
        0xBB,
    ]

    /// What may directly follow any word: those, low quotes, and superscript digits.
    private static let followsWords: Set<UInt8> = joinsWords.union([
        0x82, 0x84, 0x89, 0xA9, 0xAA, 0xB0, 0xB1, 0xB2, 0xB3, 0xB9, 0xBA,
    ])

    /// What may be between two words, or inside a word.
    private static let betweenWords: Set<UInt8> = [0x85, 0x91, 0x92, 0x95, 0x97, 0xA0, 0xB4, 0xB7]

    /// The second bytes of punctuation and symbols that cannot continue a word after `â`.
    private static let startsSymbols: Set<UInt8> = [0x80, 0x82, 0x84, 0x86, 0x87, 0x88, 0x89, 0x98, 0x9C, 0xAC]

    private static func isLetter(_ byte: UInt8) -> Bool {
        [0x83, 0x8A, 0x8C, 0x8E, 0x9A, 0x9C, 0x9E, 0x9F, 0xAA, 0xB5, 0xBA].contains(byte)
    }

    private static func isSymbol(_ byte: UInt8) -> Bool { !isLetter(byte) }

    // MARK: Mac Roman

    private static func isMacProof(_ bytes: [UInt8], _ range: Range<Int>, in utf8: [UInt8]) -> Bool {
        let isAfterLetter = range.lowerBound > 0 && utf8[range.lowerBound - 1].isLetter
        let isBeforeLetter = range.upperBound < utf8.count && utf8[range.upperBound].isLetter
        switch bytes[0] {
        // `¬†`, `¬©`: a letter follows a real negation sign.
        case 0xC2: return bytes[1] >= 0xA0
        // `√©`; but `√π` and `√Ω` are mathematics unless they are inside a word.
        case 0xC3: return !mathematics.contains(bytes[1]) || isAfterLetter && isBeforeLetter
        // `ƒç`, `≈°`: č and š.
        case 0xC4, 0xC5: return isAfterLetter || isBeforeLetter
        // `»ô`: ș.
        case 0xC8: return 0x98...0x9B ~= bytes[1] && isAfterLetter && isBeforeLetter
        // `‚Äô`
        case 0xE2: return bytes[1] == 0x80
        default: return false
        }
    }

    /// The symbols that may follow a root: `∞`, `µ`, `∂`, `∑`, `∏`, `π`, `∫`, `Ω`.
    private static let mathematics: Set<UInt8> = [0xB0, 0xB5, 0xB6, 0xB7, 0xB8, 0xB9, 0xBA, 0xBD]
}
