// Words in braces that .NET's formatter does not read: `{ Object }` in a text without `{0}`.

import Basics
import MessagePatterns

enum ProseInBraces {
    /// Returns differences without words in braces of a translation, if neither text has a field of the formatter.
    ///
    /// With a field, the formatter rejects the text. With a space inside, or where the source has braces, too, they are
    /// words.
    static func removing(
        from differences: [PlaceholderDifference], _ source: Message, _ translation: Message
    ) -> [PlaceholderDifference] {
        guard !differences.isEmpty, !source.hasField, !translation.hasField else { return differences }
        let hasProse = source.utf8.has(UInt8(ascii: "{"))
        return differences.filter { difference in
            switch difference {
            case .added(let spelling, nearest: _), .introduced(let spelling):
                !spelling.hasPrefix("{ ") && !(hasProse && spelling.hasPrefix("{")) || spelling.contains { $0 == "%" }
            case .changed(let spelling, was: _): !spelling.hasPrefix("{ ")
            default: true
            }
        }
    }
}

extension Message {
    /// Whether it has a number in braces, with an alignment and a format or without: `{0}`, `{1,8:N2}`.
    fileprivate var hasField: Bool {
        utf8.indices.contains { at in
            utf8[at] == UInt8(ascii: "{") && at + 1 < utf8.count && utf8[at + 1].isDigit
        }
    }
}
