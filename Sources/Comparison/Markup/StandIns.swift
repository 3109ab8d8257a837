// What machine translation leaves in place of the tags and placeholders that it was to keep: `@@ PH0 @@`, or `1`.

import Basics
import MessagePatterns

package enum StandIns {
    /// Returns the first `@@PH0@@` of a translation, as it is written; nil if there is none.
    package static func first(in translation: Message, besides source: Message) -> String? {
        let utf8 = translation.utf8
        guard utf8.has(sign), !source.utf8.has(sign) else { return nil }
        var from = 0
        while let at = utf8.firstOffset(of: "PH", from: from) {
            from = at + 2
            let digits = utf8[from...].prefix(while: \.isDigit)
            let start = at - frame(utf8[..<at].reversed())
            let end = digits.endIndex + frame(utf8[digits.endIndex...])
            guard !digits.isEmpty, digits.count <= 2, utf8[start..<at].contains(sign) else { continue }
            let written = utf8[start..<end]
            return String(decoding: written.trimmingSpaces, as: UTF8.self)
        }
        return nil
    }

    /// Returns the number that a translation has in place of each lost tag: `1Deck1` for `<b>Deck</b>`; nil if there is
    /// none.
    package static func number(
        for differences: [MarkupDifference], in translation: Message, besides source: Message
    ) -> String? {
        let areLost = differences.allSatisfy { if case .lost(let tag) = $0 { tag.hasPrefix("<") } else { false } }
        guard areLost, differences.count > 1, !source.utf8.contains(where: \.isDigit) else { return nil }
        let digits = translation.utf8.filter(\.isDigit)
        guard let first = digits.first, digits.count == differences.count, digits.allSatisfy({ $0 == first }) else {
            return nil
        }
        return String(decoding: [first], as: UTF8.self)
    }

    private static let sign = UInt8(ascii: "@")

    /// The length of two signs and the spaces around them.
    private static func frame(_ bytes: some Sequence<UInt8>) -> Int {
        var (length, signs) = (0, 0)
        for byte in bytes {
            guard byte == sign || byte == 0x20, signs < 2 else { break }
            length += 1
            if byte == sign { signs += 1 }
        }
        return length
    }
}

extension ArraySlice<UInt8> {
    fileprivate var trimmingSpaces: ArraySlice<UInt8> {
        let rest = drop { $0 == 0x20 }
        return rest.prefix((rest.lastIndex { $0 != 0x20 } ?? rest.startIndex - 1) + 1 - rest.startIndex)
    }
}
