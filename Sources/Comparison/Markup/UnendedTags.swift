// Tags without their `>`, `<span style="…"Name: <br/>`: what follows, up to the next `>`, becomes part of the tag.

import Basics
import MessagePatterns

enum UnendedTags {
    /// Returns differences, with a tag that has no end instead of those of its element and of the tag that it swallows.
    static func naming(
        _ differences: [MarkupDifference], _ source: Message, _ translation: Message
    ) -> [MarkupDifference] {
        guard !differences.isEmpty, let tag = first(in: translation.utf8), first(in: source.utf8) == nil else {
            return differences
        }
        let name = String(decoding: translation.utf8[tag.name], as: UTF8.self).lowercased()
        // Otherwise it is no tag of the source, but `a<b`.
        guard MessageMarkup(source).opensElement(name) else { return differences }
        let others = differences.filter { difference in
            switch difference {
            case .lost("<\(name)>"), .lost("</\(name)>"), .added("<\(name)>"): false
            case .lost(let spelling): !tag.swallows(spelling)
            case .unclosed, .misplaced: false
            default: true
            }
        }
        return [.unended(String(decoding: translation.utf8[tag.range], as: UTF8.self))] + others
    }

    /// A tag without an end.
    private struct Tag {
        let name: Range<Int>
        /// From its `<` to the end of its name or of its last attribute.
        let range: Range<Int>
        /// The name of the next tag.
        let next: String

        /// Whether a lost tag is the next one.
        func swallows(_ spelling: String) -> Bool { spelling.hasPrefix("<\(next)") && !next.isEmpty }
    }

    /// Returns the first tag that another one follows before a `>`.
    private static func first(in utf8: [UInt8]) -> Tag? {
        var from = 0
        while let start = utf8.firstOffset(of: UInt8(ascii: "<"), in: from..<utf8.count) {
            from = start + 1
            let name = utf8[from...].prefix { $0.isLetter || $0.isDigit }
            let next = utf8.firstOffset(of: UInt8(ascii: "<"), in: from..<utf8.count) ?? utf8.count
            guard let first = name.first, first.isLetter, next < utf8.count,
                utf8.firstOffset(of: UInt8(ascii: ">"), in: from..<next) == nil,
                // A value may contain tags.
                utf8[name.endIndex..<next].count(where: { $0 == UInt8(ascii: "\"") }).isMultiple(of: 2)
            else { continue }
            let quote = utf8[name.endIndex..<next].lastIndex(of: UInt8(ascii: "\""))
            let following = utf8[(next + 1)...].prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "/") }
            return Tag(
                name: name.indices, range: start..<(quote.map { $0 + 1 } ?? name.endIndex),
                next: String(decoding: following.trimmedOfSlash, as: UTF8.self).lowercased())
        }
        return nil
    }
}

extension ArraySlice<UInt8> {
    /// Without the slash of `<br/>`; that of `</b>` stays.
    fileprivate var trimmedOfSlash: Self { count > 1 && last == UInt8(ascii: "/") ? dropLast() : self }
}

extension MessageMarkup {
    /// Whether it has an opening tag of an element.
    fileprivate func opensElement(_ name: String) -> Bool {
        pieces.contains { piece in
            if case .opening(let own) = piece { own == name || own.hasPrefix("\(name) ") } else { false }
        }
    }
}
