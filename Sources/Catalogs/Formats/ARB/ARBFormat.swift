// `.arb`: application resource bundles, the JSON that Flutter apps are translated in.

enum ARBFormat: CatalogFormat {
    static let id = "arb"
    static let summary = "Flutter's application resource bundles, with descriptions, examples and limits"
    static let extensions = ["arb"]
    static let writing = "values in place, and '@@locale'"
    static let places: [LanguagePlace] = [.name, .suffix("_-."), .folder]
    static let mayLeaveOutLanguage = true
    static let tagSeparator = "_"
    static let takesNumbersForCategories = true

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        var reading = Reading()
        let tree = Tree.json(text, &reading)
        guard let root = tree.dictionary(or: "a JSON object", &reading, in: text.utf8) else { return reading }
        var reader = ARBReader(tree, text.utf8, reading)
        reader.read(root)
        return reader.reading
    }

    static let saysLanguage = true

    static func languageSplices(_ language: String, in catalog: Catalog) -> [Splice] {
        catalog.marks.places.map { Splice($0, Array(language.utf8)) }
    }
}
