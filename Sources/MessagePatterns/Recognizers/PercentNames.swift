// `%author`: a placeholder of Drupal's, or `%a` before a word. Where it is not clear, the characters stay.

extension Recognizer {
    /// What may be a specifier stays one, so that it is compared with that of a translation; the letters after it stay.
    static let percentName = Recognizer(triggers: "%", features: .formats) { scanner in
        guard let end = scanner.percentNameEnd() else { return false }
        if let specifier = FormatSpecifier(scanner.utf8, at: scanner.at, end: end) {
            guard specifier.range.upperBound < end else { return false }
            scanner.emit(.placeholder, upTo: specifier.range.upperBound)
        }
        scanner.emit(.locked, upTo: end)
        return true
    }
}

extension Scanner {
    /// Less is a specifier and a unit, as in `%dh` and `%ds`.
    private static let shortestPercentName = 3

    /// The end of a name after a percent sign that ends no word or number, as it does in `100%sure`.
    fileprivate func percentNameEnd() -> Int? {
        guard byte(at + 1).isLetter, !byte(at + 1).isUpper, !isInWord, previous != UInt8(ascii: "%") else { return nil }
        let last = end(of: \.isName, from: at + 1)
        return last - at > Self.shortestPercentName ? last : nil
    }
}
