// Files that are built like catalogs, but are data for code: no app shows their texts, and nobody translates them.

import Basics
import Catalogs
import Projects

extension ReadProject {
    /// With fewer entries, a file may be built like this by chance.
    private static let fewestEntries = 8

    /// The files of tables that are data, if the project has other tables.
    func findData() -> [Int] {
        let formats = Dictionary(grouping: project.files, by: \.path.folder).mapValues { Set($0.map(\.format)) }
        let found = project.tables.filter { isMemory($0, formats) || isMap($0) }
        return found.count < project.tables.count ? found.flatMap(\.files) : []
    }

    /// Whether a table has a list of translations for each text, beside catalogs of another format: what a script keeps
    /// for translators.
    private func isMemory(_ table: Table, _ formats: [String: Set<Format>]) -> Bool {
        let catalogs = table.files.compactMap { tables[$0]?.catalog }
        let besideOthers = table.files.count { formats[project.files[$0].path.folder]?.count ?? 0 > 1 }
        guard besideOthers * 2 > table.files.count,
            catalogs.reduce(0, { $0 + $1.entries.count }) >= Self.fewestEntries
        else { return false }
        return catalogs.allSatisfy { catalog in
            let keys = catalog.entries.lazy.map(\.key)
            return catalog.entries.allSatisfy(\.isElement) && keys.count { $0.contains(" ") } * 2 >= keys.count
        }
    }

    /// Whether most files of a table give other keys the values of the source: each language has its own words for what
    /// code calls alike.
    private func isMap(_ table: Table) -> Bool {
        guard let source = table.source.flatMap({ tables[$0]?.index }), table.files.count > 1,
            source.catalog.format.layout == .onePerFile, source.catalog.entries.count >= Self.fewestEntries
        else { return false }
        let others = table.files.filter { $0 != table.source }.compactMap { tables[$0]?.catalog }
        var values: Set<String>?
        let maps = others.count { catalog in
            let entries = catalog.entries
            let own = entries.count { source.entry(like: $0) == nil }
            guard entries.count >= Self.fewestEntries, own * 2 > entries.count else { return false }
            let all = values ?? Set(source.catalog.entries.compactMap(\.value))
            values = all
            return entries.count { $0.value.map(all.contains) ?? false } * 4 >= entries.count * 3
        }
        return maps * 2 > others.count
    }

    /// The remark about these files; nil if there are none.
    func remarkOnData(among wanted: [Int]) -> String? {
        let names = Set(wanted.filter(data.contains).map { project.tableName(of: $0) }).sorted()
        guard let first = names.first else { return nil }
        return "\(first)\((names.count - 1).andMore), data for code rather than texts, "
            + "\(names.count > 1 ? "were" : "was") not checked; name a file to check it"
    }
}

extension Entry {
    /// Whether it is an element of an array.
    fileprivate var isElement: Bool { isBranch && variant.hasPrefix("[") }
}
