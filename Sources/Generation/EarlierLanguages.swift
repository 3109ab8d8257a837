// Pseudo-locales that earlier runs added to a copy of a multilingual file.

import Catalogs
import Pseudolocales

/// The other pseudo-locales in a copy of a multilingual file.
struct EarlierLanguages {
    /// Their tags.
    let languages: [String]
    /// The copy, to add another language to; nil if its source has changed since.
    let copy: Catalog?

    /// Nil if `existing` is no such copy, or contains only the pseudo-locales generated now.
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
