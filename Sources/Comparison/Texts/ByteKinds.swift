// The kinds of bytes in a text, determined once for all rules.

/// The kinds of bytes in a text, which for most texts tell each rule that there is nothing to check.
package struct ByteKinds: OptionSet, Sendable {
    package let rawValue: UInt16

    /// A character that is not ASCII.
    package static let nonASCII = ByteKinds(rawValue: 1)
    /// A control character, or a code point that never is a character.
    package static let controls = ByteKinds(rawValue: 1 << 1)
    /// A character from U+0300 on, where combining marks begin.
    package static let marks = ByteKinds(rawValue: 1 << 2)
    /// A letter of a right-to-left script.
    package static let rightToLeft = ByteKinds(rawValue: 1 << 3)
    /// A nesting direction control.
    package static let directions = ByteKinds(rawValue: 1 << 4)
    /// An invisible character.
    package static let invisible = ByteKinds(rawValue: 1 << 5)
    /// A Latin letter with a diacritic.
    package static let decorated = ByteKinds(rawValue: 1 << 6)
    /// A Greek or Cyrillic letter.
    package static let alphabets = ByteKinds(rawValue: 1 << 8)
    /// A bracket, or a straight quote.
    package static let pairs = ByteKinds(rawValue: 1 << 9)
    /// A digit, a backslash or a slash, one of which every intended escape contains.
    package static let escapes = ByteKinds(rawValue: 1 << 10)
    /// Any byte.
    package static let anything = ByteKinds(rawValue: 1 << 7)

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package init(_ utf8: borrowing [UInt8]) {
        let kinds = Self.kinds
        self.init(rawValue: utf8.reduce(Self.anything.rawValue) { $0 | kinds[Int($1)] })
    }

    /// The kinds by byte; a multi-byte character is classified by its first byte.
    private static let kinds: [UInt16] = (0...255).map { kinds(of: $0).rawValue }

    private static func kinds(of byte: UInt8) -> ByteKinds {
        var kinds: ByteKinds = []
        if byte >= 0x80 { kinds.insert(.nonASCII) }
        if byte >= 0xCC { kinds.insert(.marks) }
        switch byte {
        case 0..<0x20, 0x7F, 0xC2, 0xE2, 0xEF...: kinds.insert(.controls)
        default: break
        }
        switch byte {
        case 0xD6...0xDF, 0xE0, 0xEF, 0xF0: kinds.insert(.rightToLeft)
        case 0xE2: kinds.insert(.directions)
        default: break
        }
        switch byte {
        case 0xC2, 0xCD, 0xD8, 0xE1...0xE3, 0xEF, 0xF3: kinds.insert(.invisible)
        default: break
        }
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\""), 0xEF:
            kinds.insert(.pairs)
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "\\"), UInt8(ascii: "/"): kinds.insert(.escapes)
        default: break
        }
        switch byte {
        case 0xCD...0xD4, 0xE1: kinds.insert(.alphabets)
        default: break
        }
        switch byte {
        case 0xC3...0xCA, 0xE1: kinds.insert(.decorated)
        default: break
        }
        return kinds
    }
}
