// How whatever shows a text reads it, and so what a slip in a translation is.

import Catalogs
import MessagePatterns

/// A formatter, or a library that shows texts; without an answer of its own it reads as most do.
///
/// A dialect is a type, so that a subject that has one is copied and handed on like a few arrays.
package protocol Dialect {
    /// Which argument with a name is the number of a plural in a catalog.
    static func number(in catalog: Catalog) -> NumberName
    /// Whether the form `zero` of a plural is shown for 0 alone, in every language.
    static var showsZeroForZeroAlone: Bool { get }
    /// Whether an entry is shown as HTML, so that entities are read in it.
    static func readsHTML(_ entry: Entry) -> Bool
    /// Whether it finds out by itself whether a text is markup, and shows it so.
    static var detectsMarkup: Bool { get }
    /// Why a source text can't be read as it is meant; nil if it can.
    static func fault(ofSource subject: TextSubject) -> SourceFault?
    /// Whether it may read one of two texts of an entry otherwise than it stands.
    static func mayReadOtherwise(_ message: Message, _ source: Message, _ entry: Entry) -> Bool
    /// A text as it is read.
    static func reading(_ message: Message) -> Message
    /// A source text as its author meant it.
    static func meant(bySource message: Message, _ syntax: Syntax) -> Message
    /// Whether an argument that a translation lost leaves its place to the next one.
    static func movesArguments(of entry: Entry) -> Bool
    /// Differences as they are to it, with what else it refuses.
    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference]
}

/// What is wrong with a source text.
package struct SourceFault {
    /// What is wrong.
    package let words: String
    /// The way out.
    package let help: String?
    /// The worst that it may be.
    package let most: Severity?

    package init(_ words: String, help: String? = nil, most: Severity? = nil) {
        (self.words, self.help, self.most) = (words, help, most)
    }
}

extension Dialect {
    package static func number(in catalog: Catalog) -> NumberName { .likely }
    package static var showsZeroForZeroAlone: Bool { false }
    package static func readsHTML(_ entry: Entry) -> Bool { false }
    package static var detectsMarkup: Bool { false }
    package static func fault(ofSource subject: TextSubject) -> SourceFault? { nil }
    package static func mayReadOtherwise(_ message: Message, _ source: Message, _ entry: Entry) -> Bool { false }
    package static func reading(_ message: Message) -> Message { message }
    package static func meant(bySource message: Message, _ syntax: Syntax) -> Message { message }
    package static func movesArguments(of entry: Entry) -> Bool { false }
    package static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] { differences }
}

/// How most texts are read.
package enum CommonDialect: Dialect {}

extension TextSubject {
    /// Why a source text can't be read as it is meant; nil if it can.
    package var sourceFault: SourceFault? {
        PlaceholderComparison.words(forSource: message).map { SourceFault($0) } ?? dialect.fault(ofSource: self)
    }

    /// How the placeholders of a translation differ from those of its source.
    package func differences(from source: Message) -> [PlaceholderDifference] {
        let found = PlaceholderForms.differences(of: self, dialect.meant(bySource: source, entry.syntax))
        let differences = found.isEmpty ? BranchNumbers.lost(in: message, locale, source: source) : found
        return dialect.adapting(differences, of: self, source)
    }
}
