// `{0}`, `{n, number, percent}`, `{when, date, long}`, `{0:N2}`, `{{name}}`, `{ $x }`: placeholders in braces.

extension Placeholder {
    init(braces utf8: [UInt8], _ spelling: String) {
        let inner = utf8.drop { $0 == UInt8(ascii: "{") }.prefix { $0 != UInt8(ascii: "}") }
        if FluentArgument.isFluent(inner) {
            let argument = FluentArgument(inner)
            self.init(spelling: spelling, name: argument.name, sort: argument.sort)
            return
        }
        let pieces = inner.split(separator: UInt8(ascii: ","), maxSplits: 2, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self).trimmed }
        let name = Self.name(in: utf8)
        guard pieces.count > 1 else {
            self.init(spelling: spelling, name: name, sort: Self.literal(inner) ?? Self.sort(after: name, inner))
            return
        }
        let style = pieces.count > 2 ? pieces[2] : ""
        let sort: Sort =
            switch pieces[1] {
            case "number": .number(style: style)
            case "spellout", "ordinal", "plural", "selectordinal", "choice": .number(style: "")
            case "date": .date(style: style)
            case "time": .time(style: style)
            case "duration": .like("12:34:56")
            default: Self.sort(after: name, inner)
            }
        self.init(spelling: spelling, name: name, sort: sort)
    }

    /// Fluent's `{ "text" }`.
    private static func literal(_ inner: ArraySlice<UInt8>) -> Sort? {
        let text = String(decoding: inner, as: UTF8.self).trimmed
        guard text.utf8.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
        return .literal(String(text.dropFirst().dropLast()))
    }

    /// The sort that .NET's format after a colon specifies, as in `{0:N2}`, or else the one that the name suggests.
    private static func sort(after name: String, _ inner: ArraySlice<UInt8>) -> Sort {
        guard let colon = inner.firstIndex(of: UInt8(ascii: ":")), colon + 1 < inner.endIndex else {
            return NameHints.sort(of: name)
        }
        let digits = Int(String(decoding: inner[(colon + 2)...], as: UTF8.self)).map { max(0, min($0, 15)) }
        switch inner[colon + 1] {
        case UInt8(ascii: "N"), UInt8(ascii: "n"), UInt8(ascii: "F"), UInt8(ascii: "f"):
            return .number(style: digits == 0 ? "integer" : "::." + String(repeating: "0", count: digits ?? 2))
        case UInt8(ascii: "D"), UInt8(ascii: "d"): return digits == nil ? .date(style: "long") : .count
        case UInt8(ascii: "C"), UInt8(ascii: "c"): return .price
        case UInt8(ascii: "P"), UInt8(ascii: "p"): return .percent
        default: return NameHints.sort(of: name)
        }
    }
}

extension String {
    /// The text without surrounding white space.
    var trimmed: String {
        var bytes = utf8[...]
        while let first = bytes.first, first <= 0x20 { bytes = bytes.dropFirst() }
        while let last = bytes.last, last <= 0x20 { bytes = bytes.dropLast() }
        return String(Substring(bytes))
    }
}
