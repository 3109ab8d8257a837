// A built app: which of the bundles in it holds which table.

import Catalogs

/// The bundles of an app by the tables that they hold.
struct BuiltApp {
    /// The folders in which the language folders stand, by the name of a table's file; the app's own first.
    private var roots: [String: [String]] = [:]
    private let main: String

    init(_ path: String) {
        let resources = "\(path)/Contents/Resources"
        main = Project.isFolder(resources) ? resources : path
        for file in Project([path]).files {
            guard let root = file.path.languageRoot, !roots[file.path.name, default: []].contains(root) else {
                continue
            }
            roots[file.path.name, default: []].append(root)
        }
    }

    /// Where a table in another language belongs: beside each of that name, or into the app itself.
    func paths(for table: CatalogPath, tag: String) -> [String] {
        guard let known = roots[table.name] else { return ["\(main)/\(tag).lproj/\(table.name)"] }
        return known.map { "\($0)\(tag).lproj/\(table.name)" }
    }
}
