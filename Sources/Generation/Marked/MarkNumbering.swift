// Which number a text has, and which language: the source decides which texts have one.

import Catalogs
import Marks
import Pseudolocales

/// The numbers of one catalog's texts in all its languages.
struct MarkNumbering {
    var book: MarkBook
    var maker: MarkMaker
    private let source: KeyIndex
    private let sourceLanguage: String
    /// The position of the language of the current file; nil if each entry has its own.
    private var position: Int?
    private var isOfAllLanguages = false
    /// Whether the current file is in the language of the source texts.
    private(set) var isOfSourceLanguage = false
    /// The positions of the languages of entries.
    private var positions: [String: Int] = [:]

    /// Begins a catalog, and numbers the texts of its source in their order.
    init(_ book: MarkBook, _ rules: GenerationRules, source: Catalog, path: String, language: String) {
        self.book = book
        self.book.begin(source: path)
        maker = MarkMaker(rules)
        let isMultilingual = source.format.layout == .allInOne
        self.source = KeyIndex(source).asked(in: isMultilingual ? source.sourceLocale : nil)
        sourceLanguage = language
        for entry in source.entries where !isMultilingual || entry.locale == source.sourceLocale {
            let part = Self.part(of: entry)
            _ = self.book.number(of: entry) { maker.isText(part, of: entry) }
        }
    }

    /// Begins a file in one language; nil for a file of several.
    mutating func begin(_ locale: MarkManifest.Locale?) {
        isOfAllLanguages = locale == nil
        isOfSourceLanguage = locale?.tag == sourceLanguage
        position = locale.flatMap { book.position(of: $0) }
    }

    /// The position of the language of a text.
    mutating func locale(of entry: Entry, _ part: Entry.Part) -> Int? {
        if part == .source { return book.position(of: MarkManifest.Locale(tag: sourceLanguage)) }
        guard isOfAllLanguages else { return position }
        let tag = entry.locale ?? sourceLanguage
        if let known = positions[tag] { return known }
        let position = book.position(of: MarkManifest.Locale(tag: tag, isPseudo: PseudoTag.isPseudo(tag)))
        positions[tag] = position
        return position
    }

    /// The number of a text; nil if it is not one that people read.
    mutating func number(of entry: Entry, _ part: Entry.Part) -> Int? {
        // `few` in Polish is a text if `other` in English is one.
        let original = source.entry(like: entry)
        return book.number(of: entry) {
            original.map { maker.isText(Self.part(of: $0), of: $0) } ?? maker.isText(part, of: entry)
        }
    }

    /// The part of a source's entry that has its text.
    private static func part(of entry: Entry) -> Entry.Part {
        if entry.catalog.translatesKeys { return .keyText }
        return entry.catalog.format.layout == .sourceAndTarget && !entry.catalog.hasOwnTargets && entry.holdsSource
            ? .source : .value
    }
}
