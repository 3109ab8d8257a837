// How Laravel and other PHP libraries read texts.

import Catalogs
import Comparison
import MessagePatterns

enum PHPDialect: Dialect {
    /// Laravel's own views show the texts of this file without escaping them.
    static func readsHTML(_ entry: Entry) -> Bool { CatalogPath(entry.catalog.path).name == "pagination.php" }

    static var putsTextsIntoPages: Bool { true }

    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        // PHP's formatter prints a number for '%s', too.
        let isPlain = !source.utf8.contains(UInt8(ascii: "%"))
        let others = differences.filter { difference in
            // Code formats no text without directives, so a percent sign is a word: `Adó %-ok`.
            if isPlain, difference == .added("%", nearest: nil) { return false }
            return if case .asText = difference.ofAnyValue { false } else { true }
        }
        return WebDialect.browsers(
            PercentNames.removingEnds(from: others, of: subject.message, source), of: subject, source)
    }
}
