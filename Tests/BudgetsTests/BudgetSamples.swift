// Helpers for tests of budgets: catalogs made from comments, and their limits.

import Budgets
import Catalogs
import Configuration
import Platforms
import TestSupport

enum BudgetSamples {
    /// Returns the book of a configuration, and of sheets as CSV.
    static func book(_ yaml: String = "", sheets: [String] = []) throws -> BudgetBook {
        let configuration = try Configuration.read(Array(yaml.utf8), file: ".swell.yml")
        let read = try sheets.enumerated().map { index, text in
            try BudgetSheet.read(Array(text.utf8), file: "sheet\(index + 1).csv")
        }
        return try BudgetBook(configuration, sheets: read)
    }

    /// Returns a strings file with these comments for its keys.
    static func strings(_ entries: [(key: String, comment: String)], as path: String = "en.lproj/L.strings") throws
        -> Catalog
    {
        let text = entries.map { "/* \($0.comment) */\n\"\($0.key)\" = \"x\";\n" }.joined()
        return try Corpora.read(text, as: path)
    }

    /// Returns the limits of each entry of a catalog.
    static func sets(_ catalog: Catalog, _ book: BudgetBook, source: Catalog? = nil, locale: String? = nil)
        -> [BudgetSet]
    {
        var shelf = book.shelf(for: catalog)
        let index = source.map { KeyIndex($0) }
        return catalog.entries.map { entry in
            shelf.budgets(of: entry, source: index?.entry(like: entry), locale: locale)
        }
    }

    /// Returns the limits of the only entry of a strings file with a comment.
    static func set(comment: String, key: String = "k", _ book: BudgetBook? = nil) throws -> BudgetSet {
        try sets(strings([(key, comment)]), try book ?? Self.book())[0]
    }
}
