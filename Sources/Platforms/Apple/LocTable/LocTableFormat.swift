// `.loctable`: the tables of all languages in one property list, as in the bundles of Apple's systems.

import Catalogs

enum LocTableFormat: PropertyListFormat {
    static let id = "loctable"
    static let summary = "Apple tables with all languages, XML and binary property lists"
    static let extensions = ["loctable"]
    static let writing = "nothing: read-only"
    static let layout = LanguageLayout.allInOne
    static let places: [LanguagePlace] = []
    static let traits: FormatTraits = [.isReadOnly, .takesDirectionFromFirstLetter]

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        var reading = Reading()
        guard let (tree, root) = PropertyList.dictionary(text, or: "a dictionary of languages", &reading) else {
            return reading
        }
        var walker = StringsDictWalker(tree: tree, utf8: text.utf8, reading: reading)
        for language in tree.members(of: root) {
            let name = tree.text(language.key, text.utf8)
            // The origin of each text, for Apple's own tools.
            if name == "LocProvenance" { continue }
            guard tree.nodes[language.value].kind == .object else {
                walker.fault(
                    language.value,
                    .unexpected(
                        found: tree.nodes[language.value].kind.words, expected: "a dictionary of the texts in '\(name)'"
                    ))
                continue
            }
            if name == "en" { walker.reading.sourceLocale = name }
            walker.locale = tree.nodes[language.key].field
            for member in tree.members(of: language.value) { walker.read(member) }
        }
        SourceTexts(walker.reading, text.utf8).add(to: &walker.reading)
        return walker.reading
    }

    static func splice(_ value: [UInt8], for entry: Entry, to list: inout SpliceList) throws(RewriteError) {
        throw .noPlace(entry)
    }

    static func rewrite(_ catalog: Catalog, _ changes: [Change]) -> Rewriting {
        Rewriting(of: catalog.text.stored, refused: changes.map { .noPlace($0.entry) })
    }
}
