// `.stringsdict`: texts that vary by number, width or device.

import Catalogs

enum StringsDictFormat: PropertyListFormat {
    static let id = "stringsdict"
    static let summary = "Apple plural, width and device variants, in any syntax of property lists"
    static let extensions = ["stringsdict"]
    static let writing = "values in place"
    static let traits: FormatTraits = [.hasPluralBranches, .namesPluralsByVariable, .takesDirectionFromFirstLetter]

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        var reading = Reading()
        guard let (tree, root) = PropertyList.dictionary(text, or: "a dictionary of dictionaries", &reading) else {
            return reading
        }
        var walker = StringsDictWalker(tree: tree, utf8: text.utf8, reading: reading)
        for member in tree.members(of: root) { walker.read(member) }
        return walker.reading
    }

    static func addPluralCategories(_ categories: [String], to catalog: Catalog) -> [UInt8] {
        catalog.text.applying(PluralBranches.additions(of: categories, to: catalog))
    }
}
