// How programs read the texts that gettext returns: each message may declare its format.

import Catalogs
import Comparison
import MessagePatterns

enum GettextDialect: Dialect {
    static func readsHTML(_ entry: Entry) -> Bool { POReferences.areOfPages(entry) }

    static func readsPercents(in subject: TextSubject) -> Bool { !UnflaggedTexts.haveWordsWithPercents(subject) }

    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        guard !differences.isEmpty else { return [] }
        let others = AsciiDocEmphasis.removing(from: differences, source: source)
        switch subject.entry.syntax {
        case .otherFormat: return EqualSpellings.removing(from: others)
        case .auto: return UnflaggedTexts.adapting(others, source: source)
        default: return others
        }
    }
}
