// The keys that no code names, of catalogs whose code Swell only searches for names.

import Basics
import Catalogs
import Code
import Platforms
import Projects

/// The keys of catalogs that no code names.
struct NamedKeys: Sendable {
    /// If more than this share of a catalog's keys is named nowhere, the catalog serves another app, too.
    private static let mostOfOwn = (most: 2, of: 5)
    /// If more than this share is, the code is elsewhere.
    private static let mostUnused = (most: 4, of: 5)
    /// Larger files are made by tools.
    private static let largestFile = 2 << 20

    /// The keys that no code names, by the name of their platform.
    private(set) var unused: [String: Set<String>] = [:]
    /// Their first entries in the catalogs that serve this app alone, in the order of the project.
    private(set) var entries: [Entry] = []
    /// The number of source files that were searched.
    private(set) var files = 0

    /// No keys, because no code was searched.
    init() {}

    /// Searches the code of a project for the names of its keys.
    init(_ read: ReadProject) async {
        for platform in Platform.all {
            guard let naming = platform.naming else { continue }
            let catalogs = read.sources(of: platform).map(Self.entries)
            let paths = read.project.paths(of: .code).filter { naming.extensions.contains($0.extension) }
            guard !catalogs.isEmpty, !paths.isEmpty else { continue }
            let names = await search(paths, WantedNames(catalogs.joined().map { FoldedName($0.key.utf8) }), naming)
            for entries in catalogs { add(entries, of: platform, names) }
        }
    }

    private mutating func search(_ paths: [CatalogPath], _ wanted: WantedNames, _ naming: KeyNaming) async
        -> FoundNames
    {
        let found = await Workers.run(paths, state: {}) { _, path -> FoundNames? in
            guard let bytes = try? FileReader.read(path.string), bytes.count <= Self.largestFile,
                !naming.isGenerated(bytes)
            else { return nil }
            return NameScanner.names(in: bytes, of: wanted)
        }
        var names = FoundNames()
        for case let part? in found {
            names.formUnion(part)
            files += 1
        }
        return names
    }

    private mutating func add(_ entries: [Entry], of platform: Platform, _ names: FoundNames) {
        let left = entries.filter { !names.mayHave($0.key) }
        guard left.count * Self.mostUnused.of <= entries.count * Self.mostUnused.most else { return }
        unused[platform.name, default: []].formUnion(left.map(\.key))
        if left.count * Self.mostOfOwn.of <= entries.count * Self.mostOfOwn.most { self.entries += left }
    }

    /// The first entry of each key.
    private static func entries(of catalog: Catalog) -> [Entry] {
        var seen: Set<String> = []
        return catalog.entries.filter { seen.insert($0.key).inserted }
    }
}

extension ReadProject {
    /// The catalogs of a platform with the source texts.
    fileprivate func sources(of platform: Platform) -> [Catalog] {
        project.files.indices.compactMap { file in
            guard let catalog = tables[file]?.catalog, catalog.format.platform == platform, project.isSource(file)
            else { return nil }
            return catalog
        }
    }
}
