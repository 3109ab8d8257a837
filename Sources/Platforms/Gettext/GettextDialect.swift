// How programs read the texts that gettext returns: each message may declare its format.

import Catalogs
import Comparison
import MessagePatterns

enum GettextDialect: Dialect {
    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        let others = AsciiDocEmphasis.removing(from: differences, source: source)
        return subject.entry.syntax == .otherFormat ? EqualSpellings.removing(from: others) : others
    }
}
