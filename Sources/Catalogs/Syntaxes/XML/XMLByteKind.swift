// What a byte may be in XML, in a table: the scanner asks it of every byte.

/// What a byte may be in a plain document.
struct ByteKind: OptionSet {
    package let rawValue: UInt8

    /// A name may begin with it.
    static let beginsName = ByteKind(rawValue: 1)
    /// A name may have it.
    package static let isOfName = ByteKind(rawValue: 2)
    /// It has to be looked at in text, in an attribute, in a comment or in a section.
    package static let isSign = ByteKind(rawValue: 4)

    /// The kinds of all bytes.
    package static let all: [ByteKind] = (UInt8.min...UInt8.max).map { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: ":"):
            [.beginsName, .isOfName]
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): .isOfName
        case UInt8(ascii: "-"): [.isOfName, .isSign]
        case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "]"), UInt8(ascii: "\""), UInt8(ascii: "'"), 0xEF:
            .isSign
        case 0x20..., 0x09, 0x0A, 0x0D: []
        default: .isSign
        }
    }
}
