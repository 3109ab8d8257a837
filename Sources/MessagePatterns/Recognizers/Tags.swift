// `<a href="…">`, `</b>`, `<br/>`, `<![CDATA[`, `<!-- -->`, `<% %>`; attributes for users are text.

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
                emit(.markup, upTo: at + 9)
                return true
            }
            return utf8.has("<!--", at: at)
                ? take(.locked, upTo: "-->", .commentEnd) : takeElement(from: at + 2)
        case UInt8(ascii: "%"): return take(.placeholder, upTo: "%>", .templateEnd)
        case UInt8(ascii: "?"): return take(.markup, upTo: "?>", .instructionEnd)
        case UInt8(ascii: "/"): return byte(at + 2).isLetter && takeElement(from: at + 2)
        case UInt8(ascii: ">"):
            emit(.markup, upTo: at + 2)
            return true
        case let first: return first.isLetter && takeElement(from: at + 1)
        }
    }

    /// `]]>`, the end of a CDATA section; without its beginning, the brackets are words: `<from[:to[.end]]>`.
    fileprivate mutating func takeSectionEnd() -> Bool {
        guard utf8.has("]]>", at: at), !lookups.missing.contains(.sectionStart) else { return false }
        guard utf8.firstOffset(of: "<![CDATA[") != nil else {
            lookups.missing.insert(.sectionStart)
            return false
        }
        emit(.markup, upTo: at + 3)
        return true
    }

    private mutating func take(_ kind: Message.Kind, upTo close: StaticString, _ mark: Lookups.Missing) -> Bool {
        guard !lookups.missing.contains(mark) else { return false }
        var offset = at + 2
        while offset < end, !utf8.has(close, at: offset) { offset += 1 }
        guard offset < end else {
            lookups.missing.insert(mark)
            return false
        }
        emit(kind, upTo: offset + close.utf8CodeUnitCount)
        return true
    }

    /// Emits a tag whose name begins at an offset; returns false if it has no end.
    private mutating func takeElement(from nameStart: Int) -> Bool {
        guard !lookups.missing.contains(.tagEnd) else { return false }
        let name = nameStart..<end(of: \.isTagName, from: nameStart)
        let attributes = readAttributes(from: name.upperBound)
        guard let tagEnd = attributes.end else {
            // With a quoted value it is the beginning of a tag, in a message that is joined with another.
            if attributes.hasQuotes { emit(.markup, upTo: end) } else { lookups.missing.insert(.tagEnd) }
            return attributes.hasQuotes
        }
        guard !areWords(name, attributes.list, upTo: tagEnd - 1) else { return false }
        if let close = keptEnd(of: name, attributes.list, after: tagEnd) {
            emit(.locked, upTo: close)
            return true
        }
        if !keepsAttributes {
            for value in readableValues(of: attributes.list) {
                emit(.markup, upTo: value.lowerBound)
                scanAttribute(value)
            }
        }
        emit(.markup, upTo: tagEnd)
        return true
    }
}

extension Scanner {
    /// Whether there are words in angle brackets, as in `<unknown artist>`.
    ///
    /// There are several, none with a value, the first is not an HTML element, and no closing tag follows. If the first
    /// contains letters beyond ASCII, it is not a name.
    private mutating func areWords(_ name: Range<Int>, _ attributes: [Attribute], upTo last: Int) -> Bool {
        let isName = byte(name.upperBound) < 0x80
        guard attributes.isEmpty, name.lowerBound == at + 1, previous != UInt8(ascii: "<"),
            byte(name.upperBound).isSpace || !isName,
            utf8[name.upperBound..<last].allSatisfy({ $0.isName || $0.isSpace || $0 >= 0x80 }),
            utf8[name.upperBound..<last].contains(where: \.isWord)
        else { return false }
        return !(isName && HTMLElements.have(String(decoding: utf8[name], as: UTF8.self)))
            && !lookups.hasClosing(from: last, in: utf8)
    }
}
