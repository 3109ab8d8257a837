// How Laravel and other libraries of PHP read texts.

import Comparison
import MessagePatterns

struct PHPDialect: Dialect {
    func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        WebDialect.adapting(differences, of: subject, source)
    }
}
