// Tags with a quotation mark that is never closed, `<a target="_blank>`: what follows becomes part of the value.

import Basics
import MessagePatterns

enum UnclosedQuotes {
    /// Returns differences, with a tag that has no end instead of the tags behind it, which seem lost.
    static func naming(
        _ differences: [MarkupDifference], _ source: Message, _ translation: Message
    ) -> [MarkupDifference] {
        guard differences.contains(where: { lost($0) != nil }), let tag = first(in: translation.utf8),
            first(in: source.utf8) == nil
        else { return differences }
        let rest = translation.utf8[tag.lowerBound...]
        let others = differences.filter { difference in
            guard let spelling = lost(difference) else { return true }
            // Tags may have attributes.
            let name = Array(spelling.utf8.dropLast())
            return translation.utf8.firstOffset(of: name, in: rest.indices) == nil
        }
        return [.unclosedQuote(String(decoding: translation.utf8[tag], as: UTF8.self))] + others
    }

    private static func lost(_ difference: MarkupDifference) -> String? {
        if case .lost(let spelling) = difference, spelling.hasPrefix("<") { spelling } else { nil }
    }

    /// Returns the first tag with an odd quotation mark, up to its `>`.
    private static func first(in utf8: [UInt8]) -> Range<Int>? {
        var from = 0
        while let start = utf8.firstOffset(of: UInt8(ascii: "<"), in: from..<utf8.count) {
            from = start + 1
            let end = utf8.firstOffset(of: UInt8(ascii: ">"), in: from..<utf8.count) ?? utf8.count
            guard end < utf8.count, utf8[from].isLetter else { continue }
            let quotes = utf8[from..<end].count { $0 == UInt8(ascii: "\"") }
            // A value may contain `>`, but no tag.
            let next = utf8.firstOffset(of: UInt8(ascii: "<"), in: end..<utf8.count) ?? utf8.count
            if !quotes.isMultiple(of: 2), !utf8[end..<next].contains(UInt8(ascii: "\"")) { return start..<end + 1 }
        }
        return nil
    }
}
