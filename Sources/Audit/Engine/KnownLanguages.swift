// The languages that a project has texts in.

import Configuration
import Projects

extension ReadProject {
    /// All languages that catalogs are in, sorted.
    public var languages: [String] {
        Set(project.files.compactMap(\.locale)).union(readLanguages).sorted()
    }

    /// The given language tags that no catalog has.
    public func lacking(_ tags: [String]) -> [String] {
        let unnamed = tags.filter { tag in
            let range = LanguageRanges([tag])
            return !project.files.indices.contains {
                range.cover(project.files[$0].locale, own: project.ownLanguage(of: $0))
            }
        }
        guard !unnamed.isEmpty else { return [] }
        let known = readLanguages
        return unnamed.filter { tag in
            let range = LanguageRanges([tag])
            return !known.contains { range.cover($0) }
        }
    }

    /// The languages of the catalogs that were read, from their contents.
    private var readLanguages: Set<String> {
        var languages: Set<String> = []
        for table in tables {
            guard let catalog = table?.catalog else { continue }
            languages.formUnion([catalog.locale, catalog.sourceLocale].compactMap(\.self))
            // Its source is English unless something else is declared.
            if catalog.format.layout == .sourceAndTarget, catalog.sourceLocale == nil { languages.insert("en") }
            if catalog.format.isMultilingual { languages.formUnion(catalog.entries.compactMap(\.locale)) }
        }
        return languages
    }
}
