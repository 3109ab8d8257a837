// Which files form a table that code can name.

import Catalogs
import Platforms
import Projects

/// The files of one table, in all languages and formats.
struct TableFiles {
    let name: String
    let platform: PlatformAccessors
    /// The positions of the files in the project.
    var files: [Int] = []
    /// The folders that contain its language folders; more than one if several modules have a table with this name.
    var folders: [String] = []

    /// The tables of a project that code looks up texts in, in the order of their names.
    ///
    /// Those of documents and of the system are left out, unless they are wanted by name.
    static func all(in project: Project, wanted: Set<String>) -> [TableFiles] {
        var tables: [String: TableFiles] = [:]
        for (index, file) in project.files.enumerated() {
            guard let platform = file.format.platform.accessors, platform.formats.contains(file.format) else {
                continue
            }
            let name = platform.table(file.path)
            if wanted.isEmpty {
                guard !platform.isOnlyForSystem(name, file.path), !project.translatesDocument(index) else { continue }
            } else {
                guard wanted.contains(name) else { continue }
            }
            var table = tables[name] ?? TableFiles(name: name, platform: platform)
            table.files.append(index)
            let folder = file.slot?.root ?? file.path.folder
            if !table.folders.contains(folder) { table.folders.append(folder) }
            tables[name] = table
        }
        return tables.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }
}

extension Project {
    /// Whether the file at an index belongs to a document, which shows its texts itself.
    fileprivate func translatesDocument(_ index: Int) -> Bool {
        siblings(of: index).contains { $0.translationFormat != nil }
            || documents(translatedBy: [index]).isEmpty == false
    }
}
