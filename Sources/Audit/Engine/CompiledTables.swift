// Tables that a tool compiles from gettext catalogs of the project: their texts are edited there.

import Catalogs
import Projects

extension ReadProject {
    /// The fewest files of such a table with catalogs, and the fewest texts of each.
    private static let (fewestCatalogs, fewestTexts) = (3, 20)
    /// So many of its texts are those of the catalog, and so many of its files; others are of its last version.
    private static let (share, of) = (3, 4)

    /// The files of tables whose files are named as the gettext catalogs of another folder, and have their texts.
    func findCompiled() -> [Int] {
        let originals = Dictionary(
            project.files.indices.filter { isGettext($0) }.map { (CatalogPath(project.files[$0].path.string).stem, $0) }
        ) { first, _ in first }
        guard originals.count >= Self.fewestCatalogs else { return [] }
        return project.tables.filter { table in
            let pairs = table.files.compactMap { file in
                originals[CatalogPath(project.files[file].path.string).stem].map { (file, $0) }
            }
            guard pairs.count >= Self.fewestCatalogs, !table.files.contains(where: isGettext) else { return false }
            let verdicts = pairs.compactMap { isCompiled($0, from: $1) }
            let count = verdicts.count { $0 }
            return count >= Self.fewestCatalogs && count * Self.of >= verdicts.count * Self.share
        }
        .flatMap(\.files)
    }

    private func isGettext(_ file: Int) -> Bool {
        tables[file].map { $0.catalog.format.has(.isTakenFromCode) && $0.catalog.format.has(.isDated) } ?? false
    }

    /// Whether most texts of a file have the key and the value of one in a catalog; nil if it has only few.
    private func isCompiled(_ file: Int, from original: Int) -> Bool? {
        guard let catalog = tables[file]?.catalog, let source = tables[original]?.catalog else { return nil }
        let texts = catalog.entries.filter { !($0.value ?? "").isEmpty }
        guard texts.count >= Self.fewestTexts else { return nil }
        let known = Dictionary(
            source.entries.map { ($0.key, $0.value ?? "") }
        ) { first, _ in first }
        let same = texts.count { known[$0.key] == $0.value }
        return same * Self.of >= texts.count * Self.share
    }
}
