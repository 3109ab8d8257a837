// What a format is. A platform's folder has a type that conforms to this for each of its formats.

import MessagePatterns

/// A file format of messages: how to know it, read it and write into it.
package protocol CatalogFormat: Sendable {
    static var id: String { get }
    static var summary: String { get }
    static var extensions: [String] { get }
    static var writing: String { get }
    /// What an app shows where a language lacks a text.
    static var fallback: Fallback { get }
    /// What is particular about it.
    static var traits: FormatTraits { get }
    /// How languages are laid out in files.
    static var layout: LanguageLayout { get }
    /// Where in its path a file may have its language, the likeliest first.
    static var places: [LanguagePlace] { get }
    /// Where a path has its language: by `places`, unless the format knows better.
    static func slot(of path: CatalogPath) -> LanguageSlot?
    /// The same, where a file may say that a folder far from it is of something else; `head` is how it begins.
    static func slot(of path: CatalogPath, beginning head: () -> [UInt8]) -> LanguageSlot?
    /// What parts a language from its region in names: `-` or `_`.
    static var tagSeparator: String { get }
    /// The same where a path has its language at a place.
    static func tagSeparator(at place: LanguagePlace) -> String
    /// What files have in common that hold the same keys in different languages; `slot` is where the path has its own.
    static func table(_ path: CatalogPath, _ slot: LanguageSlot) -> String
    /// Whether a path is that of a template, which is in no language and holds the keys of those that are.
    static func isTemplate(_ path: CatalogPath) -> Bool
    /// Where the template of a file in a language may stand, with `*` for any name.
    static func templates(of path: CatalogPath, _ slot: LanguageSlot) -> [String]
    /// Where the languages of a template go that has none yet.
    static func defaultSlot(ofTemplate path: CatalogPath) -> LanguageSlot?
    /// The file made one for another language, with its source texts and no translations; nil where these may stand.
    static func blank(_ catalog: Catalog, for language: String) -> [UInt8]?
    /// The changes that make it so, where the messages are the same in both; nil where they are not.
    static func blanking(_ catalog: Catalog, for language: String) -> Blank?

    /// Whether a file of its extension that a walk comes by may hold texts, by its path and by the names in its folder,
    /// where those are known.
    static func mayBe(_ path: CatalogPath, beside names: [String]?) -> Bool
    /// Whether a file that begins like this is of this format.
    static func begins(_ head: [UInt8]) -> Bool
    /// Whether a file that begins like this says that it is something else; one that says nothing may have lost its texts.
    static func isOther(_ head: [UInt8]) -> Bool
    /// How its characters are stored.
    static func encoding(of bytes: [UInt8]) -> TextEncoding
    /// How its values are written, unless an entry says otherwise.
    static var syntax: Syntax { get }
    /// The format of a file's translations, where that is another than its own; `slot` is where the path has its language.
    static func translationFormat(_ slot: LanguageSlot) -> Format?
    /// A file of that format with the texts that are to be translated; those of `overlay` go before the catalog's own.
    static func translationBytes(_ catalog: Catalog, _ overlay: Catalog?) -> [UInt8]
    /// Whether tags in an entry's value are elements that an app shows as styles, or characters; nil if the format knows no
    /// such difference.
    static func isStyled(_ entry: Entry) -> Bool?
    /// The texts in an entry's value that the file says are to be kept in every language: names, mostly.
    static func keptTexts(of entry: Entry) -> [[UInt8]]
    /// Whether an entry is a term that other texts show, or an attribute of one: each language has its own of these.
    static func isTerm(_ entry: Entry) -> Bool
    /// Whether an entry is one of several texts in a string, of which a number chooses: each language has its own count.
    static func isChoice(_ entry: Entry) -> Bool

    /// How a file writes a character that is hard to see, by its number; nil if it has no way but the character itself.
    static func escape(_ scalar: UInt32) -> String?
    /// What the platform calls the kind of resource that an entry is of; nil if a key is of no kind.
    static func resourceKind(of entry: Entry) -> String?
    /// What keys of a translation stand for others of its sources.
    static func standIns(in translation: Catalog, for sources: [KeyIndex]) -> [any KeyStandIns]

    /// Reads all that can be read; what can't is a fault.
    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading

    /// The bytes of a catalog in which some entries have new values, and nothing else is changed.
    static func rewrite(_ catalog: Catalog, _ changes: [Change]) -> Rewriting

    /// Whether each value of a catalog can be written without regard to others.
    static func splicesAlone(_ catalog: Catalog) -> Bool

    /// The change of the text that gives an entry a new value.
    static func splice(_ value: [UInt8], for entry: Entry) throws(RewriteError) -> Splice

    /// Appends that change.
    static func splice(_ value: [UInt8], for entry: Entry, to list: inout SpliceList) throws(RewriteError)

    /// Whether the bytes of such a change, from `start` on, show for themselves that the entry will be read as `value`,
    /// and all others as before; where they don't, the whole file is read again.
    static func proves(
        _ bytes: [UInt8], from start: Int, at range: ByteRange, as value: [UInt8], _ entry: Entry,
        _ scratch: inout [UInt8]
    ) -> Bool

    /// The changes that make a file one for another language: what it says of its language itself, and what it leaves to
    /// the app's own.
    static func languageSplices(_ language: String, in catalog: Catalog) -> [Splice]
    /// The languages that a file of a source and a target is translated into.
    static func targetLanguages(in text: SourceText) -> [String]
    /// The changes that take the targets of a language out of such a file.
    static func removals(of language: String, in text: SourceText) -> [Splice]

    /// The numbers below 200 that a branch such as `plural.one` is shown for; nil if the file does not say it.
    static func numbers(ofBranch name: String, in catalog: Catalog) -> [Int]?

    /// The bytes of a catalog in which each plural has these categories too, with the text of `other`.
    static func addPluralCategories(_ categories: [String], to catalog: Catalog) -> [UInt8]
}
