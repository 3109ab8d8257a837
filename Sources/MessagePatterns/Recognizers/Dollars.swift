// `${x}`, `$(NAME)`, `$t(key)`, `$NAME$`, `$1`, `$HOME`: templates that begin with a dollar.

extension Recognizer {
    static let dollar = Recognizer.placeholder(triggers: "$", features: [.formats, .templates]) { $0.dollarEnd() }

    /// Browsers also replace `$NAME$` inside of words.
    static let dollarName = Recognizer.placeholder(triggers: "$", features: .dollarNames) { $0.dollarNameEnd() }

    /// Browsers and MediaWiki also replace `$1` inside of words.
    static let dollarNumber = Recognizer.placeholder(triggers: "$", features: .dollarNumbers) { $0.dollarNumberEnd() }
}

extension Scanner {
    /// The bytes besides letters in a name in parentheses.
    private static let nameSigns = ByteSet(":~-")

    fileprivate func dollarNameEnd() -> Int? {
        let name = end(of: { $0.isName || $0 == UInt8(ascii: "@") }, from: at + 1)
        return name > at + 1 && byte(name) == UInt8(ascii: "$") ? name + 1 : nil
    }

    fileprivate func dollarNumberEnd() -> Int? {
        // `$$1` is a dollar sign and a number.
        let isSubstitution = UInt8(ascii: "1")...UInt8(ascii: "9") ~= byte(at + 1) && previous != UInt8(ascii: "$")
        return isSubstitution ? at + 2 : nil
    }

    /// The codes of dollars, and of countries that have some.
    private static let dollars: [StaticString] = [
        "USD", "AUD", "CAD", "HKD", "NZD", "SGD", "TWD", "MXN", "ARS", "CLP", "COP",
        "AR", "AU", "BB", "BM", "BN", "BS", "BZ", "CA", "CL", "CO", "EC", "FJ", "GY", "HK", "JM", "KY", "LR", "MX",
        "NA", "NZ", "SB", "SG", "SR", "TT", "TW", "US", "UY", "WS", "XC",
    ]

    /// Whether a name is that of a currency, as in `$USD`.
    private func isCurrency(_ name: Range<Int>) -> Bool {
        Self.dollars.contains { $0.utf8CodeUnitCount == name.count && utf8.has($0, at: name.lowerBound) }
    }

    fileprivate mutating func dollarEnd() -> Int? {
        if byte(at + 1) == UInt8(ascii: "{") {
            let close = end(of: { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "{") }, from: at + 2)
            return byte(close) == UInt8(ascii: "}") ? close + 1 : nil
        }
        // LibreOffice's `$[officename]`.
        if byte(at + 1) == UInt8(ascii: "[") {
            let close = end(of: \.isName, from: at + 2)
            return close > at + 2 && byte(close) == UInt8(ascii: "]") ? close + 1 : nil
        }
        // Xcode's build settings, as in `$(PRODUCT_NAME:rfc1034identifier)`, and VS Code's icons, as in `$(sync~spin)`.
        if byte(at + 1) == UInt8(ascii: "("), byte(at + 2).isLetter || byte(at + 2) == UInt8(ascii: "_") {
            let close = end(of: { $0.isName || Self.nameSigns.contains($0) }, from: at + 2)
            return byte(close) == UInt8(ascii: ")") ? close + 1 : nil
        }
        // i18next evaluates `$t(` at any position.
        let isNested = byte(at + 1) == UInt8(ascii: "t") && byte(at + 2) == UInt8(ascii: "(")
        let isInWord = previous.isDigit || utf8.letterLength(before: at) > 0
        guard !isInWord || isNested, byte(at + 1).isLetter || byte(at + 1) == UInt8(ascii: "_") else { return nil }
        let name = end(of: \.isName, from: at + 1)
        // A Latin letter beyond ASCII: `$etämedia` is a word.
        if 0xC3...0xC9 ~= byte(name) { return nil }
        if isCurrency(at + 1..<name) { return nil }
        if byte(name) == UInt8(ascii: "("), let close = parenthesisEnd(from: name) { return close }
        return byte(name) == UInt8(ascii: "$") ? name + 1 : name
    }
}
