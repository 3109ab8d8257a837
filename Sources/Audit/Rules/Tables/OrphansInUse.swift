// Keys that the source lacks, although libraries or layouts use them.

import Basics
import Catalogs
import Comparison
import Platforms

/// The scopes of a source, if libraries look up keys in others: `countries.ZW`.
struct LibraryScopes {
    /// Nil if libraries have no scopes of their own.
    private let own: Set<Substring>?

    init(of source: KeyIndex, _ platform: Platform) {
        own = platform.librariesAddScopes ? Set(source.catalog.entries.compactMap { Self.scope(of: $0.key) }) : nil
    }

    /// Returns the scope of a key if the source has none of its keys, so that a library may look it up.
    func scope(without entry: Entry) -> Substring? {
        guard let own, let scope = Self.scope(of: entry.key), !own.contains(scope) else { return nil }
        return scope
    }

    private static func scope(of key: String) -> Substring? {
        key.firstIndex(of: ".").map { key[..<$0] }
    }
}

extension Entry {
    /// Whether it is a text that Interface Builder keeps for itself, such as the format of a binding, and a document has
    /// the object: its exports contain the key, but Swell reads the text nowhere.
    func isInternal(in document: Catalog) -> Bool {
        let parts = key.split(separator: ".")
        guard parts.count == 2, parts[1].hasPrefix("ibShadowed") || parts[1].hasPrefix("ibExternal") else {
            return false
        }
        let text = document.text.utf8
        return text.firstOffset(of: Array("id=\"\(parts[0])\"".utf8), in: text.indices) != nil
    }
}
