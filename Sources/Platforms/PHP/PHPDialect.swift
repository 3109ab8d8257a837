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
        let others = differences.filter { if case .asText = $0.ofAnyValue { false } else { true } }
        return WebDialect.browsers(
            PercentNames.removingEnds(from: others, of: subject.message, source), of: subject, source)
    }
}
