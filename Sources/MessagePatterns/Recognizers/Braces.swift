// `{0}`, `{name}`, `{{name}}`, `{{{x}}}`, `{0:N2}`, `{ $x }`, `{0, date}`: the content of braces is kept.

extension Recognizer {
    static let braces = Recognizer.placeholder(triggers: "{", features: .braces, mayPrecedeSpace: true) { scanner in
        scanner.isMessageFormat
            ? nil : scanner.braceEnd(from: scanner.at).flatMap { scanner.holdsDirective(upTo: $0) ? nil : $0 }
    }

    /// A brace that is never closed is not a placeholder, but its author may still fix it: it is locked, as are all the
    /// branches of `{n, plural, one {`.
    static let openBrace = Recognizer(triggers: "{", features: .braces, mayPrecedeSpace: true) { scanner in
        guard !scanner.isMessageFormat else { return false }
        let name = scanner.end(of: \.isName, from: scanner.at + 1)
        let isNamed = name > scanner.at + 1
        let isBranching = ICUMessage.beginsBranches(scanner.utf8, at: scanner.at)
        guard isNamed || isBranching else { return false }
        let isArgument = isBranching || scanner.byte(name) == UInt8(ascii: ",")
        scanner.emit(.locked, upTo: isArgument ? scanner.end : name)
        return true
    }
}

extension Scanner {
    /// Whether the braces that begin here are text around a directive, as in `wallet {%s}`.
    fileprivate func holdsDirective(upTo close: Int) -> Bool {
        let start = end(of: \.isSpace, from: at + 1)
        guard byte(start) == UInt8(ascii: "%"), let specifier = FormatSpecifier(utf8, at: start, end: close - 1)
        else { return false }
        return end(of: \.isSpace, from: specifier.range.upperBound) == close - 1
            && specifier.conversion != UInt8(ascii: "%")
    }
}
