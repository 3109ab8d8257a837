// `.xcstrings`: string catalogs, all languages of a table in one JSON file.

import Catalogs

enum XCStringsFormat: CatalogFormat {
    static let id = "xcstrings"
    static let summary = "Xcode string catalogs, versions 1.0 to 1.2"
    static let extensions = ["xcstrings"]
    static let writing = "values in place; localizations added and removed"
    static let layout = LanguageLayout.allInOne
    static let traits: FormatTraits = [.gainsKeys, .takesDirectionFromFirstLetter]

    static let places: [LanguagePlace] = []

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        var json = JSONReader(text)
        json.readFile()
        var reading = Reading()
        if let fault = json.fault { reading.faults.append(fault) }
        guard let root = json.tree.dictionary(or: "a JSON object", &reading, in: text.utf8) else { return reading }
        var walker = XCStringsWalker(tree: json.tree, utf8: text.utf8, reading: reading)
        walker.readRoot(root)
        return walker.reading
    }

    static func splicesAlone(_ catalog: Catalog) -> Bool { false }

    /// Adds a localization for a key that is its own English text, because it has no value to replace.
    static func rewrite(_ catalog: Catalog, _ changes: [Change]) -> Rewriting {
        let implicit = changes.contains { catalog.records.traits(at: $0.entry.index).contains(.implicit) }
        let editor = implicit ? XCStringsEditor(catalog.text) : nil
        return catalog.splicing(changes) { (change) throws(RewriteError) in
            let record = catalog.records[change.entry.index]
            guard record.traits.contains(.implicit) else { return try splice(change.value, for: change.entry) }
            let unit = LocalizedUnit(
                variant: "", state: LocalizedUnit.made, value: String(decoding: change.value, as: UTF8.self))
            guard
                let addition = editor?.addition(
                    of: [unit], as: catalog.sourceLocale ?? "en", toKeyAt: record.key.start)
            else { throw .noPlace(change.entry) }
            return addition
        }
    }
}
