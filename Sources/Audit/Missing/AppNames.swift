// Names of apps: a brand that no language translates is not missing, and is no text in code.

import Catalogs
import Platforms

extension [LanguageGap] {
    /// The same gaps without the app's name, as a name or as a text, if no language has another name than the source.
    func withoutNames(_ read: ReadProject) -> [LanguageGap] {
        var translated: [String: Bool] = [:]
        lazy var names = Set(read.project.appNames)
        return map { gap in
            let keys = gap.catalog.format.platform.keysOfNames
            guard !keys.isEmpty else { return gap }
            return gap.without { text in
                // A text that users see instead of its key has to be there.
                guard let entry = text.entry,
                    keys.contains(entry.key) || text.shown == .source && entry.isName(of: names)
                else { return false }
                let key = entry.key
                let place = "\(gap.table) \(key)"
                let isTranslated = translated[place] ?? read.isTranslated(key, in: gap.table)
                translated[place] = isTranslated
                return !isTranslated
            }
        }
    }
}

extension Entry {
    /// Whether its source text is one of the names of apps.
    fileprivate func isName(of apps: Set<String>) -> Bool { (source ?? value).map(apps.contains) ?? false }
}

extension ReadProject {
    /// A catalog with more entries has more than names.
    private static let mostEntries = 1000

    /// The names of the project's apps: those of its Xcode projects, and those that no language translates.
    var appNames: [String] {
        var names = Set(project.appNames)
        var given: [String: Set<String>] = [:]
        for (file, table) in tables.enumerated() {
            guard let catalog = table?.catalog, catalog.entries.count <= Self.mostEntries else { continue }
            let keys = catalog.format.platform.keysOfNames
            for entry in catalog.entries where keys.contains(entry.key) {
                guard let name = entry.value else { continue }
                given["\(project.tableName(of: file)) \(entry.key)", default: []].insert(name)
            }
        }
        names.formUnion(given.values.filter { $0.count == 1 }.joined().filter { $0.count > 2 && !$0.contains("$") })
        return names.sorted()
    }

    /// Whether the texts of a key in a table differ from each other.
    fileprivate func isTranslated(_ key: String, in table: String) -> Bool {
        let values = tables.indices.filter { project.tableName(of: $0) == table }.flatMap { file in
            (tables[file]?.catalog.entries).map { entries in
                entries.filter { $0.key == key }.compactMap(\.value)
            } ?? []
        }
        return Set(values).count > 1
    }
}
