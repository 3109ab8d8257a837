// How Fluent reads texts.

import Comparison
import MessagePatterns

struct FluentDialect: Dialect {
    func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        FluentSigils.naming(differences, source, subject.message)
    }
}
