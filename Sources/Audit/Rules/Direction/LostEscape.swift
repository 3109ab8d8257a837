// Escapes of controls of direction that lost their backslash, so that they are letters on the screen: `u200f%@`.

import Catalogs
import TextLayout

/// An escape of a control of direction that lost its backslash: `u200f`.
struct LostEscape {
    /// As it stands in the text.
    let spelling: String
    private let scalar: Unicode.Scalar

    private static let length = 5

    /// The escape that some bytes begin with.
    init?(at bytes: some Sequence<UInt8>) {
        let bytes = Array(bytes.prefix(Self.length))
        let digits = String(decoding: bytes.dropFirst(), as: UTF8.self)
        guard bytes.count == Self.length, bytes[0] | 0x20 == UInt8(ascii: "u"), bytes.allSatisfy(\.isLetterOrDigit),
            let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init), Self.isControl(scalar)
        else { return nil }
        self.scalar = scalar
        spelling = String(decoding: bytes, as: UTF8.self)
    }

    /// The escape that stands right before a position.
    init?(before position: Int, in bytes: [UInt8]) {
        guard position >= Self.length else { return nil }
        self.init(at: bytes[(position - Self.length)...])
    }

    /// The way out, in a format: each has escapes of its own.
    func help(in format: Format) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let escape =
            switch format.id {
            case "xcstrings": "\\u\(digits)"
            case "xliff": "&#x\(digits);"
            default: "\\U\(digits)"
            }
        return "'\(spelling)' is an escape that lost its backslash: write \(escape) in its place"
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool { isLetter || isDigit }
}
