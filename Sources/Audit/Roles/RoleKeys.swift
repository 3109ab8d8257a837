// The keys that documents name, in the source catalogs of their platform.

import Catalogs
import Platforms
import Projects

/// Looks up keys that several modules of an app may have.
struct RoleKeys {
    private let read: ReadProject
    private var texts: [String: [RoleText]] = [:]

    /// Finds some keys; reads each source catalog once.
    init(_ read: ReadProject, of platform: Platform, _ wanted: Set<String>) {
        self.read = read
        guard !wanted.isEmpty else { return }
        for file in read.tables.indices where read.project.standsForSource(file) {
            guard let catalog = read.tables[file]?.catalog, catalog.format.platform == platform else { continue }
            var last: String?
            for entry in catalog.entries {
                let key = entry.key
                guard key != last, wanted.contains(key) else { continue }
                last = key
                texts[key, default: []].append(RoleText(key: key, file: file, entry: entry))
            }
        }
    }

    /// The text of a key for a file: of several, the one in the nearest folder.
    func text(_ key: String, for path: CatalogPath) -> RoleText? {
        guard let all = texts[key] else { return nil }
        guard all.count > 1 else { return all.first }
        return all.max { nearness($0, path) < nearness($1, path) }
    }

    private func nearness(_ text: RoleText, _ path: CatalogPath) -> Int {
        let own = path.string.split(separator: "/")
        return zip(own, read.project.files[text.file].path.string.split(separator: "/")).prefix { $0 == $1 }.count
    }
}
