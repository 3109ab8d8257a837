// How Laravel and other PHP libraries read texts.

import Catalogs
import Comparison
import MessagePatterns

enum PHPDialect: Dialect {
    /// Templates escape texts, or do not.
    static var viewsDecideHTML: Bool { true }

    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        WebDialect.browsers(differences, of: subject, source)
    }
}
