// The layouts of an Android app: `res/layout*/*.xml`, and what Compose draws.

import Basics
import Catalogs
import Layouts

/// The layouts of an app, with the resources and the code that decide how they look.
struct AndroidLayouts: Sendable {
    private let resources: AppResources
    private let includes: LayoutIncludes
    private let code: CodeViews
    private let composables: ComposeLayouts
    /// The layouts that are read, by path.
    private let roots: [String: ResourceElement]

    /// Reads what the layouts of an app share.
    @Sendable static func prepare(_ files: LayoutFiles) -> LayoutReader {
        let layouts = AndroidLayouts(files)
        return { layouts.reading(of: $0) }
    }

    private init(_ files: LayoutFiles) {
        let forPhones = files.layouts.filter {
            let qualifiers = ResourceQualifiers($0)
            return qualifiers.kind == "layout" && qualifiers.isForPhones
        }
        let outdated = OutdatedResources(forPhones, files)
        let paths = forPhones.filter { !outdated.contains($0) }
        let parsed = Workers.now(paths.count) { files.bytes(paths[$0]).flatMap { ResourceElement.root(of: $0) } }
        var roots: [String: ResourceElement] = [:]
        var byName: [String: [(folder: String, root: ResourceElement)]] = [:]
        for (path, root) in zip(paths, parsed) {
            guard let root else { continue }
            roots[path.string] = root
            byName[path.stem, default: []].append((path.resourceFolder, root))
        }
        self.roots = roots
        includes = LayoutIncludes(layouts: byName)
        resources = AppResources(files)
        let ids = byName.mapValues { variants in
            variants.reduce(into: Set<String>()) { $0.formUnion($1.root.idsOfSingleViews) }
        }
        code = CodeViews(files.code, files.bytes, ids: ids)
        composables = ComposeLayouts(files, resources, code)
    }

    private func reading(of path: CatalogPath) -> LayoutReading? {
        if path.extension == "kt" { return composables.reading(of: path.string) }
        guard let root = roots[path.string]?.withoutBinding else { return nil }
        let folder = path.resourceFolder
        // What only screens held sideways show is wider.
        let files = code.files(naming: path.stem)
        guard files.isEmpty || !files.isSubset(of: resources.sidewaysScreens) else { return nil }
        let expanded = includes.resolved(root, of: path.stem, in: folder)
        guard expanded.hasText || code.hasKeys(path.stem) else { return nil }
        var reader = ViewReader(path.stem, folder, resources, code)
        reader.read(expanded)
        var reading = LayoutReading()
        reading.scenes = [reader.scene]
        return reading
    }
}

extension ResourceElement {
    /// Whether it or an element in it shows a text of a catalog.
    var hasText: Bool {
        attributes.values.contains { $0.hasPrefix("@string/") } || children.contains(where: \.hasText)
    }

    /// The ids that one view in it has.
    fileprivate var idsOfSingleViews: Set<String> {
        var counts: [String: Int] = [:]
        func count(_ element: ResourceElement) {
            if let id = element.viewID { counts[id, default: 0] += 1 }
            element.children.forEach(count)
        }
        count(self)
        return Set(counts.filter { $0.value == 1 }.keys)
    }
}
