// Names of apps: a brand that no language translates is not missing.

import Catalogs
import Platforms

extension [LanguageGap] {
    /// The same gaps without the app's name if no language has another name than the source.
    func withoutNames(_ read: ReadProject) -> [LanguageGap] {
        var translated: [String: Bool] = [:]
        return map { gap in
            let names = gap.catalog.format.platform.keysOfNames
            guard !names.isEmpty else { return gap }
            return gap.without { text in
                guard let key = text.entry?.key, names.contains(key) else { return false }
                let place = "\(gap.table) \(key)"
                let isTranslated = translated[place] ?? read.isTranslated(key, in: gap.table)
                translated[place] = isTranslated
                return !isTranslated
            }
        }
    }
}

extension ReadProject {
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
