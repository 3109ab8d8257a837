// Elements whose contents never change: `<code>ls</code>`, `<span translate="no">Acme</span>`, `<b
// class="notranslate">`, `<sm translate="no"/>…<em/>`.

import Basics

extension Scanner {
    /// Elements whose contents are not natural-language text: code, and XLIFF's elements for native codes.
    private static let opaque: [StaticString] = ["xliff:g", "code", "script", "style", "ph", "bpt", "ept", "it"]
    /// The maximum number of tags examined for one element: any tag may start such a search, and real elements have
    /// fewer.
    private static let mostTags = 64
    /// The maximum length of a tag; otherwise a row of unclosed tags would take quadratic time.
    private static let longestTag = 256

    /// Returns the end of an element that never changes: code, one with such an attribute, or XLIFF's `<mrk
    /// mtype="protected">`; nil for another tag, or if it is not closed.
    mutating func keptEnd(of name: Range<Int>, _ attributes: [Attribute], after tagEnd: Int) -> Int? {
        guard utf8[at + 1] != UInt8(ascii: "/") else { return nil }
        let isMark = isNamed(name, "mrk")
        let isKept = attributes.contains {
            isNamed($0.name, "translate") && isNamed($0.value, "no")
                || isNamed($0.name, "class") && hasWord("notranslate", in: $0.value)
                || isMark && isNamed($0.name, "mtype") && isNamed($0.value, "protected")
        }
        if TagEnd.closesItself(utf8[at..<tagEnd]) {
            return isKept && isNamed(name, "sm") ? markEnd(attributes, after: tagEnd) : nil
        }
        guard let index = Self.opaque.firstIndex(where: { isNamed(name, $0) }) ?? (isKept ? Self.opaque.count : nil),
            !lookups.missing.contains(.closingTag(index))
        else { return nil }
        let close = closingTag(of: name, after: tagEnd)
        if close == nil { lookups.missing.insert(.closingTag(index)) }
        return close
    }

    /// Whether a value contains a word.
    private func hasWord(_ word: StaticString, in value: Range<Int>) -> Bool {
        utf8[value].split(whereSeparator: \.isSpace).contains { isNamed($0.startIndex..<$0.endIndex, word) }
    }

    /// Returns the end of the tag that closes an element, which may contain others of the same name; if these are not
    /// all closed, the first closing tag of that name.
    private func closingTag(of name: Range<Int>, after tagEnd: Int) -> Int? {
        var first: Int?
        var open = 1
        var looked = 0
        var offset = tagEnd
        while looked < Self.mostTags, let tag = next(UInt8(ascii: "<"), from: offset) {
            offset = tag + 1
            let isEnd = byte(offset) == UInt8(ascii: "/")
            let nameEnd = offset + (isEnd ? 1 : 0) + name.count
            guard nameEnd < end, isAlike(name, nameEnd - name.count) else { continue }
            looked += 1
            if isEnd, byte(nameEnd) == UInt8(ascii: ">") {
                open -= 1
                first = first ?? nameEnd + 1
                if open == 0 { return nameEnd + 1 }
            } else if !isEnd, byte(nameEnd) == UInt8(ascii: ">") || byte(nameEnd).isSpace {
                let rest = utf8[nameEnd..<min(end, nameEnd + Self.longestTag)]
                let isOpen =
                    rest.firstIndex(of: UInt8(ascii: ">")).map { !TagEnd.closesItself(utf8[tag...$0]) } ?? false
                open += isOpen ? 1 : 0
            }
        }
        return first
    }

    /// Whether the name is repeated at an offset, ignoring case.
    private func isAlike(_ name: Range<Int>, _ offset: Int) -> Bool {
        name.allSatisfy { utf8[$0] | 0x20 == utf8[offset + $0 - name.lowerBound] | 0x20 }
    }

    /// Returns the end of the `<em startRef="m1"/>` that ends an XLIFF mark, if any.
    private func markEnd(_ attributes: [Attribute], after tagEnd: Int) -> Int? {
        guard let id = attributes.first(where: { isNamed($0.name, "id") })?.value else { return nil }
        var offset = tagEnd
        for _ in 0..<Self.mostTags {
            guard let tag = next(UInt8(ascii: "<"), from: offset) else { return nil }
            offset = tag + 1
            guard utf8.has("em", at: offset), byte(offset + 2).isSpace else { continue }
            let end = readAttributes(from: offset + 2)
            let isOwn = end.list.contains { isNamed($0.name, "startRef") && utf8[$0.value].elementsEqual(utf8[id]) }
            if isOwn { return end.end }
        }
        return nil
    }
}
