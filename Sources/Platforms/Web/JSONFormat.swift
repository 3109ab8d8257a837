// `.json`: the catalogs of web apps and browser extensions, for any library.

import Basics
import Catalogs

enum JSONFormat: CatalogFormat {
    static let id = "json"
    static let summary =
        "JSON of web apps: flat and nested, i18next, FormatJS, vue-i18n, next-intl, slang, browser extensions"
    static let extensions = ["json"]
    static let fallback = Fallback.asApp
    static let writing = "values in place, the language if the file names it, plural forms after 'other'"
    static let places: [LanguagePlace] = [.name, .folder, .suffix("._-")]
    static let traits: FormatTraits = [
        .mayLeaveOutLanguage, .mayBeNamedByAnyLanguage, .isDetectedByContents, .declaresLanguage,
        .isShownOnPages, .takesAnyBytes,
        .hasPluralBranches, .mayHaveOldPairs, .mayLackPluralRules,
    ]

    static func slot(of path: CatalogPath) -> LanguageSlot? { JSONPlaces.slot(of: path) }

    static func mayBe(_ path: CatalogPath, beside names: [String]?) -> Bool { JSONPlaces.mayBe(path, beside: names) }

    static func begins(_ head: [UInt8]) -> Bool { JSONGlance(head).isCatalog }

    static func isOther(_ head: [UInt8]) -> Bool { JSONGlance(head).isOther }

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        var reading = Reading()
        let isExtensions = JSONPlaces.isExtensions(path)
        let tree = Tree.json(text, &reading, takesComments: isExtensions)
        guard let root = tree.root else { return reading }
        if let described = DescribedMessages(tree, root, text.utf8, path) {
            var reader = DescribedReader(described, tree, text.utf8, reading, isExtensions: isExtensions)
            reader.read(root)
            return reader.reading
        }
        guard tree.dictionary(or: "a JSON object", &reading, in: text.utf8) != nil else { return reading }
        if SlangKey.areIn(tree, text.utf8) {
            var reader = SlangReader(tree, text.utf8, reading)
            reader.read(root)
            return reader.reading
        }
        var reader = JSONCatalogReader(tree, text.utf8, reading)
        reader.read(root, of: slot(of: path)?.tag)
        return reader.reading
    }

    static func languageSplices(_ language: String, in catalog: Catalog) -> [Splice] {
        catalog.marks.places.map { Splice($0, Array(language.utf8)) }
    }

    static func splice(_ value: [UInt8], for entry: Entry) throws(RewriteError) -> Splice {
        guard let field = entry.catalog.records.field(.value, at: entry.index) else { throw .noPlace(entry) }
        let anchor = entry.catalog.records.anchor(at: entry.index)
        if anchor == JSONCatalogReader.isOther {
            let old = Array((entry.value ?? "").utf8)
            guard ObjectPlurals.counts(value, value.indices) == ObjectPlurals.counts(old, old.indices) else {
                throw .unwritableCharacter(entry, "}")
            }
        }
        // One of several choices must stay one, and no text must look like several: a bar and a space would separate
        // choices.
        let isChoice = anchor == JSONCatalogReader.choice
        if isChoice || value.has(UInt8(ascii: "|")) {
            let old = Array((entry.value ?? "").utf8)
            let looksLikeSome =
                VueChoices.hasSpacedBar(value, value.indices) && !VueChoices.hasSpacedBar(old, old.indices)
            let losesSign = VueChoices.areTold(by: old) && !VueChoices.areTold(by: value)
            if isChoice ? value.has(UInt8(ascii: "|")) || losesSign : looksLikeSome {
                throw .unwritableCharacter(entry, "|")
            }
        }
        return try field.splice(value, in: entry.catalog.text.utf8, entry: entry)
    }

    static func numbers(ofBranch name: String, in catalog: Catalog) -> [Int]? {
        SlangReader.numbers(ofBranch: name, in: catalog)
    }

    static func addPluralCategories(_ categories: [String], to catalog: Catalog) -> [UInt8] {
        catalog.text.applying(SuffixPlurals.additions(of: categories, to: catalog))
    }

    static func keyReplacements(in translation: Catalog, for sources: [KeyIndex]) -> [any KeyReplacements] {
        [
            NumberedForms(translation, of: sources), ContextForms(translation, of: sources),
            LanguagePrefixes(translation, of: sources),
        ]
    }

    static func isForPrograms(_ entry: Entry) -> Bool {
        entry.syntax == .wikiMessage && WikiKeys.areForPrograms(entry.key)
    }

    static func isFree(_ entry: Entry) -> Bool { SlangReader.isFree(entry) }

    static func isChoice(_ entry: Entry) -> Bool { JSONCatalogReader.isChoice(entry) }
}
