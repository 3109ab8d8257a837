// Placeholders inside of elements whose content stays as it is: `<code>$HOME</code>` has that of `$HOME`.

import Basics
import MessagePatterns

enum ElementContents {
    /// Differences without those that are of the element around a placeholder alone, which is markup.
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
