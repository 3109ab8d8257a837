// Which characters names may contain.

import Basics

extension Unicode.Scalar {
    /// Whether a name may contain it, but not show it: such a character would make two names look like one.
    var isDropped: Bool { isHidden && value >= 0x80 }

    /// Whether a name may begin with it, by Swift's grammar.
    var beginsNames: Bool {
        switch value {
        case 0x41...0x5A, 0x5F, 0x61...0x7A: true
        case 0..<0x80: false
        case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
        default: isNamePart
        }
    }

    /// Whether a name may contain it.
    var continuesNames: Bool {
        switch value {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
        case 0..<0x80: false
        default: isNamePart
        }
    }

    /// The characters beyond ASCII.
    private var isNamePart: Bool {
        switch value {
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F,
            0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054,
            0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
            0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD:
            true
        case 0x10000...: value & 0xFFFF <= 0xFFFD && value < 0xF0000
        default: false
        }
    }

    var isCapital: Bool {
        if isASCII { return (0x41...0x5A).contains(value) }
        return properties.generalCategory == .uppercaseLetter || properties.generalCategory == .titlecaseLetter
    }

    var isSmall: Bool {
        isASCII ? (0x61...0x7A).contains(value) : properties.generalCategory == .lowercaseLetter
    }
}
