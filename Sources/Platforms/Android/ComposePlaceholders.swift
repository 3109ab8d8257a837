// What Compose puts into its texts: it looks for `%1$s` and `%1$d`, and leaves all else as it is written.

import Basics
import Comparison
import MessagePatterns

/// Texts of Compose Multiplatform, whose files look like Android's.
enum ComposePlaceholders {
    /// Differences as they are to Compose, to which a percent sign alone is one.
    static func adapting(
        _ differences: [PlaceholderDifference], in message: Message, source: Message
    ) -> [PlaceholderDifference] {
        let rest = differences.filter { $0 != .lonePercent }
        guard message.utf8.has(UInt8(ascii: "%")), MessageArguments(source).isNumbered else { return rest }
        return rest + [unnumbered(in: message), doubled(in: message, source)].compactMap(\.self)
    }

    /// Arguments without numbers, of which Compose can't tell which is which.
    private static func unnumbered(in message: Message) -> PlaceholderDifference? {
        let found = MessageArguments(message).certain.formatted.filter { !$0.isNumbered }
        guard found.count > 1, let first = found.first else { return nil }
        return .unreadable(
            "Compose shows '\(first.spelling.shortened)' as it is written, or throws, as it has no number; expected "
                + "'%1$\(first.spelling.dropFirst())'")
    }

    private static func doubled(in message: Message, _ source: Message) -> PlaceholderDifference? {
        guard message.utf8.firstOffset(of: "%%") != nil, source.utf8.firstOffset(of: "%%") == nil else { return nil }
        return .unreadable("Compose shows '%%' as it is written; expected '%'")
    }
}
