// `%author`, `!author`: Drupal placeholders, or `%a` before a word; `%PRODUCTNAME`: a LibreOffice placeholder. If it is
// unclear, the characters are locked.

extension Recognizer {
    /// What may be a specifier remains one, to be compared with the translation's; the letters after it are locked.
    static let percentName = Recognizer(triggers: "%", features: .formats) { scanner in
        guard !scanner.isLineBreakOfLisp, let end = scanner.percentNameEnd() else { return false }
        if let specifier = FormatSpecifier(scanner.utf8, at: scanner.at, end: end) {
            guard specifier.range.upperBound < end else { return false }
            scanner.emit(.placeholder, upTo: specifier.range.upperBound)
        }
        scanner.emit(.locked, upTo: end)
        return true
    }
}

extension Recognizer {
    /// Drupal's third prefix, for values that are inserted without escaping.
    static let exclamationName = Recognizer(triggers: "!", features: .formats) { scanner in
        guard scanner.at == 0 || scanner.previous.isSpace, scanner.byte(scanner.at + 1).isLetter,
            !scanner.byte(scanner.at + 1).isUpper
        else { return false }
        let end = scanner.end(of: \.isName, from: scanner.at + 1)
        guard end - scanner.at > 2 else { return false }
        scanner.emit(.locked, upTo: end)
        return true
    }
}

extension Scanner {
    /// Anything shorter is a specifier and a unit, as in `%dh` and `%ds`.
    private static let shortestPercentName = 3

    /// Returns the end of a name after a percent sign, unless the sign ends a word or number, as in `100%sure`.
    fileprivate func percentNameEnd() -> Int? {
        guard byte(at + 1).isLetter, !isInWord, previous != UInt8(ascii: "%") else { return nil }
        let last = end(of: \.isName, from: at + 1)
        if byte(at + 1).isUpper { return isAllCapitals(at + 1..<last) ? last : nil }
        return last - at > Self.shortestPercentName ? last : nil
    }

    /// Whether a name is in capitals, but neither a specifier such as `%LU` nor a word after `100 %`.
    private func isAllCapitals(_ name: Range<Int>) -> Bool {
        guard name.count > 4, byte(name.upperBound) != UInt8(ascii: "%"),
            utf8[name].allSatisfy({ !$0.isLetter || $0.isUpper })
        else { return false }
        let before = utf8[run..<at].last { !$0.isSpace }
        return !(before?.isDigit ?? false)
    }
}
