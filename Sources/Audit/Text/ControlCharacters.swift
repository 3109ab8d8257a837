// Control characters and noncharacters.

/// A control character or a noncharacter.
struct ControlCharacter {
    let scalar: UInt32
    let range: Range<Int>

    /// Whether it breaks lines in some apps, and so may be intended.
    var breaksLines: Bool {
        switch scalar {
        case 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Returns the character for which it stands, as its byte in Windows-1252: a mark, or in a text of Latin letters any
    /// character; nil if the text is damaged, as when the other bytes of a character are lost.
    func meant(in utf8: [UInt8]) -> Unicode.Scalar? {
        guard let found = CodePage.windows.scalar(of: scalar), scalar != Self.smallTilde else { return nil }
        let isBesideLostByte =
            utf8[..<range.lowerBound].last == UInt8(ascii: "?") || utf8[range.upperBound...].first == UInt8(ascii: "?")
        guard !isBesideLostByte else { return nil }
        // All encodings of Windows have the marks in the same places.
        let isMark = 0x2010...0x2040 ~= found.value
        return isMark || !utf8.hasLettersBeyondLatin ? found : nil
    }

    /// The control character for the byte of a lone tilde, which no text has.
    private static let smallTilde: UInt32 = 0x98

    /// Whether it is one of Latin-1, which only a wrong encoding makes.
    var isOfLatin1: Bool { 0x80...0x9F ~= scalar }

    /// Returns the first one in a text that is not a tab, a line feed, a carriage return before a line feed, or allowed.
    static func first(in utf8: [UInt8], allowing allowed: UInt32? = nil) -> ControlCharacter? {
        for at in utf8.indices {
            let byte = utf8[at]
            // Skips the letters of all common scripts.
            guard byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2 || byte >= 0xEF else { continue }
            let (scalar, length) = utf8.scalar(at: at)
            if scalar != allowed, isControl(scalar, next: at + 1 < utf8.count ? utf8[at + 1] : 0) {
                return ControlCharacter(scalar: scalar, range: at..<at + length)
            }
        }
        return nil
    }

    private static func isControl(_ scalar: UInt32, next: UInt8) -> Bool {
        switch scalar {
        case 0x09, 0x0A: false
        // An escape sequence for a terminal, such as a color.
        case 0x1B where next == UInt8(ascii: "["): false
        case 0x0D: next != 0x0A
        case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFDD0...0xFDEF: true
        default: scalar & 0xFFFE == 0xFFFE
        }
    }
}

extension [UInt8] {
    /// Whether one of its letters is not Latin.
    fileprivate var hasLettersBeyondLatin: Bool {
        String(decoding: self, as: UTF8.self).unicodeScalars.contains { scalar in
            scalar.value > 0x24F && scalar.properties.isAlphabetic
        }
    }
}
