// `%{x}`, `%(x)s`, `%<x>.2f`, `%[1]s`, `%arg`, `%NAME%`, `%name%`, `%1`, `%Ln`: templates that begin with a percent sign.

extension Recognizer {
    /// Boost's `%1%`, if the text after it would make its second sign a specifier: `%1%gedraagt`.
    static let boostPlace = Recognizer(triggers: "%", features: [.formats, .templates]) { scanner in
        let digits = scanner.end(of: \.isDigit, from: scanner.at + 1)
        guard 2...3 ~= digits - scanner.at, scanner.byte(digits) == UInt8(ascii: "%"),
            !scanner.byte(digits + 1).isDigit,
            let specifier = FormatSpecifier(scanner.utf8, at: digits, end: scanner.end),
            specifier.conversion != UInt8(ascii: "%"), !specifier.hasSpace || specifier.isLikely(in: &scanner)
        else { return false }
        scanner.emit(.placeholder, upTo: digits)
        scanner.emit(.locked, upTo: digits + 1)
        return true
    }

    static let percentTemplate = Recognizer.placeholder(triggers: "%", features: [.formats, .templates]) {
        $0.percentTemplateEnd()
    }
}

extension Scanner {
    fileprivate func percentTemplateEnd() -> Int? {
        switch byte(at + 1) {
        // In `%{{n}}` the percent sign precedes its number, as in Turkish.
        case UInt8(ascii: "{"): return byte(at + 2) == UInt8(ascii: "{") ? nil : nameEnd(closing: UInt8(ascii: "}"))
        case UInt8(ascii: "("):
            guard let name = nameEnd(closing: UInt8(ascii: ")"), mayHaveSpaces: true) else { return nil }
            guard utf8[at..<name].contains(where: \.isSpace) else { return conversionEnd(after: name) ?? name }
            // `5 %(of them all)` are words.
            return conversionEnd(after: name).flatMap { byte($0).isLetter ? nil : $0 }
        case UInt8(ascii: "["): return indexedVerbEnd()
        case UInt8(ascii: "<"):
            return nameEnd(closing: UInt8(ascii: ">")).flatMap { conversionEnd(after: $0) }
                .flatMap { byte($0).isLetter ? nil : $0 }
        case UInt8(ascii: "L"):
            let digits = end(of: \.isDigit, from: at + 2)
            if digits > at + 2 { return digits }
            return byte(at + 2) == UInt8(ascii: "n") && !byte(at + 3).isWord ? at + 3 : wordToken()
        case let first where first.isDigit: return position()
        default:
            if utf8.has("%arg", at: at), at + 4 <= end, !byte(at + 4).isName { return at + 4 }
            return wordToken()
        }
    }

    /// Returns the end of a name in brackets, after the closing bracket.
    private func nameEnd(closing: UInt8, mayHaveSpaces: Bool = false) -> Int? {
        let close = end(
            of: { $0 != closing && $0 != UInt8(ascii: "%") && (mayHaveSpaces || !$0.isSpace) }, from: at + 2)
        return byte(close) == closing && close > at + 2 ? close + 1 : nil
    }

    private static let namedConversions = ByteSet("diouxXeEfFgGcrsa@")
    private static let lengths = ByteSet("hlqLjzt")
    private static let sizedConversions = ByteSet("diouxXeEfFgG")

