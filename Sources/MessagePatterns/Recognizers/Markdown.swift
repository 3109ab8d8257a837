// `[label](target)`, `^[words](inflect: true)`, `` `code` ``: labels are text, targets and code are not.

extension Recognizer {
    static let link = Recognizer(triggers: "[]", features: .markup) { scanner in
        guard let range = scanner.linkPart() else { return false }
        scanner.emit(.markup, range)
        return true
    }

    static let code = Recognizer(triggers: "`", features: .markup) { scanner in
        guard !scanner.lookups.missing.contains(.codeEnd) else { return false }
        guard let close = scanner.next(UInt8(ascii: "`"), from: scanner.at + 1) else {
            scanner.miss(.codeEnd)
            return false
        }
        guard close > scanner.at + 1 else { return false }
        scanner.emit(.locked, scanner.at..<close + 1)
        return true
    }
}

extension Scanner {
    /// What stands before a link's label, or after it.
    fileprivate mutating func linkPart() -> Range<Int>? {
        if utf8[at] == UInt8(ascii: "]") {
            return lookups.targetEnd(of: at, in: utf8).flatMap { $0 <= end ? at..<$0 : nil }
        }
        guard lookups.opensLink(at, in: utf8) else { return nil }
        return (at > run && previous == UInt8(ascii: "^") ? at - 1 : at)..<at + 1
    }
}
