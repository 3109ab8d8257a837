// How Qt reads texts.

import Comparison
import MessagePatterns

struct QtDialect: Dialect {
    var number: NumberName { .sign }

    func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        QtArguments.naming(differences, in: subject.message, of: subject.entry)
    }
}
