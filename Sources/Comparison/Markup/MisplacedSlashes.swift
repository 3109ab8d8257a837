// Closing tags with their slash at the wrong end: `<b/>` for `</b>`.

import Basics
import MessagePatterns

enum MisplacedSlashes {
    /// Returns differences, with a lost closing tag and an added empty element of the same name reported as one.
    static func naming(
        _ differences: [MarkupDifference], _ source: Message, _ translation: Message
    ) -> [MarkupDifference] {
        let written = translation.emptyElements.subtracting(source.emptyElements)
        guard !written.isEmpty else { return differences }
        let added = Set(differences.filter { if case .added = $0 { true } else { false } })
        var explained: Set<MarkupDifference> = []
        let named = differences.map { difference in
            guard case .lost(let spelling) = difference, spelling.hasPrefix("</") else { return difference }
            let name = spelling.dropFirst(2).dropLast()
            let element = "<\(name)/>"
            let start = MarkupDifference.added(MessageMarkup.Piece.void(String(name)).words)
            guard written.contains(element), added.contains(start), explained.insert(start).inserted else {
                return difference
            }
            return .replaced(element, was: spelling)
        }
        return named.filter { difference in explained.remove(difference) == nil }
    }
}

extension Message {
    /// The tags without attributes that end with a slash: `<b/>`.
    fileprivate var emptyElements: Set<String> {
        var elements: Set<String> = []
        var from = utf8.startIndex
        while let end = utf8.firstOffset(of: "/>", in: from..<utf8.endIndex) {
            from = end + 2
            let name = utf8[..<end].suffix(40)
            guard let start = name.lastIndex(of: UInt8(ascii: "<")) else { continue }
            elements.insert(String(decoding: utf8[start..<(end + 2)], as: UTF8.self))
        }
        return elements
    }
}
