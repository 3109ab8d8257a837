// Pseudo-locales that the copy of a file of all languages has been given before.

import Catalogs
import Pseudolocales

/// What a copy of a file of all languages has of other pseudo-locales.
struct EarlierLanguages {
    /// Their tags.
    let languages: [String]
    /// The copy, for one more; nil where what it was made of has changed since.
    let copy: Catalog?

    /// Nil where `existing` is no such copy, or has none but those that are made now.
    init?(in existing: Catalog, of source: Catalog, besides made: [Pseudolocale]) {
        guard existing.path != source.path, source.format.layout == .allInOne else { return nil }
        let own = Self.languages(of: source)
        let pseudo = Self.languages(of: existing).filter { !own.contains($0) && (try? PseudoTag($0)) != nil }.sorted()
        let tags = made.map { PseudoTag.folded($0.tag.string) }
        languages = pseudo.filter { !tags.contains(PseudoTag.folded($0)) }
        guard !languages.isEmpty else { return nil }
        copy =
            Self.bytes(of: existing, without: pseudo) == source.text.stored
            ? Catalog(path: source.path, bytes: existing.text.stored, format: source.format) : nil
    }

    private static func languages(of catalog: Catalog) -> Set<String> {
        Set(catalog.entries.compactMap(\.locale) + catalog.targetLanguages)
    }

    private static func bytes(of catalog: Catalog, without languages: [String]) -> [UInt8]? {
        var rest = catalog
        for language in languages {
            guard let bytes = try? rest.removingLocalization(language) else { return nil }
            rest = Catalog(path: rest.path, bytes: bytes, format: rest.format)
        }
        return rest.text.stored
    }
}
