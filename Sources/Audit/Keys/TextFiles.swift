// Searches all files of a project besides its catalogs for the names of keys.

import Basics
import Catalogs
import Code
import Projects

/// The files of a project that are no catalogs, whatever they contain.
struct TextFiles {
    /// Larger files are made by tools.
    private static let largest = 4 << 20
    private static let skippedFolders: Set<String> = ["node_modules", "vendor", "Pods"]
    private static let pictures: Set<String> = [
        "png", "jpg", "jpeg", "gif", "webp", "avif", "ico", "svg", "woff", "woff2", "ttf", "otf", "eot", "mp3", "mp4",
        "pdf", "zip", "gz", "map",
    ]

    private var paths: [String] = []

    init(of project: Project) {
        let catalogs = Set(project.files.map(\.path.string))
        var pending = project.folders
        while let folder = pending.popLast() {
            for (name, kind) in (try? FolderListing(folder))?.items ?? [] where !name.hasPrefix(".") {
                let path = FolderListing.join(folder, name)
                switch kind {
                case .folder: if !Self.skippedFolders.contains(name) { pending.append(path) }
                case .file:
                    if !catalogs.contains(path), !Self.pictures.contains(CatalogPath(name).extension) {
                        paths.append(path)
                    }
                case .link, .other, .misnamed, .misnamedFolder: break
                }
            }
        }
    }

    /// Where names stand; nil if there are no such files.
    func parts(_ wanted: WantedNames) -> NameParts? {
        guard !paths.isEmpty else { return nil }
        let paths = paths
        return Workers.now(paths.count) { index -> NameParts? in
            guard let bytes = try? FileReader.read(paths[index]), bytes.count <= Self.largest,
                !bytes.prefix(1024).contains(0)
            else { return nil }
            return PartScanner.parts(in: bytes, of: wanted)
        }
        .reduce(into: NameParts()) { all, own in own.map { all.formUnion($0) } }
    }
}
