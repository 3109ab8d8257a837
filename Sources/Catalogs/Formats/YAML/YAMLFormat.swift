// YAML as Rails and Symfony have it: nested texts, in Rails under the name of their language.

enum YAMLFormat: CatalogFormat {
    static let id = "yaml"
    static let summary = "YAML of Rails, Symfony and others: nested keys, plurals, block texts"
    static let extensions = ["yml", "yaml"]
    static let writing = "values in place, the language at the root, plural forms"
    static let places: [LanguagePlace] = [.name, .suffix("."), .folder]
    static let mayLeaveOutLanguage = true
    static let isToldByExtension = false
    static let saysLanguage = true
    static let hasPluralBranches = true

    static func mayBe(_ path: CatalogPath, beside names: [String]?) -> Bool { YAMLPlaces.mayHoldTexts(path) }

    static func begins(_ head: [UInt8]) -> Bool { YAMLPlaces.beginsTexts(head) }

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        var reader = YAMLReader(text, path)
        reader.readFile()
        return reader.reading
    }

    static func languageSplices(_ language: String, in text: SourceText) -> [Splice] {
        let document = YAMLEvents(text.utf8)
        let languages = YAMLLanguages(document, nil)
        guard let root = languages.main else { return [] }
        let key = document.events[root]
        let isQuoted = key.style == .single || key.style == .double
        let range = isQuoted ? key.range.lowerBound + 1..<key.range.upperBound - 1 : key.range
        // `no` alone is a truth, and not Norwegian.
        let isPlain = isQuoted || YAMLPlain.isText(Array(language.utf8)[...])
        let name = isPlain ? language : "\"\(language)\""
        return [Splice(ByteRange(range.lowerBound, range.upperBound), Array(name.utf8))]
            + languages.removals(but: root, document, text.utf8)
    }

    static func addPluralCategories(_ categories: [String], to catalog: Catalog) -> [UInt8] {
        catalog.text.applying(YAMLPlurals(catalog.text.utf8).additions(of: categories))
    }
}
