// How Fluent reads texts.

import Catalogs
import Comparison
import MessagePatterns

enum FluentDialect: Dialect {
    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        FluentSigils.naming(differences, source, subject.message)
    }
}
