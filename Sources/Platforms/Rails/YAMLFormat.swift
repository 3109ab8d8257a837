// YAML as in Rails and Symfony: nested texts, in Rails under the name of their language.

import Catalogs

enum YAMLFormat: CatalogFormat {
    static let id = "yaml"
    static let summary = "YAML from Rails, Symfony and others: nested keys, plurals, block scalars"
    static let extensions = ["yml", "yaml"]
    static let fallback = Fallback.asApp
    static let writing = "values in place, the language at the root, plural forms"
    static let places: [LanguagePlace] = [.name, .suffix("."), .folder]
    static let traits: FormatTraits = [
        .mayLeaveOutLanguage, .isDetectedByContents, .declaresLanguage, .hasPluralBranches,
        .takesZeroForNothingElse, .isShownOnPages,
    ]

    static func mayBe(_ path: CatalogPath, beside names: [String]?) -> Bool { YAMLPlaces.mayHoldTexts(path) }

    /// A file whose root key is its own name has that language, even if it is an unknown one: `bcl:` in `bcl.yml`.
    static func slot(of path: CatalogPath, beginning head: () -> [UInt8]) -> LanguageSlot? {
        let slot = slot(of: path)
        guard slot?.tag == nil, LanguageNames.isBuiltLikeTag(path.stem), YAMLPlaces.firstKey(head()) == path.stem else {
            return slot
        }
        return LanguageSlot(namedBy: path)
    }

    static func begins(_ head: [UInt8]) -> Bool { YAMLPlaces.beginsTexts(head) }

    static func isOther(_ head: [UInt8]) -> Bool { YAMLPlaces.beginsSettings(head) }

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        var reader = YAMLReader(text, path)
        reader.readFile()
        return reader.reading
    }

    static func languageSplices(_ language: String, in catalog: Catalog) -> [Splice] {
        catalog.marks.places.map { Splice($0, YAMLLanguages.key(language, at: $0, in: catalog.text.utf8)) }
            + catalog.marks.removals.map { Splice($0, []) }
    }

    static func addPluralCategories(_ categories: [String], to catalog: Catalog) -> [UInt8] {
        catalog.text.applying(YAMLPlurals(catalog.text, CatalogPath(catalog.path)).additions(of: categories))
    }

    static func escape(_ scalar: UInt32) -> String? { nil }
}
