// Characters in a tag that only look like those of HTML, such as a Hebrew keyboard's maqaf in `text־decoration`.

import Basics
import MessagePatterns

enum LookalikeSigns {
    /// Returns words in tags of a translation that match words of the source's tags except for a look-alike character.
    static func found(_ source: Message, _ translation: Message) -> [MarkupDifference] {
        let tags = translation.tags.filter { tag in translation.utf8[tag].contains { $0 >= 0x80 } }
        guard !tags.isEmpty else { return [] }
        let theirs = source.tags.map { Array(source.utf8[$0]) }
        return tags.flatMap { slips(in: translation.utf8, $0, theirs) }
    }

    private static func slips(
        in utf8: [UInt8], _ tag: Range<Int>, _ theirs: [[UInt8]]
    ) -> [MarkupDifference] {
        signs.compactMap { sign, meant in
            guard let at = utf8.firstOffset(of: sign, in: tag) else { return nil }
            let before = utf8[tag.lowerBound..<at].reversed().prefix(while: isOfWord).count
            let after = utf8[(at + sign.count)..<tag.upperBound].prefix(while: isOfWord).count
            guard before > 0, after > 0 else { return nil }
            let (start, end) = (at - before, at + sign.count + after)
            let word = Array(utf8[start..<at]) + [meant] + Array(utf8[(at + sign.count)..<end])
            guard theirs.contains(where: { $0.firstOffset(of: word, in: $0.indices) != nil }) else { return nil }
            return .misspelled(
                String(decoding: utf8[start..<end], as: UTF8.self), meant: String(decoding: word, as: UTF8.self))
        }
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }

    /// Look-alikes, and the characters that they resemble.
    private static let signs: [(sign: [UInt8], meant: UInt8)] = [
        ("־", "-"), ("‐", "-"), ("‑", "-"), ("–", "-"), ("—", "-"), ("−", "-"), ("－", "-"), ("：", ":"), ("＝", "="),
        ("／", "/"),
    ]
    .compactMap { sign, meant in meant.utf8.first.map { (Array(sign.utf8), $0) } }
}

extension Message {
    /// The ranges of its tags.
    fileprivate var tags: [Range<Int>] {
        parts.filter { $0.kind == .markup && utf8[$0.range.lowerBound] == UInt8(ascii: "<") }.map(\.range)
    }
}
