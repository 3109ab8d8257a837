// The names under which texts of a language are found.

import Basics
import Catalogs

/// What the files of a language define.
package struct DefinedNames {
    /// The keys, as they stand.
    package private(set) var keys: Set<String> = []
    /// Keys, and what stands before their first dot: a message of attributes alone is one, too.
    package private(set) var names: Set<String> = []
    /// What files are named, which may be part of the names of what is in them.
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

/// What was meant by names that are not defined.
///
/// Where there are many of them they are not misspelled, but their file is not at hand; and to compare each with all
/// others would take the square of their number. So only the first are guessed.
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
