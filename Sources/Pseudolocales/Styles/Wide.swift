// `wide`: full-width letters.

import MessagePatterns

struct Wide: LetterStyle {
    static let id = "wide"
    static let summary = "Full-width letters, twice as wide"

    /// From an ASCII letter to its full-width twin.
    private static let distance: UInt32 = 0xFEE0

    init(_ settings: StyleSettings) throws(StyleError) {}

    func append(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        for byte in utf8[range] {
            guard byte.isLetter, let twin = Unicode.Scalar(UInt32(byte) + Self.distance) else {
                output.append(byte)
                continue
            }
            output += String(twin).utf8
        }
    }

    func isVisible(in message: Message, _ context: Context) -> Bool? {
        let letters = LetterCensus(message)
        return letters.hasASCII ? false : letters.hasFullWidth ? true : nil
    }

    /// The ASCII letter that a full-width one is the twin of.
    static func original(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        guard let byte = UInt8(exactly: Int64(scalar.value) - Int64(distance)), byte.isLetter else { return nil }
        return Unicode.Scalar(byte)
    }

    func undo(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { scalars.append(Self.original(of: scalar) ?? scalar) }
        return String(scalars)
    }
}
