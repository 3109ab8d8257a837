// `{0}`, `{name}`, `{{name}}`, `{{{x}}}`, `{0:N2}`, `{ $x }`, `{0, date}`: whatever stands in braces stays.

extension Recognizer {
    static let braces = Recognizer.placeholder(triggers: "{", features: .braces, mayPrecedeSpace: true) { scanner in
        scanner.isMessageFormat ? nil : scanner.braceEnd(from: scanner.at)
    }

    /// A brace that is never closed is no placeholder, and whoever meant one may still mend it: it stays, as do all the
    /// branches of `{n, plural, one {`.
    static let openBrace = Recognizer(triggers: "{", features: .braces) { scanner in
        let name = scanner.end(of: \.isName, from: scanner.at + 1)
        guard !scanner.isMessageFormat, name > scanner.at + 1 else { return false }
        scanner.emit(.locked, upTo: scanner.byte(name) == UInt8(ascii: ",") ? scanner.end : name)
        return true
    }
}
