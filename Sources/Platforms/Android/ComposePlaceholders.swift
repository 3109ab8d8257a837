// What Compose inserts into its texts: it replaces `%1$s` and `%1$d`, and leaves everything else unchanged.

import Basics
import Comparison
import MessagePatterns

/// Texts of Compose Multiplatform, whose files look like Android's.
enum ComposePlaceholders {
    /// Adapts differences to Compose, which shows a lone percent sign verbatim.
    static func adapting(
        _ differences: [PlaceholderDifference], in message: Message, source: Message
    ) -> [PlaceholderDifference] {
        let rest = differences.filter { difference in
            // It shows every value as text.
            if case .asText = difference.ofAnyValue { return false }
            return difference != .lonePercent
        }
        guard message.utf8.has(UInt8(ascii: "%")), MessageArguments(source).isNumbered else { return rest }
        return rest + [unnumbered(in: message), doubled(in: message, source)].compactMap(\.self)
    }

    /// Returns an argument without a number, which Compose cannot match to a value if there are several.
    private static func unnumbered(in message: Message) -> PlaceholderDifference? {
        let found = MessageArguments(message).certain.formatted.filter { !$0.isNumbered }
        guard found.count > 1, let first = found.first else { return nil }
        return .unreadable(
            "Compose shows '\(first.spelling.shortened)' verbatim or throws, because it has no number; expected "
                + "'%1$\(first.spelling.dropFirst())'")
    }

    private static func doubled(in message: Message, _ source: Message) -> PlaceholderDifference? {
        guard message.utf8.firstOffset(of: "%%") != nil, source.utf8.firstOffset(of: "%%") == nil else { return nil }
        return .unreadable("Compose shows '%%' verbatim; expected '%'")
    }
}
