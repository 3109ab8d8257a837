// Symfony's catalogs, whose names begin with the domain of their texts: `messages.de.xlf`.

import Catalogs

enum SymfonyDomain {
    /// Returns the domain of a catalog that names its original as Symfony does, by the domain and a language:
    /// `messages` for `messages.en` in `messages.de.xlf` and `messages+intl-icu.de.xlf`.
    static func of(_ original: String, in path: CatalogPath) -> Substring? {
        guard let dot = original.lastIndex(of: "."), LanguageNames.isTag(original[original.index(after: dot)...]) else {
            return nil
        }
        return original[..<dot] == domain(of: path) ? original[..<dot] : nil
    }

    /// Whether an entry is from such a catalog, whose domain precedes its key, or from one of Symfony in XLIFF 1.
    static func contains(_ entry: Entry) -> Bool {
        let prefix = entry.key.utf8.dropLast(entry.name.utf8.count)
        guard prefix.last == UInt8(ascii: "#"), let original = String(prefix.dropLast()) else { return false }
        return original == "file.ext" || original == domain(of: CatalogPath(entry.catalog.path)) ?? ""
    }

    private static func domain(of path: CatalogPath) -> Substring? {
        let stem = path.stem
        guard let dot = stem.lastIndex(of: "."), path.languageInName != nil else { return nil }
        return stem[..<dot].split(separator: "+").first
    }
}
