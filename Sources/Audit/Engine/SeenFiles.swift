// What users of phones see of an app's layouts, settings and code.

import Catalogs
import Code
import Platforms

/// Tells which files show nothing to users of phones: layouts that nothing names, screens that nothing opens, debug
/// builds, apps for televisions.
struct SeenFiles: Sendable {
    private let code: CodeProject?
    private let resources: ResourceUse?
    private let positions: [String: Int]

    init(_ read: ReadProject) {
        (code, resources) = (read.code, read.resources)
        let files = read.code?.files ?? []
        positions = Dictionary(files.indices.map { (files[$0].path, $0) }) { first, _ in first }
    }

    /// Whether users see what a file shows; true of what is not known.
    func contains(_ path: CatalogPath) -> Bool {
        guard let code, let resources, let file = positions[path.string] else { return true }
        let isResource = code.files[file].language == .resource
        return resources.modules.isForPhones(path.string)
            && (isResource
                ? code.isShown[file] && (!resources.namesFiles || resources.isNamed(file))
                : resources.hasScreens(file))
    }

    /// The lines of a layout with nothing but views that are hidden, and that no code can show.
    func hiddenLines(of path: CatalogPath) -> Set<Int> {
        guard let code, let resources, resources.namesFiles, let position = positions[path.string] else { return [] }
        let file = code.files[position]
        var (hidden, others): (Set<Int>, Set<Int>) = ([], [])
        for element in file.tree.nodes(.call) {
            let line = file.place(at: element.range.lowerBound).line
            if element.isAlwaysHidden(resources) { hidden.insert(line) } else { others.insert(line) }
        }
        return hidden.subtracting(others)
    }
}
