// `wide`: full-width letters.

import MessagePatterns

struct Wide: LetterStyle {
    static let id = "wide"
    static let summary = "Full-width letters, twice as wide"

    /// The distance from an ASCII letter to its full-width twin.
    private static let distance: UInt32 = 0xFEE0

    var isUnmistakable: Bool { true }

    init(_ settings: StyleSettings) throws(StyleError) {}

    func append(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        for byte in utf8[range] {
            if byte.isLetter {
                // The twins, U+FF21 to U+FF5A, have three bytes.
                output.append(0xEF)
                output.append(byte < 0x60 ? 0xBC : 0xBD)
                output.append(byte < 0x60 ? byte + 0x60 : byte + 0x20)
            } else {
                output.append(byte)
            }
        }
    }

    func isVisible(in message: Message, _ context: Context) -> Bool? {
        let letters = LetterCensus(message)
        return letters.hasASCII ? false : letters.hasFullWidth ? true : nil
    }

    /// The ASCII letter whose full-width twin is a scalar.
    static func original(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        guard let byte = UInt8(exactly: Int64(scalar.value) - Int64(distance)), byte.isLetter else { return nil }
        return Unicode.Scalar(byte)
    }

    /// Whether there is a full-width letter at an offset.
    static func isLetter(_ utf8: [UInt8], at offset: Int) -> Bool {
        guard offset + 2 < utf8.count, utf8[offset] == 0xEF else { return false }
        switch utf8[offset + 1] {
        case 0xBC: return (0xA1...0xBA).contains(utf8[offset + 2])
        case 0xBD: return (0x81...0x9A).contains(utf8[offset + 2])
        default: return false
        }
    }

    func undo(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { scalars.append(Self.original(of: scalar) ?? scalar) }
        return String(scalars)
    }
}
