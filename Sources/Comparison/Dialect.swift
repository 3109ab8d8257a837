// How the software that displays a text reads it, which decides what is an error in a translation.

import Catalogs
import MessagePatterns

/// A formatter, or a library that displays texts; the defaults are what most of them do.
///
/// A dialect is a type, not an instance, so a subject that stores one stays cheap to copy.
package protocol Dialect {
    /// Which named argument is the number of a plural in a catalog.
    static func number(in catalog: Catalog) -> NumberName
    /// Whether the plural form `zero` is only used for 0, in every language.
    static var showsZeroForZeroAlone: Bool { get }
    /// Whether an entry is displayed as HTML, so entities are resolved.
    static func readsHTML(_ entry: Entry) -> Bool
    /// Whether an entry is a piece of an XML document: the document's tools resolve its entities and drop its white
    /// space, and no formatter reads it.
    static func isDocument(_ entry: Entry) -> Bool
    /// Whether other texts of the same file of code are markup, so that the code most likely shows this one as markup, too.
    static func isBesideMarkup(_ entry: Entry) -> Bool
    /// Whether views may take the direction of an entry's text from its first letter.
    static func takesDirectionFromFirstLetter(_ entry: Entry) -> Bool
    /// Whether web pages show an entry, mostly in places in which a line break is a space.
    static func isShownOnPages(_ entry: Entry) -> Bool
    /// Whether templates put texts into pages and scripts as they are, so that they may contain markup and escapes.
    static var putsTextsIntoPages: Bool { get }
    /// Whether users see nothing if an entry has an empty text, although its file contains the source.
    static func showsEmptyText(_ entry: Entry) -> Bool
    /// Whether the app's build stops if a file has a second text with the key of an entry.
    static func rejectsRepeatedKey(of entry: Entry) -> Bool
    /// Whether it refuses a plural or select of an entry without the form `other`.
    static func needsOther(_ entry: Entry) -> Bool
    /// Whether a tool wrote the message of an entry in place of one with another source.
    static func isReworded(_ entry: Entry) -> Bool
    /// What becomes of a text whose tags are wrong.
    static func markupReading(of subject: TextSubject) -> MarkupReading
    /// Whether it detects by itself whether the text of an entry is markup.
    static func detectsMarkup(_ entry: Entry) -> Bool
    /// Whether it drops an element of a text, but shows the words in it.
    static func drops(_ element: String, in entry: Entry) -> Bool
    /// Whether tags are only markup in a text that begins with `<html>`.
    static var needsHTMLElement: Bool { get }
    /// Whether views break lines at line separators such as U+2028, wherever they show the text of an entry.
    static func breaksLinesBySeparator(in entry: Entry) -> Bool
    /// Whether backslash escapes in a text are resolved, although its format has its own.
    static var decodesEscapes: Bool { get }
    /// Whether a formatter may replace percent directives in a text.
    static func readsPercents(in subject: TextSubject) -> Bool
    /// Why a source text is not read as intended; nil if it is.
    static func fault(ofSource subject: TextSubject) -> SourceFault?
    /// Whether it may read a text of an entry, or its source, differently from how they are written.
    static func mayReadOtherwise(_ message: Message, _ source: Message, _ entry: Entry) -> Bool
    /// Whether it replaces words after a colon, `:name`, in a text whose key is its source.
    static func fillsColonWords(of entry: Entry) -> Bool
    /// Returns a text as it is read.
    static func reading(_ message: Message) -> Message
    /// Returns a source text as its author intended it.
    static func meant(bySource message: Message, _ syntax: Syntax) -> Message
    /// Whether users see the source text, not the form `other`, if a plural of an entry lacks the form of a number.
    static func showsSourceForMissingForm(of entry: Entry) -> Bool
    /// How a translation of an entry may reorder arguments without names.
    static func argumentNumbers(of entry: Entry) -> ArgumentNumbers
    /// Whether the next argument takes the place of one that a translation lost.
    static func movesArguments(of entry: Entry) -> Bool
    /// Returns differences in terms of the dialect, and what else it rejects.
    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference]
}

/// What is wrong with a source text.
package struct SourceFault {
    /// What is wrong.
    package let words: String
    /// How to fix it.
    package let help: String?
    /// The maximum severity.
    package let most: Severity?

    package init(_ words: String, help: String? = nil, most: Severity? = nil) {
        (self.words, self.help, self.most) = (words, help, most)
    }
}

