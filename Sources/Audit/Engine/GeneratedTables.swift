// Tables that only tools write: nobody edits the texts here, so nobody can mend them here.

import Basics
import Catalogs
import Projects

extension ReadProject {
    /// The fewest languages of such a table, and the fewest bytes of each file.
    private static let (fewestLanguages, fewestBytes) = (3, 1 << 14)

    /// The files of tables all of which are one long line, if the project has other tables.
    func findGenerated() -> [Int] {
        let found = project.tables.filter { table in
            table.files.count >= Self.fewestLanguages
                && table.files.allSatisfy { tables[$0]?.catalog.isOneLine ?? true }
                && table.files.contains { tables[$0].map { Self.isLarge($0.catalog) } ?? false }
        }
        return found.count < project.tables.count ? found.flatMap(\.files) : []
    }

    private static func isLarge(_ catalog: Catalog) -> Bool {
        catalog.text.utf8.count >= fewestBytes && catalog.entries.count > 1
    }

    /// The remark about these files; nil if there are none.
    func remarkOnGenerated(among wanted: [Int]) -> String? {
        let wanted = wanted.filter(generated.contains)
        let names = Set(wanted.map { project.tableName(of: $0) }).sorted()
        guard let first = names.first else { return nil }
        return "\(first)\((names.count - 1).andMore), which a tool wrote, "
            + "\(names.count > 1 ? "were" : "was") not checked; name a file to check it"
    }
}

extension Catalog {
    /// Whether all its texts, which may be none, are in one line.
    fileprivate var isOneLine: Bool {
        guard let end = text.utf8.firstIndex(of: UInt8(ascii: "\n")) else { return true }
        return text.utf8[end...].allSatisfy(\.isSpace)
    }
}
