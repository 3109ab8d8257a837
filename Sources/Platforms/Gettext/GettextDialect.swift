// How the programs read texts that gettext hands them: each message may say which.

import Catalogs
import Comparison
import MessagePatterns

enum GettextDialect: Dialect {
    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        subject.entry.syntax == .otherFormat ? EqualSpellings.removing(from: differences) : differences
    }
}
