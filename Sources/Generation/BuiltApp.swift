// A built app: which of its bundles contain which table.

import Catalogs
import Platforms
import Projects

/// The bundles of an app by the tables that they contain.
struct BuiltApp {
    /// The parents of the language folders, by the name of a table's file; the app's own first.
    private var roots: [String: [String]] = [:]
    private let main: String

    /// The folder of a bundle that contains its language folders.
    static func resources(of bundle: String) -> String {
        let resources = "\(bundle)/Contents/Resources"
        return Project.isFolder(resources) ? resources : bundle
    }

    /// The app and those of its extensions that contain tables.
    ///
    /// Each chooses its own language, also for the frameworks that it loads.
    static func programs(in app: String) -> [String] {
        let extensions = Project([app]).files.compactMap { file -> String? in
            let parts = file.path.string.split(separator: "/", omittingEmptySubsequences: false)
            let index = parts.lastIndex { $0.hasSuffix(".appex") }
            return index.map { parts[...$0].joined(separator: "/") }
        }
        return [app] + Set(extensions).sorted()
    }

    init(_ path: String) {
        main = Self.resources(of: path)
        for file in Project([path]).files {
            guard let root = file.path.languageRoot, !roots[file.path.name, default: []].contains(root) else {
                continue
            }
            roots[file.path.name, default: []].append(root)
        }
    }

    /// The paths of a table in another language: next to each table of that name, or in the app itself if there is
    /// none.
    func paths(for table: CatalogPath, tag: String) -> [String] {
        let folder = LprojFolder.name(tag)
        guard let known = roots[table.name] else { return ["\(main)/\(folder)/\(table.name)"] }
        return known.map { "\($0)\(folder)/\(table.name)" }
    }
}
