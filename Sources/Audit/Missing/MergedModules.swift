// Texts of one module that another module of the app has, too: a build merges the resources of both.

import Catalogs
import Comparison
import Projects

extension [LanguageGap] {
    /// The same gaps without texts that another module has in the language, under the same key and with the same source.
    func withoutTextsOfOtherModules(_ read: ReadProject) -> [LanguageGap] {
        var modules: [Format: Modules] = [:]
        return map { gap in
            guard gap.catalog.format.has(.mergesFolders), !gap.texts.isEmpty else { return gap }
            let known = modules[gap.catalog.format] ?? Modules(of: gap.catalog.format, in: read)
            modules[gap.catalog.format] = known
            return gap.without { text in
                text.reason == .absent && text.source.map { known.have($0, in: gap.language) } ?? false
            }
        }
    }
}

/// The tables of a format, of which each module has one.
private struct Modules {
    private let read: ReadProject
    /// The positions of the source files with a key, if there are several.
    private var sources: [String: [Int]] = [:]

    init(of format: Format, in read: ReadProject) {
        self.read = read
        for file in read.tables.indices where read.project.standsForSource(file) {
            guard let catalog = read.tables[file]?.catalog, catalog.format == format else { continue }
            for entry in catalog.firstEntries { sources[entry.key, default: []].append(file) }
        }
        sources = sources.filter { $0.value.count > 1 }
    }

    /// Whether another module has a translation of the text of an entry.
    func have(_ entry: Entry, in language: String) -> Bool {
        guard let files = sources[entry.key] else { return false }
        return files.contains { file in
            guard let table = read.tables[file], table.catalog.identity != entry.catalog.identity,
                table.index.entry(like: entry)?.value == entry.value
            else { return false }
            return read.project.table(of: file).files.contains { other in
                guard let own = read.tables[other], own.catalog.locale == language else { return false }
                return own.index.entry(like: entry).map { !$0.isBlank } ?? false
            }
        }
    }
}
