// What looks like a placeholder in an element or an escape: `$HOME` in `<code>$HOME</code>`, `{name}` in `\N{name}`.

import Basics
import MessagePatterns

enum ElementContents {
    /// Returns differences, without those that only concern what is around a placeholder, which is markup.
    static func removing(
        from differences: [PlaceholderDifference], _ source: Message, _ translation: Message
    ) -> [PlaceholderDifference] {
        let signs: [UInt8] = [UInt8(ascii: "<"), UInt8(ascii: "\\")]
        guard !differences.isEmpty, signs.contains(where: { source.utf8.has($0) || translation.utf8.has($0) }) else {
            return differences
        }
        return differences.filter { difference in
            switch difference {
            case .added(let spelling, _): !source.hasInElement(spelling)
            case .lost(let spelling): !translation.hasInElement(spelling)
            default: true
            }
        }
    }
}

extension Message {
    fileprivate func hasInElement(_ spelling: String) -> Bool {
        let bytes = Array(spelling.utf8)
        return parts.contains { part in
            let first = utf8[part.range.lowerBound]
            let mayContainIt =
                part.kind == .locked && first == UInt8(ascii: "<")
                || part.kind == .markup && first == UInt8(ascii: "\\")
            return mayContainIt && utf8.firstOffset(of: bytes, in: part.range) != nil
        }
    }
}
