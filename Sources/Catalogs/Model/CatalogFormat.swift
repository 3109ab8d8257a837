// The protocol of formats. Each platform's folder contains a conforming type for each of its formats.

import MessagePatterns

/// A file format of messages: how to detect it, read it and write into it.
package protocol CatalogFormat: Sendable {
    static var id: String { get }
    static var summary: String { get }
    static var extensions: [String] { get }
    static var writing: String { get }
    /// What an app shows if a language lacks a text.
    static var fallback: Fallback { get }
    /// The traits that set the format apart.
    static var traits: FormatTraits { get }
    /// Whether an app shows the text of another region if the language of a file lacks it: a Brazilian one in Portugal.
    static func showsOtherRegions(_ path: CatalogPath) -> Bool
    /// How languages are laid out in files.
    static var layout: LanguageLayout { get }
    /// Where a path may contain the language, likeliest first.
    static var places: [LanguagePlace] { get }
    /// The position of the language in a path; by default, found with `places`.
    static func slot(of path: CatalogPath) -> LanguageSlot?
    /// The same, if the first bytes of a file (`head`) may declare its language or rule out that a folder far from it
    /// names the language.
    static func slot(of path: CatalogPath, beginning head: () -> [UInt8]) -> LanguageSlot?
    /// The separator between language and region in names: `-` or `_`.
    static var tagSeparator: String { get }
    /// The separator for a language at a place in a path.
    static func tagSeparator(at place: LanguagePlace) -> String
    /// The table of a file: the same for all files that contain the same keys in different languages; `slot` is the
    /// position of the language in the path.
    static func table(_ path: CatalogPath, _ slot: LanguageSlot) -> String
    /// Whether a path is that of a template, which has no language and contains the keys for all languages.
    static func isTemplate(_ path: CatalogPath) -> Bool
    /// The possible paths of the template of a translated file, with `*` for any name.
    static func templates(of path: CatalogPath, _ slot: LanguageSlot) -> [String]
    /// The position of the language in paths of translations, for a template that has none yet.
    static func defaultSlot(ofTemplate path: CatalogPath) -> LanguageSlot?
    /// The release that alone shows the texts of a file, as with a store's changelogs; nil for all other files.
    static func release(of path: CatalogPath) -> Int?
    /// The file for another language, with its source texts and no translations; nil if the translations may stay.
    static func blank(_ catalog: Catalog, for language: String) -> [UInt8]?
    /// The changes that turn the file into that one, if both have the same messages; nil otherwise.
    static func blanking(_ catalog: Catalog, for language: String) -> Blank?

    /// Whether a file with its extension, found by walking the folders, may contain texts, judging by its path and the
    /// names in its folder, if known.
    static func mayBe(_ path: CatalogPath, beside names: [String]?) -> Bool
    /// Whether a file that begins with these bytes is of this format.
    static func begins(_ head: [UInt8]) -> Bool
    /// Whether the first bytes of a file show that it is something else; otherwise it may have lost its texts.
    static func isOther(_ head: [UInt8]) -> Bool
    /// The encoding of a file.
    static func encoding(of bytes: [UInt8]) -> TextEncoding
    /// The syntax of its values, unless an entry specifies another.
    static var syntax: Syntax { get }
    /// The format of a file's translations, if it differs; `slot` is the position of the language in the path.
    static func translationFormat(_ slot: LanguageSlot) -> Format?
    /// A file of that format with the texts to translate; those of `overlay` take precedence over the catalog's own.
    static func translationBytes(_ catalog: Catalog, _ overlay: Catalog?) -> [UInt8]
    /// Whether tags in an entry's value are elements that an app shows as styles (true) or characters (false); nil if
    /// the format does not make this distinction.
    static func isStyled(_ entry: Entry) -> Bool?
    /// The texts in an entry's value that the file says to keep in every language: names, mostly.
    static func keptTexts(of entry: Entry) -> [[UInt8]]
    /// The library that a catalog belongs to, if people copy its catalogs into their apps; nil otherwise.
    static func library(of catalog: Catalog) -> String?
    /// The files of code that use an entry, as the catalog names them; empty if it names none.
    static func codeFiles(of entry: Entry) -> Set<String>
    /// Whether the messages of a catalog are those of a manual, not of the app itself.
    static func isOfManual(_ catalog: Catalog) -> Bool
    /// When the messages of a catalog were taken from the code, as a number that grows with time; nil if it does not say.
    static func templateTime(of catalog: Catalog) -> Int?
    /// The files of an app from which a file for translators was exported, by the ends of their paths.
    static func originals(of catalog: Catalog) -> [String]
    /// Whether an entry is a term that other texts include, or an attribute of one: each language has its own.
    static func isTerm(_ entry: Entry) -> Bool
    /// Whether a program reads the value of an entry, judging by its key.
    static func isForPrograms(_ entry: Entry) -> Bool
    /// Whether each language has its own entries in place of an entry, such as the attributes of a term.
    static func isFree(_ entry: Entry) -> Bool
    /// Whether an entry is one of several texts in a string from which a number selects: each language has its own
    /// count of them.
    static func isChoice(_ entry: Entry) -> Bool

    /// The escape for a character that is hard to see, by its code point; nil if the format can only write the
    /// character itself.
    static func escape(_ scalar: UInt32) -> String?
    /// The platform's name for the kind of an entry's resource; nil if keys have no kinds.
    static func resourceKind(of entry: Entry) -> String?
    /// The keys of a translation that replace keys of its sources.
    static func keyReplacements(in translation: Catalog, for sources: [KeyIndex]) -> [any KeyReplacements]

    /// Reads everything that can be read, and reports the rest as faults.
    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading

    /// The bytes of a catalog with new values for some entries, and everything else unchanged.
    static func rewrite(_ catalog: Catalog, _ changes: [Change]) -> Rewriting

    /// Whether each value of a catalog can be written independently of the others.
    static func splicesAlone(_ catalog: Catalog) -> Bool

    /// The change to the text that gives an entry a new value.
    static func splice(_ value: [UInt8], for entry: Entry) throws(RewriteError) -> Splice

    /// Appends that change.
    static func splice(_ value: [UInt8], for entry: Entry, to list: inout SpliceList) throws(RewriteError)

    /// Whether the bytes of such a change, from `start` on, prove by themselves that the entry will be read as `value`,
    /// and all others as before; otherwise the whole file is read again.
    static func proves(
        _ bytes: [UInt8], from start: Int, at range: ByteRange, as value: [UInt8], _ entry: Entry,
        _ scratch: inout [UInt8]
    ) -> Bool

    /// The file with new keys; everything else is unchanged.
    static func add(_ keys: [NewKey], to catalog: Catalog) throws(RewriteError) -> Rewriting

    /// The changes that turn a file into one for another language: the language that it declares, and what only the
    /// app's own language contains.
    static func languageSplices(_ language: String, in catalog: Catalog) -> [Splice]
    /// The target languages of a file with sources and targets.
    static func targetLanguages(in text: SourceText) -> [String]
    /// The changes that remove the targets of a language from such a file.
    static func removals(of language: String, in text: SourceText) -> [Splice]

    /// The numbers below 200 that select a branch such as `plural.one`; nil if the file does not specify them.
    static func numbers(ofBranch name: String, in catalog: Catalog) -> [Int]?

    /// The bytes of a catalog in which each plural also has these categories, with the text of `other`.
    static func addPluralCategories(_ categories: [String], to catalog: Catalog) -> [UInt8]
}
