// Placeholders in elements with locked content: `<code>$HOME</code>` contains the placeholder `$HOME`.

import Basics
import MessagePatterns

enum ElementContents {
    /// Returns differences, without those that only concern the element around a placeholder, which is markup.
    static func removing(
        from differences: [PlaceholderDifference], _ source: Message, _ translation: Message
    ) -> [PlaceholderDifference] {
        guard !differences.isEmpty, source.utf8.has(UInt8(ascii: "<")) || translation.utf8.has(UInt8(ascii: "<"))
        else { return differences }
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
            part.kind == .locked && utf8[part.range.lowerBound] == UInt8(ascii: "<")
                && utf8.firstOffset(of: bytes, in: part.range) != nil
        }
    }
}
