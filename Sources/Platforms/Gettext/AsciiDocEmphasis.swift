// Emphasis in AsciiDoc, the source of manual pages that gettext translates: `*--file* __name__`.

import Basics
import Comparison
import MessagePatterns

/// Words between double underscores, which are only placeholders if they are all capitals.
enum AsciiDocEmphasis {
    /// Returns differences, without those that only concern such words.
    static func removing(from differences: [PlaceholderDifference], source: Message) -> [PlaceholderDifference] {
        guard !differences.isEmpty else { return [] }
        let hasWords = hasSmallWords(source.utf8)
        func isEmphasis(_ spelling: String) -> Bool {
            guard spelling.hasPrefix("__") || spelling.hasPrefix("{__") else { return false }
            return hasWords || spelling.utf8.contains { $0 >= 0x80 || isSmall($0) }
        }
        return differences.filter { difference in
            switch difference {
            case .lost(let spelling), .added(let spelling, _): !isEmphasis(spelling)
            case .changed(let spelling, let was): !isEmphasis(was) || !spelling.contains("__")
            default: true
            }
        }
    }

    /// Whether a lowercase letter follows two underscores.
    private static func hasSmallWords(_ utf8: [UInt8]) -> Bool {
        var from = 0
        while let at = utf8.firstOffset(of: "__", from: from) {
            from = at + 2
            if from < utf8.count, isSmall(utf8[from]) { return true }
        }
        return false
    }

    private static func isSmall(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte }
}
