// Addresses, which never change: `https://example.com/a?b=c`, `mailto:x`, `help@example.com`, `@user:example.org`,
// `example.com/help`.

extension Recognizer {
    static let url = Recognizer(triggers: ":", features: .addresses) { scanner in
        let scheme = scanner.schemeStart()
        guard scheme < scanner.at else { return false }
        let isHierarchical = scanner.utf8.has("://", at: scanner.at)
        guard isHierarchical || scanner.isOpaqueScheme(scheme) else { return false }
        // A lone beginning of an address also counts, as in a field that prompts for one.
        let end = scanner.addressEnd(from: scanner.at + (isHierarchical ? 3 : 1))
        guard isHierarchical || end > scanner.at + 1 else { return false }
        scanner.emit(.locked, scheme..<end)
        return true
    }

    static let mail = Recognizer(triggers: "@", features: .addresses) { scanner in
        if let end = scanner.userNameEnd() {
            scanner.emit(.locked, upTo: end)
            return true
        }
        let start = scanner.mailStart()
        let end = scanner.domainEnd(from: scanner.at + 1)
        // The name before the at sign may be a placeholder, as in `{user}@example.com`.
        let hasName = start < scanner.at || scanner.at == scanner.run && scanner.parts.last?.kind == .placeholder
        guard hasName, let end else { return false }
        scanner.emit(.locked, start..<end)
        return true
    }

    static let domain = Recognizer(triggers: ".", features: .addresses) { scanner in
        guard scanner.isInWord, scanner.utf8.isWord(at: scanner.at + 1), scanner.at >= scanner.lookups.hostEnd else {
            return false
        }
        scanner.lookups.hostEnd = scanner.end(of: \.isHostName, from: scanner.at)
        var start = scanner.at
        while start > scanner.run, scanner.utf8[start - 1].isHostName { start -= 1 }
        guard let end = scanner.domainEnd(from: start), scanner.isWebName(start..<end) else { return false }
        let hasPath = scanner.byte(end) == UInt8(ascii: "/") || scanner.byte(end) == UInt8(ascii: "?")
        scanner.emit(.locked, start..<(hasPath ? scanner.addressEnd(from: end) : end))
        return true
    }
}

extension UInt8 {
    fileprivate var isMailName: Bool {
        isName || self == UInt8(ascii: ".") || self == UInt8(ascii: "+") || self == UInt8(ascii: "-")
            || self == UInt8(ascii: "%")
    }
    fileprivate var isHostName: Bool { isLetter || isDigit || self == UInt8(ascii: ".") || self == UInt8(ascii: "-") }
}

extension Scanner {
    private static let opaqueSchemes: [StaticString] = [
        "mailto", "tel", "sms", "facetime", "data", "about", "javascript", "qrc", "magnet", "geo", "urn",
    ]
    /// Top-level domains that rarely occur in anything but an address; not a complete list.
    private static let endings: [StaticString] = ["com", "org", "net", "io", "app", "dev", "edu", "gov", "example"]

    fileprivate func schemeStart() -> Int {
        var start = at
        while start > run, utf8[start - 1].isHostName || utf8[start - 1] == UInt8(ascii: "+") { start -= 1 }
        return end(of: { !$0.isLetter && $0 != UInt8(ascii: ":") }, from: start)
    }

    /// Returns the start of the name before an at sign.
    fileprivate func mailStart() -> Int {
        var start = at
        while start > run {
            let length = utf8[start - 1].isMailName ? 1 : utf8.letterLength(before: start)
            guard length > 0 else { break }
            start -= length
        }
        return max(start, run)
    }

    /// Returns the end of `@user:example.org`, a Matrix user id, if it is one.
    fileprivate func userNameEnd() -> Int? {
        guard !isInWord else { return nil }
        let colon = end(of: { $0.isMailName && $0 != UInt8(ascii: "%") }, from: at + 1)
        guard colon > at + 1, byte(colon) == UInt8(ascii: ":") else { return nil }
        return domainEnd(from: colon + 1)
    }

    fileprivate func isOpaqueScheme(_ start: Int) -> Bool {
        !byte(at + 1).isSpace
            && Self.opaqueSchemes.contains { $0.utf8CodeUnitCount == at - start && utf8.has($0, at: start) }
    }

    /// Returns the end of an address: before white space, a quote, an angle bracket, an unmatched closing bracket, and
    /// the punctuation of the sentence around it; placeholders belong to the address, whatever they contain.
    fileprivate mutating func addressEnd(from start: Int) -> Int {
        var offset = start
        var lastPlaceholder = start
        var open: [UInt8] = []
        scan: while offset < end {
            if let placeholder = placeholderEnd(from: offset) {
                (offset, lastPlaceholder) = (placeholder, placeholder)
                continue
            }
            let byte = utf8[offset]
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "`"), UInt8(ascii: "\\"):
                break scan
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): open.append(byte)
            // In ASCII, a bracket and its closing bracket are one or two apart.
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
                guard let last = open.popLast(), byte > last, byte - last <= 2 else { break scan }
            // Latin signs, general punctuation and East Asian punctuation belong to the sentence.
            case 0xC2, 0xE2, 0xE3, 0xEF: break scan
            default: if byte.isSpace { break scan }
            }
            offset += 1
        }
        while offset > lastPlaceholder, utf8[offset - 1].endsSentence { offset -= 1 }
        return offset
    }

    /// Returns the end of a host name with at least two labels, if any.
    fileprivate func domainEnd(from start: Int) -> Int? {
        var last = end(of: \.isHostName, from: start)
        while last > start, utf8[last - 1] == UInt8(ascii: ".") || utf8[last - 1] == UInt8(ascii: "-") { last -= 1 }
        guard let dot = utf8[start..<last].lastIndex(of: UInt8(ascii: ".")), dot > start, last - dot > 2,
            utf8[dot + 1..<last].allSatisfy(\.isLetter)
        else { return nil }
        return last
    }

    /// Whether a name with dots is a host name: it begins with `www.`, a path follows, or its top-level domain is
    /// common.
    fileprivate func isWebName(_ name: Range<Int>) -> Bool {
        if utf8.has("www.", at: name.lowerBound) || hasPath(name) { return true }
        return Self.endings.contains { ending in
            let start = name.upperBound - ending.utf8CodeUnitCount
            return utf8.has(ending, at: start) && start > name.lowerBound && utf8[start - 1] == UInt8(ascii: ".")
        }
    }

    /// Whether a path follows, as in `example.de/help`; `yes...no/maybe` and `Node.js/Deno` are words.
    private func hasPath(_ name: Range<Int>) -> Bool {
        guard byte(name.upperBound) == UInt8(ascii: "/"), byte(name.upperBound + 1).isLetter else { return false }
        return name.allSatisfy { !utf8[$0].isUpper && !(utf8[$0] == UInt8(ascii: ".") && byte($0 + 1) == utf8[$0]) }
    }
}

extension UInt8 {
    fileprivate var endsSentence: Bool {
        switch self {
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"),
            UInt8(ascii: "?"), UInt8(ascii: "'"), UInt8(ascii: "*"):
            true
        default: false
        }
    }
}
