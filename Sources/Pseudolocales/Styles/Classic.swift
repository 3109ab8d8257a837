// `classic`: `[[áccéntéd~~~]]`.

import MessagePatterns

struct Classic: Style {
    static let id = "classic"
    static let summary = "[[áccéntéd~~~]]: accents on vowels, and a ~ for each three characters"

    private static let plain = Array("aeiouAEIOU".unicodeScalars)
    private static let accented = Array("áéíóúÁÉÍÓÚ".unicodeScalars)
    private static let pairs: [UInt8: [UInt8]] = Dictionary(
        uniqueKeysWithValues: zip(plain, accented).map { (UInt8(truncatingIfNeeded: $0.value), Array(String($1).utf8)) }
    )

    init(_ settings: StyleSettings) throws(StyleError) {}

    func apply(_ message: Message, _ context: Context, to output: inout Message) {
        var inner = Message()
        for part in message.parts {
            guard part.kind == .text else {
                inner.append(part, of: message)
                continue
            }
            inner.append(.text) { bytes in
                for byte in message.utf8[part.range] {
                    if let accented = Self.pairs[byte] { bytes += accented } else { bytes.append(byte) }
                }
            }
        }
        let tildes = String(repeating: "~", count: max(1, context.length / 3))
        inner.wrap(before: "[[", after: tildes + "]]", to: &output)
    }

    func isVisible(in message: Message, _ context: Context) -> Bool? {
        let inner = message.utf8.trimmed(message.utf8.indices)
        return message.utf8[inner].starts(with: "[[".utf8) && message.utf8[inner].reversed().starts(with: "]]~".utf8)
    }

    func undo(_ text: String) -> String {
        guard text.hasPrefix("[[") else { return text }
        var core = text.dropFirst(2)
        if core.hasSuffix("]]") { core.removeLast(2) }
        while core.hasSuffix("~") { core.removeLast() }
        var scalars = String.UnicodeScalarView()
        for scalar in core.unicodeScalars {
            scalars.append(Self.accented.firstIndex(of: scalar).map { Self.plain[$0] } ?? scalar)
        }
        return String(scalars)
    }
}
