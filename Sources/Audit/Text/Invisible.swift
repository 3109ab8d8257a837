// Invisible characters by purpose.

/// The purpose of an invisible character.
enum Invisible {
    /// Allows a line break without a space.
    case zeroWidthSpace
    /// Allows a hyphenated break inside a word.
    case softHyphen
    /// Prevents a line break.
    case wordJoiner
    /// Joins letters, or several pictographs into one.
    case joiner
    /// Prevents letters from joining.
    case nonJoiner
    /// Gives the adjacent text a direction.
    case directionMark
    /// Selects a variant of the previous character.
    case variationSelector
    /// Spells the region of a flag after a black flag.
    case tag
    /// Replaces a missing part of a Hangul syllable.
    case hangulFiller
    /// Controls the shapes of Mongolian letters.
    case mongolian
    /// Preserves the order of marks.
    case graphemeJoiner
    /// Marks the encoding of a file, or has a meaning for programs only.
    case noText

    init?(_ scalar: UInt32) {
        switch scalar {
        case 0xAD: self = .softHyphen
        case 0x034F: self = .graphemeJoiner
        case 0x061C, 0x200E, 0x200F: self = .directionMark
        case 0x115F, 0x1160, 0x3164, 0xFFA0: self = .hangulFiller
        case 0x180B...0x180F: self = .mongolian
        case 0x200B: self = .zeroWidthSpace
        case 0x200C: self = .nonJoiner
        case 0x200D: self = .joiner
        case 0x2060: self = .wordJoiner
        case 0x2061...0x2064, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0001: self = .noText
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF: self = .variationSelector
        case 0xE0020...0xE007F: self = .tag
        default: return nil
        }
    }
}

extension UInt32 {
    /// Whether a scalar is visible on the screen.
    var isSeen: Bool {
        self > 0x20 && !(0x7F...0xA0).contains(self) && !isWhiteSpace && !(0x202A...0x202E).contains(self)
            && !(0x2066...0x2069).contains(self) && Invisible(self) == nil
    }
}

extension Array where Element == UInt8 {
    /// Whether any byte may begin an invisible character: most texts have none.
    var mayContainInvisible: Bool {
        var at = 0
        while at + 1 < count {
            let next = self[at + 1]
            switch self[at] {
            case 0xC2 where next == 0xAD, 0xCD where next == 0x8F, 0xD8 where next == 0x9C: return true
            case 0xE1 where next == 0x85 || next == 0xA0: return true
            case 0xE2 where next == 0x80 && at + 2 < count && 0x8B...0x8F ~= self[at + 2]: return true
            case 0xE2 where next == 0x81 && at + 2 < count && self[at + 2] >= 0xA0: return true
            case 0xE3 where next == 0x85: return true
            case 0xEF where next == 0xB8 || next == 0xBB || next == 0xBE || next == 0xBF: return true
            case 0xF3: return true
            default: at += 1
            }
        }
        return false
    }

    /// Whether it contains a letter of a right-to-left script.
    var hasRightToLeftLetters: Bool {
        indices.contains { offset in
            let next = offset + 1 < count ? self[offset + 1] : 0
            return switch self[offset] {
            // U+0590 to U+08FF, without the Arabic comma, semicolon, question mark and letter mark.
            case 0xD6: next >= 0x90
            case 0xD7, 0xD9...0xDF: true
            case 0xD8: ![0x8C, 0x9B, 0x9C, 0x9F].contains(next)
            case 0xE0: next < 0xA4
            case 0xEF: 0xAC...0xB7 ~= next || 0xB9...0xBA ~= next
            // U+10800 to U+10FFF, and U+1E800 to U+1EEFF; scripts between them, such as Gothic, are left-to-right.
            case 0xF0:
                next == 0x90 && offset + 2 < count && self[offset + 2] >= 0xA0
                    || next == 0x9E && offset + 2 < count && 0xA0...0xBB ~= self[offset + 2]
            default: false
            }
        }
    }
}
