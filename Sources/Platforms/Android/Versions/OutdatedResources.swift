// Resources that no device uses any more.
//
//     minSdk = 24
//     res/xml-v14/settings.xml     is never used, because
//     res/xml-v21/settings.xml     is better on all devices

import Catalogs

/// The resources of an app that a newer one replaces on every version that the app runs on.
///
/// Of several resources of a name that differ only in their version, Android uses the newest that is not newer than the
/// system.
struct OutdatedResources {
    private var paths: Set<String> = []

    init(_ all: [CatalogPath], _ files: LayoutFiles) {
        let groups = Dictionary(grouping: all.map(Version.init), by: \.name).values.filter { group in
            group.contains { $0.number != group[0].number }
        }
        guard !groups.isEmpty, let oldest = BuildVersions.oldest(files) else { return }
        for group in groups {
            let best = group.map(\.number).filter { $0 <= oldest }.max() ?? 0
            for version in group where version.number < best { paths.insert(version.path) }
        }
    }

    func contains(_ path: CatalogPath) -> Bool { paths.contains(path.string) }

    /// A resource, what its variants for other versions are named, too, and its version: 0 without a qualifier.
    private struct Version {
        let path: String
        let name: String
        let number: Int

        init(_ path: CatalogPath) {
            let kind = CatalogPath(String(path.folder.dropLast()))
            let parts = kind.name.split(separator: "-")
            // The version is the last qualifier.
            let number = parts.last.flatMap { $0.first == "v" ? Int($0.dropFirst()) : nil }
            let others = number == nil ? parts[...] : parts.dropLast()
            self.path = path.string
            self.number = number ?? 0
            name = kind.folder + others.joined(separator: "-") + "/" + path.name
        }
    }
}