extension Dialect {
    package static func number(in catalog: Catalog) -> NumberName { .likely }
    package static var showsZeroForZeroAlone: Bool { false }
    package static func readsHTML(_ entry: Entry) -> Bool { false }
    package static func isDocument(_ entry: Entry) -> Bool { false }
    package static func isBesideMarkup(_ entry: Entry) -> Bool { false }
    package static func takesDirectionFromFirstLetter(_ entry: Entry) -> Bool {
        entry.catalog.format.has(.takesDirectionFromFirstLetter)
    }
    package static func isShownOnPages(_ entry: Entry) -> Bool { entry.catalog.format.has(.isShownOnPages) }
    package static var putsTextsIntoPages: Bool { false }
    package static func showsEmptyText(_ entry: Entry) -> Bool { false }
    package static func rejectsRepeatedKey(of entry: Entry) -> Bool { false }
    package static func needsOther(_ entry: Entry) -> Bool { true }
    package static func isReworded(_ entry: Entry) -> Bool { false }
    package static func markupReading(of subject: TextSubject) -> MarkupReading {
        isDocument(subject.entry) ? .wellFormed : .tolerant
    }
    package static func detectsMarkup(_ entry: Entry) -> Bool { false }
    package static func drops(_ element: String, in entry: Entry) -> Bool { false }
    package static var needsHTMLElement: Bool { false }
    package static func breaksLinesBySeparator(in entry: Entry) -> Bool { false }
    package static var decodesEscapes: Bool { false }
    package static func readsPercents(in subject: TextSubject) -> Bool { true }
    package static func fault(ofSource subject: TextSubject) -> SourceFault? { nil }
    package static func mayReadOtherwise(_ message: Message, _ source: Message, _ entry: Entry) -> Bool { false }
    package static func fillsColonWords(of entry: Entry) -> Bool { false }
    package static func reading(_ message: Message) -> Message { message }
    package static func meant(bySource message: Message, _ syntax: Syntax) -> Message { message }
    package static func showsSourceForMissingForm(of entry: Entry) -> Bool { false }
    package static func argumentNumbers(of entry: Entry) -> ArgumentNumbers { ArgumentNumbers(of: entry) }
    package static func movesArguments(of entry: Entry) -> Bool { false }
    package static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] { differences }
}

/// How most texts are read.
package enum CommonDialect: Dialect {}

extension TextSubject {
    /// Why a source text is not read as intended; nil if it is.
    package var sourceFault: SourceFault? {
        PlaceholderComparison.words(forSource: message).map { SourceFault($0) } ?? dialect.fault(ofSource: self)
    }

    /// Returns how the placeholders of a translation differ from those of its source.
    package func differences(from source: Message) -> [PlaceholderDifference] {
        if message.isSignForNothing, !source.isSignForNothing { return [] }
        let found = QuotedWords.removing(
            from: PlaceholderForms.differences(of: self, dialect.meant(bySource: source, entry.syntax)))
        let shown = found.filter { difference in
            guard case .lostInBranch(let spelling) = difference else { return true }
            return !BranchNumbers.spellOut(spelling, in: message, locale) && !BranchNumbers.areOmitted(in: message)
        }
        let differences = shown.isEmpty ? BranchNumbers.lost(in: message, locale, source: source) : shown
        var adapted = dialect.adapting(EqualSpellings.removingWords(from: differences), of: self, source)
        if adapted.contains(where: \.isOfPercents), !dialect.readsPercents(in: self) {
            adapted.removeAll(where: \.isOfPercents)
        }
        adapted = BacktickNames.removing(
            from: AppNames.removing(from: SingularTexts.excusing(adapted, of: self, source)), source, message)
        adapted = PercentWords.naming(NamesBetweenSigns.removing(from: adapted, source, message), source, message)
        if let habits { adapted = KnownNames.removing(from: adapted, habits) }
        adapted = MistypedEntities.removing(from: adapted, source, message)
        guard entry.syntax == .dotNetBraces else { return adapted }
        return ProseInBraces.removing(from: TranslatedNames.namingFields(in: adapted), source, message)
    }
}

extension Message {
    /// Whether it is only a word such as `__empty__`, an app's own sign for no text, and no placeholder.
    fileprivate var isSignForNothing: Bool {
        parts.count == 1 && parts[0].kind == .placeholder && utf8.starts(with: "__".utf8)
    }
}
