// `{0}`, `{name}`, `{{name}}`, `{{{x}}}`, `{0:N2}`, `{ $x }`, `{0, date}`: whatever stands in braces stays.

extension Recognizer {
    static let braces = Recognizer(triggers: "{", features: .braces, mayPrecedeSpace: true) { scanner in
        guard !scanner.isMessageFormat else { return false }
        if let end = scanner.braceEnd(from: scanner.at) {
            scanner.emit(.placeholder, upTo: end)
            return true
        }
        // Never closed: it may still be meant, and so may all the branches of `{n, plural, one {`.
        let name = scanner.end(of: \.isName, from: scanner.at + 1)
        guard name > scanner.at + 1 else { return false }
        scanner.emit(.placeholder, upTo: scanner.byte(name) == UInt8(ascii: ",") ? scanner.end : name)
        return true
    }
}
