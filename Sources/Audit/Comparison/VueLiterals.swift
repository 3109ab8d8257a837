// The signs that vue-i18n shows only as literals: `support{'@'}example.com`.

import Catalogs
import MessagePatterns
import Platform

/// What comes of a literal that a translation has lost.
enum VueLiterals {
    private static let at = "{'@'}"

    /// Differences, with the one named that keeps vue-i18n from reading the text.
    static func naming(
        _ differences: [PlaceholderDifference], in message: Message, of entry: Entry
    ) -> [PlaceholderDifference] {
        guard differences.contains(.lost(at)), entry.syntax == .auto, hasBareSign(message) else { return differences }
        return differences.map {
            guard case .lost(at) = $0 else { return $0 }
            return .unreadable(
                "vue-i18n takes the '@' for the beginning of a link, and can't read the text; expected '\(at)'")
        }
    }

    /// Whether an at sign stands among the words.
    private static func hasBareSign(_ message: Message) -> Bool {
        message.parts.contains { part in
            part.kind != .placeholder && message.utf8.firstOffset(of: UInt8(ascii: "@"), in: part.range) != nil
        }
    }
}
