// Keys as texts of a layout: code looks them up in a table of the app when it loads the layout.

import Catalogs
import Projects

extension [LanguageGap] {
    /// The same gaps without texts of layouts that are keys of another table in the language.
    func withoutKeysInLayouts(_ read: ReadProject) -> [LanguageGap] {
        var known: [TableKind: Set<String>] = [:]
        return map { gap in
            guard gap.texts.contains(where: { $0.source?.catalog.isInterfaceDocument ?? false }) else { return gap }
            let kind = TableKind(format: gap.catalog.format, language: gap.language)
            let keys = known[kind] ?? kind.keys(in: read)
            known[kind] = keys
            guard !keys.isEmpty else { return gap }
            return gap.without { text in
                guard let source = text.source, source.catalog.isInterfaceDocument else { return false }
                return source.value.map(keys.contains) ?? false
            }
        }
    }
}

/// The tables of one format in one language.
private struct TableKind: Hashable {
    let format: Format
    let language: String

    /// The keys that are not English texts, because the source has another text for each.
    func keys(in read: ReadProject) -> Set<String> {
        var keys: Set<String> = []
        for (index, table) in read.tables.enumerated() {
            guard let catalog = table?.catalog, catalog.format == format, catalog.locale == language,
                let source = read.source(of: index), !source.catalog.isInterfaceDocument
            else { continue }
            for entry in catalog.entries {
                if let original = source.entry(like: entry), !original.hasKeyAsText { keys.insert(entry.key) }
            }
        }
        return keys
    }
}
