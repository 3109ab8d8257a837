// The names that the texts of a language define.

import Basics
import Catalogs

/// The names that the files of a language define.
package struct DefinedNames {
    /// The keys, unchanged.
    package private(set) var keys: Set<String> = []
    /// Keys, and their parts before the first dot: a message that has only attributes counts, too.
    package private(set) var names: Set<String> = []
    /// The names of files, which may be part of the names of their texts.
    package private(set) var files: Set<String> = []

    package init() {}

    package mutating func add(_ catalog: Catalog) {
        files.insert(String(CatalogPath(catalog.path).name.prefix { $0 != "." }))
        for entry in catalog.entries {
            let key = entry.key
            keys.insert(key)
            names.insert(key)
            if let dot = key.firstIndex(of: ".") { names.insert(String(key[..<dot])) }
        }
    }
}

/// Suggestions for undefined names.
///
/// Many undefined names are not misspelled: their file is missing. Comparing each with all others would also take
/// quadratic time. So only the first few get a suggestion.
package struct NameGuesses {
    private static let most = 20

    private let names: [String]
    private var count = 0

    package init(_ one: DefinedNames, _ other: DefinedNames) { names = one.names.union(other.names).sorted() }

    package mutating func nearest(_ name: String) -> String? {
        count += 1
        return count <= Self.most ? Spelling.nearest(name, among: names) : nil
    }
}
