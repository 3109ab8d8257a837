// Names between backticks in one text, but not in the other, which lacks one of the two: `` `__user__ ``.

import Basics
import MessagePatterns

enum BacktickNames {
    /// Returns differences without names that both texts have as often, as words or as code.
    static func removing(
        from differences: [PlaceholderDifference], _ source: Message, _ translation: Message
    ) -> [PlaceholderDifference] {
        let backtick = UInt8(ascii: "`")
        guard !differences.isEmpty, source.utf8.has(backtick) || translation.utf8.has(backtick) else {
            return differences
        }
        return differences.filter { difference in
            switch difference {
            case .lost(let name): !has(translation, name, asOftenAs: source)
            case .added(let name, nearest: _), .introduced(let name): !has(source, name, asOftenAs: translation)
            default: true
            }
        }
    }

    private static func has(_ message: Message, _ name: String, asOftenAs other: Message) -> Bool {
        guard name.utf8.contains(where: \.isLetter), name.utf8.count > 3 else { return false }
        return message.count(of: name) >= other.count(of: name)
    }
}

extension Message {
    fileprivate func count(of text: String) -> Int {
        let bytes = Array(text.utf8)
        var (count, from) = (0, 0)
        while let at = utf8.firstOffset(of: bytes, in: from..<utf8.count) {
            (count, from) = (count + 1, at + bytes.count)
        }
        return count
    }
}
