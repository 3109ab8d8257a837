// What fills pseudo text up.

/// How padding looks.
public enum Padding: String, CaseIterable, Sendable {
    /// A ruler; where it would be long, words and then a ruler.
    case auto
    /// Digits that count down, so that a screenshot shows how much was cut.
    case ruler
    /// Words that wrap like real text.
    case words

    private static let longestRuler = 20
    private static let filler = Array(
        LookAlikes.accented(" one two three four five six seven eight nine ten eleven twelve").unicodeScalars)

    /// Padding of a length in characters.
    func text(_ length: Int) -> String {
        switch self {
        case .auto where length > Self.longestRuler: Self.words(length - 10) + Self.ruler(10)
        case .auto, .ruler: Self.ruler(length)
        case .words: Self.words(length)
        }
    }

    private static func ruler(_ length: Int) -> String {
        var text = "…"
        for left in (1..<max(1, length)).reversed() { text.append(String(left % 10)) }
        return text
    }

    private static func words(_ length: Int) -> String {
        var text = String.UnicodeScalarView()
        for index in 0..<length {
            let scalar = filler[index % filler.count]
            // At the end a space would not be seen.
            text.append(scalar == " " && index == length - 1 ? "~" : scalar)
        }
        return String(text)
    }

    /// A text without the padding at its end, even where a screenshot or a hand has cut it.
    static func stripped(_ text: String) -> String { strippingWords(strippingRuler(text)) }

    private static func strippingRuler(_ text: String) -> String {
        guard let mark = text.unicodeScalars.lastIndex(of: "…") else { return text }
        let digits = text.unicodeScalars[text.unicodeScalars.index(after: mark)...].map { Int($0.value) - 0x30 }
        guard digits.allSatisfy((0...9).contains), zip(digits, digits.dropFirst()).allSatisfy({ ($0 + 9) % 10 == $1 })
        else { return text }
        return String(text.unicodeScalars[..<mark])
    }

    private static func strippingWords(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        let beginning = filler.prefix(4)
        for start in scalars.indices where scalars[start...].starts(with: beginning) {
            let rest = scalars[start...].enumerated()
            let isFiller = rest.allSatisfy { index, scalar in
                scalar == filler[index % filler.count] || index == scalars.count - start - 1 && scalar == "~"
            }
            if isFiller { return String(String.UnicodeScalarView(scalars[..<start])) }
        }
        return text
    }
}

extension LookAlikes {
    /// A text with look-alikes for its letters.
    static func accented(_ text: String) -> String {
        var output: [UInt8] = []
        let utf8 = Array(text.utf8)
        append(utf8, utf8.indices, to: &output)
        return String(decoding: output, as: UTF8.self)
    }
}
