// `alt="Photo"`: the attributes of tags, a few of which are text for users.

extension Scanner {
    /// The attributes of one tag.
    struct Attributes {
        /// The end after the tag's `>`, if any.
        var end: Int?
        /// Whether a value begins with a quote, which only occurs in tags.
        var hasQuotes = false
        var list: [Attribute] = []
    }

    /// An attribute and its value without quotes.
    struct Attribute {
        let name: Range<Int>
        let value: Range<Int>
        let isQuoted: Bool
    }

    private static let readable: [StaticString] = ["alt", "title", "placeholder", "aria-label", "label"]
    private static let buttons: [StaticString] = ["submit", "button", "reset"]

    /// Reads attributes up to the end of a tag.
    func readAttributes(from start: Int) -> Attributes {
        var attributes = Attributes()
        var offset = start
        while offset < end, utf8[offset] != UInt8(ascii: ">") {
            let name = offset..<end(of: \.isAttributeName, from: offset)
            offset = max(name.upperBound, offset + 1)
            // Space is skipped once for each name, not for each byte of it.
            guard !name.isEmpty else { continue }
            let sign = end(of: \.isSpace, from: name.upperBound)
            guard byte(sign) == UInt8(ascii: "=") else { continue }
            let value = end(of: \.isSpace, from: sign + 1)
            let quote = byte(value)
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                offset = end(of: { !$0.isSpace && $0 != UInt8(ascii: ">") }, from: value)
                attributes.list.append(Attribute(name: name, value: value..<offset, isQuoted: false))
                continue
            }
            attributes.hasQuotes = true
            guard let close = next(quote, from: value + 1) else { return attributes }
            attributes.list.append(Attribute(name: name, value: value + 1..<close, isQuoted: true))
            offset = close + 1
        }
        if offset < end { attributes.end = offset + 1 }
        return attributes
    }

    /// Returns the values that are text for users; values without quotes never change, because a new value might need
    /// quotes.
    func readableValues(of attributes: [Attribute]) -> [Range<Int>] {
        let isButton = attributes.contains { attribute in
            isNamed(attribute.name, "type") && Self.buttons.contains { isNamed(attribute.value, $0) }
        }
        return attributes.filter { attribute in
            attribute.isQuoted
                && (Self.readable.contains { isNamed(attribute.name, $0) }
                    || isButton && isNamed(attribute.name, "value"))
        }.map(\.value)
    }

    /// Whether a range contains a name, ignoring case.
    func isNamed(_ range: Range<Int>, _ name: StaticString) -> Bool {
        range.count == name.utf8CodeUnitCount && utf8.hasLetters(name, at: range.lowerBound)
    }
}

extension UInt8 {
    private static let attributeEnds = ByteSet("\"'<>/=")

    /// Whether the names of tags may contain it.
    var isTagName: Bool { isName || self == UInt8(ascii: ":") || self == UInt8(ascii: "-") }
    /// Whether the names of attributes may contain it: nearly any byte, as in `[alt]` and `(click)`.
    fileprivate var isAttributeName: Bool { !isSpace && !Self.attributeEnds.contains(self) }
}

/// The end of a tag.
package enum TagEnd {
    /// Whether a tag closes itself, like `<br/>`.
    ///
    /// A slash at the end of an unquoted value is part of the value, as in `<a href=https://example.org/>`.
    package static func closesItself(_ tag: ArraySlice<UInt8>) -> Bool {
        guard tag.suffix(2).elementsEqual("/>".utf8) else { return false }
        var rest = tag.dropFirst().dropLast()
        while let sign = rest.firstIndex(of: UInt8(ascii: "=")) {
            let value = rest[(sign + 1)...].drop(while: \.isSpace)
            // A format may have escaped the quotes.
            let start = value.drop { $0 == UInt8(ascii: "\\") }
            guard let quote = start.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                rest = value.drop { !$0.isSpace }
                if rest.isEmpty { return false }
                continue
            }
            rest = start.dropFirst().drop { $0 != quote }.dropFirst()
        }
        return true
    }
}