    /// Returns the end of what follows a name: flags, width, precision, and a letter, for Apple with a length modifier.
    private func conversionEnd(after name: Int) -> Int? {
        let last = end(
            of: { $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") },
            from: name)
        if Self.namedConversions.contains(byte(last)) { return last + 1 }
        let sized = end(of: Self.lengths.contains, from: last)
        return sized > last && Self.sizedConversions.contains(byte(sized)) && !byte(sized + 1).isName ? sized + 1 : nil
    }

    private static let goVerbs = ByteSet("vTtbcdoOqxXUeEfFgGsp")

    /// Go's `%[1]s`, `%[2].2f`.
    private func indexedVerbEnd() -> Int? {
        let digits = end(of: \.isDigit, from: at + 2)
        guard digits > at + 2, byte(digits) == UInt8(ascii: "]") else { return nil }
        let verb = end(of: { $0.isDigit || $0 == UInt8(ascii: ".") }, from: digits + 1)
        return Self.goVerbs.contains(byte(verb)) ? verb + 1 : nil
    }

    /// Returns the end of Qt's `%1` or other tools' `%0`, unless it begins a specifier such as `%1$@` or `%5d`.
    private func position() -> Int? {
        guard FormatSpecifier(utf8, at: at, end: end) == nil else { return nil }
        let digits = end(of: \.isDigit, from: at + 1)
        // `%3N` is a fraction of a second.
        if byte(digits) == UInt8(ascii: "N"), !byte(digits + 1).isName { return nil }
        return digits - at <= 3 ? digits : nil
    }

    /// Returns the end of `%NAME%` or `%name%`; `%d%%` and `%dx%d` are specifiers.
    private func wordToken() -> Int? {
        let ascii = end(of: \.isName, from: at + 1)
        let close = end(of: { $0.isName || $0.isOfTranslatedName }, from: ascii)
        guard byte(close) == UInt8(ascii: "%"), close > at + 2, !byte(at + 1).isDigit,
            FormatSpecifier(utf8, at: at, end: end)?.range.upperBound != close,
            close == ascii || close - at > Self.shortestTranslated
        else { return nil }
        let isUpper = close == ascii && utf8[at + 1..<close].allSatisfy { !$0.isLetter || $0.isUpper }
        let after = byte(close + 1)
        let opensAnother =
            after.isName || after == UInt8(ascii: "@") || close > ascii && after >= 0x80
            || after == UInt8(ascii: "%") && !isNamed(close + 1) && !isPercentage(at + 1..<close)
        guard isUpper || isSeveralWords(at + 1..<close) || isLongName(at + 1..<close) && !opensAnother else {
            return nil
        }
        return close + 1
    }

    /// With fewer bytes and letters outside ASCII, `%dч%` is a specifier and its unit.
    private static let shortestTranslated = 5

    /// Whether underscores join several words to a name, whatever follows its second sign: `%tag_start%Sent`.
    ///
    /// A first word that is a specifier needs a colon, as in `:%a_end%`: in `%d_files_%d`, underscores join specifiers.
    private func isSeveralWords(_ name: Range<Int>) -> Bool {
        let words = utf8[name].split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
        guard words.count > 1, words.allSatisfy({ !$0.isEmpty }), let first = words.first, let last = words.last else {
            return false
        }
        let specifier = FormatSpecifier(utf8, at: name.lowerBound - 1, end: end)?.range.upperBound
        return last.count > 1 && (specifier != first.endIndex || previous == UInt8(ascii: ":"))
    }

    /// Whether a name is not a specifier with its unit, such as `%dh`: `%id%` and `%ip%` are names.
    private func isLongName(_ name: Range<Int>) -> Bool {
        name.count > 2 || name.count == 2 && !Self.usualConversions.contains(utf8[name.lowerBound])
    }

    /// Whether a name before two percent signs is one with a sign after it, as in `%percent%% used`: no text has words
    /// between a specifier and `%%`.
    private func isPercentage(_ name: Range<Int>) -> Bool {
        name.count > 4 && utf8[name].allSatisfy(\.isLetter) && !byte(name.upperBound + 2).isName
    }

    private static let usualConversions = ByteSet("dsfuxceg")

    /// Whether a name between two percent signs begins here, like the second one in `%first%%last%`.
    private func isNamed(_ offset: Int) -> Bool {
        let close = end(of: \.isName, from: offset + 1)
        return close - offset > 3 && byte(close) == UInt8(ascii: "%")
    }
}

extension UInt8 {
    /// Whether it is a part of a Latin, Greek, Cyrillic, Hebrew or Arabic letter beyond ASCII, as translators write into
    /// names; other scripts need no space after a specifier.
    fileprivate var isOfTranslatedName: Bool { 0x80...0xBF ~= self || 0xC3...0xDF ~= self }
}
