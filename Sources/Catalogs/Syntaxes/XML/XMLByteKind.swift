// A table of what each byte can be in XML: the scanner looks up every byte.

/// What a byte can be in a plain document.
struct ByteKind: OptionSet {
    package let rawValue: UInt8

    /// It can begin a name.
    static let beginsName = ByteKind(rawValue: 1)
    /// It can occur in a name.
    package static let isOfName = ByteKind(rawValue: 2)
    /// It needs a check in text, attributes, comments or CDATA sections.
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
