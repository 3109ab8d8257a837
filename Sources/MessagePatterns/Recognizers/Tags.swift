// `<a href="…">`, `</b>`, `<br/>`, `<![CDATA[`, `<!-- -->`, `<% %>`; the attributes that people read are text.

extension Recognizer {
    static let tag = Recognizer(triggers: "<]", features: .markup) { scanner in
        scanner.utf8[scanner.at] == UInt8(ascii: "<") ? !scanner.isInTag && scanner.takeTag() : scanner.takeSectionEnd()
    }
}

extension Scanner {
    fileprivate mutating func takeTag() -> Bool {
        switch byte(at + 1) {
        case UInt8(ascii: "!"):
            if utf8.has("<![CDATA[", at: at) {
                emit(.markup, at..<at + 9)
                return true
            }
            return utf8.has("<!--", at: at)
                ? take(.locked, upTo: "-->", .commentEnd) : takeElement(from: at + 2)
        case UInt8(ascii: "%"): return take(.placeholder, upTo: "%>", .templateEnd)
        case UInt8(ascii: "?"): return take(.markup, upTo: "?>", .instructionEnd)
        case UInt8(ascii: "/"): return byte(at + 2).isLetter && takeElement(from: at + 2)
        case UInt8(ascii: ">"):
            emit(.markup, at..<at + 2)
            return true
        case let first: return first.isLetter && takeElement(from: at + 1)
        }
    }

    /// `]]>`, the end of a CDATA section.
    fileprivate mutating func takeSectionEnd() -> Bool {
        guard utf8.has("]]>", at: at) else { return false }
        emit(.markup, at..<at + 3)
        return true
    }

    private mutating func take(_ kind: Message.Kind, upTo close: StaticString, _ mark: Lookups.Missing) -> Bool {
        guard !lookups.missing.contains(mark) else { return false }
        var offset = at + 2
        while offset < end, !utf8.has(close, at: offset) { offset += 1 }
        guard offset < end else {
            miss(mark)
            return false
        }
        emit(kind, at..<offset + close.utf8CodeUnitCount)
        return true
    }

    /// Takes a tag whose name begins at an offset; false where it never ends.
    private mutating func takeElement(from nameStart: Int) -> Bool {
        guard !lookups.missing.contains(.tagEnd) else { return false }
        let name =
            nameStart..<end(of: { $0.isName || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "-") }, from: nameStart)
        let (tagEnd, attributes) = readAttributes(from: name.upperBound)
        guard let tagEnd else { return false }
        if let close = closingTag(of: name, after: tagEnd) {
            emit(.locked, at..<close)
            return true
        }
        let isButton = attributes.contains { isNamed($0.name, "type") && namesButton($0.value) }
        for attribute in attributes where isText(attribute.name, isButton: isButton) {
            emit(.markup, at..<attribute.value.lowerBound)
            scanAttribute(attribute.value)
        }
        emit(.markup, at..<tagEnd)
        return true
    }

    private typealias Attribute = (name: Range<Int>, value: Range<Int>)

    /// Reads attributes up to the end of a tag; an end of nil says that it never ends.
    private mutating func readAttributes(from start: Int) -> (end: Int?, attributes: [Attribute]) {
        var attributes: [Attribute] = []
        var offset = start
        while offset < end, utf8[offset] != UInt8(ascii: ">") {
            let name =
                offset..<end(of: { $0.isName || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }, from: offset)
            offset = max(name.upperBound, offset + 1)
            guard !name.isEmpty else { continue }
            let sign = end(of: \.isSpace, from: name.upperBound)
            guard byte(sign) == UInt8(ascii: "=") else { continue }
            let value = end(of: \.isSpace, from: sign + 1)
            let quote = byte(value)
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                offset = end(of: { !$0.isSpace && $0 != UInt8(ascii: ">") }, from: value)
                continue
            }
            let mark: Lookups.Missing = quote == UInt8(ascii: "'") ? .singleQuote : .doubleQuote
            guard !lookups.missing.contains(mark), let close = next(quote, from: value + 1) else {
                miss(mark)
                return (nil, [])
            }
            attributes.append((name, value + 1..<close))
            offset = close + 1
        }
        guard offset < end else {
            miss(.tagEnd)
            return (nil, [])
        }
        return (offset + 1, attributes)
    }

    // MARK: Names

    /// Elements whose content is no text for people.
    private static let opaque: [StaticString] = ["xliff:g", "code", "script", "style"]
    private static let readable: [StaticString] = ["alt", "title", "placeholder", "aria-label", "label"]
    private static let buttons: [StaticString] = ["submit", "button", "reset"]

    /// The end of the closing tag of an element whose content stays as it is.
    private mutating func closingTag(of name: Range<Int>, after tagEnd: Int) -> Int? {
        guard utf8[at + 1] != UInt8(ascii: "/"), utf8[tagEnd - 2] != UInt8(ascii: "/"),
            let index = Self.opaque.firstIndex(where: { isNamed(name, $0) }),
            !lookups.missing.contains(.closingTag(index))
        else { return nil }
        var offset = tagEnd
        while let open = next(UInt8(ascii: "<"), from: offset) {
            offset = open + 1
            let close = open + 2 + Self.opaque[index].utf8CodeUnitCount
            if byte(open + 1) == UInt8(ascii: "/"), utf8.has(Self.opaque[index], at: open + 2),
                byte(close) == UInt8(ascii: ">")
            {
                return close + 1
            }
        }
        miss(.closingTag(index))
        return nil
    }

    private func isNamed(_ name: Range<Int>, _ text: StaticString) -> Bool {
        name.count == text.utf8CodeUnitCount && utf8.has(text, at: name.lowerBound)
    }

    private func namesButton(_ value: Range<Int>) -> Bool { Self.buttons.contains { isNamed(value, $0) } }

    private func isText(_ name: Range<Int>, isButton: Bool) -> Bool {
        Self.readable.contains { isNamed(name, $0) } || isButton && isNamed(name, "value")
    }
}
