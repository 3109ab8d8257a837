// How the programs read texts that gettext hands them: each message may say which.

import Comparison
import MessagePatterns

struct GettextDialect: Dialect {
    func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        subject.entry.syntax == .otherFormat ? EqualSpellings.removing(from: differences) : differences
    }
}
