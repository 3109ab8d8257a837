// `classic`: `[[áccéntéd~~~]]`.

import MessagePatterns

struct Classic: Style {
    static let id = "classic"
    static let summary = "[[áccéntéd~~~]]: accents on vowels, and a ~ for every three characters"

    private static let plain = Array("aeiouAEIOU".unicodeScalars)
    private static let accented = Array("áéíóúÁÉÍÓÚ".unicodeScalars)
    private static let open = Array("[[".utf8)
    private static let close = Array("]]".utf8)
    private static let tilde = UInt8(ascii: "~")
    private static let end = [tilde] + close

    var isUnmistakable: Bool { true }
    var needsLength: Bool { true }

    init(_ settings: StyleSettings) throws(StyleError) {}

    func apply(_ message: Message, _ context: Context, to output: inout Message) {
        var inner = Message()
        for part in message.parts {
            if part.kind == .text {
                inner.append(.text) { Self.append(message.utf8, part.range, to: &$0) }
            } else {
                inner.append(part, of: message)
            }
        }
        inner.wrap(before: Self.open, to: &output) { bytes in
            for _ in 0..<max(1, context.length / 3) { bytes.append(Self.tilde) }
            bytes += Self.close
        }
    }

    private static func append(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        for byte in utf8[range] {
            if let accent = accent(of: byte) {
                output.append(0xC3)
                output.append(accent)
            } else {
                output.append(byte)
            }
        }
    }

    /// The second byte of a vowel with an acute; the first is that of U+00C0 to U+00FF.
    private static func accent(of byte: UInt8) -> UInt8? {
        switch byte | 0x20 {
        case UInt8(ascii: "a"): (byte & 0x20) | 0x81
        case UInt8(ascii: "e"): (byte & 0x20) | 0x89
        case UInt8(ascii: "i"): (byte & 0x20) | 0x8D
        case UInt8(ascii: "o"): (byte & 0x20) | 0x93
        case UInt8(ascii: "u"): (byte & 0x20) | 0x9A
        default: nil
        }
    }

    func isVisible(in message: Message, _ context: Context) -> Bool? {
        let core = message.utf8.core
        let hasBoth =
            message.utf8.has(Self.open, at: core.lowerBound)
            && message.utf8.has(Self.end, at: core.upperBound - Self.end.count)
        return hasBoth ? true : nil
    }

    func rulesOut(_ message: Message, _ context: Context) -> Bool { isVisible(in: message, context) != true }

    func undo(_ text: String) -> String {
        let utf8 = Array(text.utf8)
        let core = utf8.core
        guard utf8.has(Self.open, at: core.lowerBound) else { return text }
        // A screenshot may have cut off the end; a bracket without a tilde is another style's, or the text's own.
        let end = utf8[core].lastIndex { $0 != Self.close[0] }.map { $0 + 1 } ?? core.upperBound
        let inner = utf8[core.lowerBound + Self.open.count..<max(end, core.lowerBound + Self.open.count)]
        guard end == core.upperBound || inner.last == Self.tilde else { return text }
        let textEnd = inner.lastIndex { $0 != Self.tilde }.map { $0 + 1 } ?? inner.startIndex
        let output =
            utf8[..<core.lowerBound] + utf8.withoutSeparator(before: textEnd)[inner.startIndex...]
            + utf8[core.upperBound...]
        return Self.withoutAccents(String(decoding: output, as: UTF8.self))
    }

    private static func withoutAccents(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            scalars.append(accented.firstIndex(of: scalar).map { plain[$0] } ?? scalar)
        }
        return String(scalars)
    }
}
