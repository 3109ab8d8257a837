// Words in braces that a text only shows, as in `{Release Group:30}`: a translation of one word looks like a placeholder.

import Basics
import MessagePatterns

enum WordGroups {
    /// Returns differences without added names in braces that stand for words in braces of the source.
    static func removing(
        from differences: [PlaceholderDifference], _ source: Message, _ translation: Message
    ) -> [PlaceholderDifference] {
        guard differences.contains(where: \.isAddedName) else { return differences }
        var words = source.wordGroups - translation.wordGroups
        guard words > 0 else { return differences }
        return differences.filter { difference in
            guard difference.isAddedName, words > 0 else { return true }
            words -= 1
            return false
        }
    }
}

extension PlaceholderDifference {
    /// Whether a translation has a name in braces that its source lacks.
    fileprivate var isAddedName: Bool {
        guard case .added(let spelling, nearest: _) = self, spelling.hasPrefix("{") else { return false }
        return spelling.dropFirst().first?.isLetter ?? false
    }
}

extension Message {
    /// How many pieces of its words are in braces.
    fileprivate var wordGroups: Int {
        parts.filter { $0.kind == .text }.reduce(0) { count, part in
            let text = utf8[part.range]
            let opened = text.indices.filter { text[$0] == UInt8(ascii: "{") && $0 + 1 < text.endIndex }
            return count
                + opened.count { at in
                    let inside = text[(at + 1)...].prefix { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "{") }
                    return inside.endIndex < text.endIndex && text[inside.endIndex] == UInt8(ascii: "}")
                        && (inside.first.map { $0.isLetter || $0 >= 0x80 } ?? false)
                }
        }
    }
}
