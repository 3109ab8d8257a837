// Tables that a library brings along: the app's people do not edit them.

import Basics
import Catalogs
import Projects

extension ReadProject {
    /// The files of tables with texts of a library, if the project has other tables.
    func findLibraries() -> [Int] {
        let found = project.tables.filter { table in
            table.files.contains { library(of: $0) != nil }
                && table.files.allSatisfy { tables[$0] == nil || library(of: $0) != nil }
        }
        return found.count < project.tables.count ? found.flatMap(\.files) : []
    }

    private func library(of file: Int) -> String? {
        tables[file].flatMap { $0.catalog.format.type.library(of: $0.catalog) }
    }

    /// The remark about these files; nil if there are none.
    func remarkOnLibraries(among wanted: [Int]) -> String? {
        let names = Set(wanted.filter(libraries.contains).map { project.tableName(of: $0) }).sorted()
        guard let first = names.first else { return nil }
        return "\(first)\((names.count - 1).andMore), texts of a library, "
            + "\(names.count > 1 ? "were" : "was") not checked; name a file to check it"
    }
}
