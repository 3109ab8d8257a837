// How programs read the texts that gettext returns: each message may declare its format.

import Catalogs
import Comparison
import MessagePatterns

enum GettextDialect: Dialect {
    static func readsHTML(_ entry: Entry) -> Bool {
        POReferences.areOfPages(entry) || isDocument(entry) || POReferences.areOfMergedXML(entry)
    }

    static func isDocument(_ entry: Entry) -> Bool { POReferences.areOfDocuments(entry) }

    /// A message without a flag may be of any language; Go writes `%[2]s`.
    static func argumentNumbers(of entry: Entry) -> ArgumentNumbers {
        switch entry.syntax {
        case .auto: POReferences.areOfPHP(entry) ? .dollars : .unknown
        case .otherFormat: POReferences.areOfGo(entry) ? .unknown : .dollars
        default: ArgumentNumbers(of: entry)
        }
    }

    /// KDE's libraries leave it to Qt.
    static func detectsMarkup(_ entry: Entry) -> Bool { entry.syntax == .qt }

    /// Elements of KDE's texts only show what kind of word something is.
    static func drops(_ element: String, in entry: Entry) -> Bool {
        entry.syntax == .qt && MarkupHarm.isLook("<\(element)>")
    }

    static func isBesideMarkup(_ entry: Entry) -> Bool { POReferences.areBesideMarkup(entry) }

    static func takesDirectionFromFirstLetter(_ entry: Entry) -> Bool { !isDocument(entry) }
    static func markupReading(of subject: TextSubject) -> MarkupReading {
        isDocument(subject.entry) || PangoMarkup.isIn(subject) ? .wellFormed : .tolerant
    }

    static func isShownOnPages(_ entry: Entry) -> Bool {
        POReferences.areOfPages(entry) || POReferences.areOfPHP(entry) || POReferences.haveTemplate(entry)
            || POReferences.haveTemplates(entry.catalog)
    }

    /// Of those who write messages of ICU into such catalogs, Lingui shows nothing if no form applies.
    static func needsOther(_ entry: Entry) -> Bool { false }

    static func readsPercents(in subject: TextSubject) -> Bool { !UnflaggedTexts.haveWordsWithPercents(subject) }

    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        guard !differences.isEmpty, !isDocument(subject.entry), !POReferences.areOfUnformatted(subject.entry) else {
            return []
        }
        let others = AsciiDocEmphasis.removing(from: differences, source: source)
        switch subject.entry.syntax {
        case .otherFormat: return EqualSpellings.removing(from: others)
        case .auto: return UnflaggedTexts.adapting(others, of: subject.message, source: source)
        case .qt: return others.filter { !UnflaggedTexts.translatesAnyName($0) }.map(UnflaggedTexts.namingForeignCode)
        default: return others
        }
    }
}
