// All text files of a project besides its catalogs, whatever language they are in.

import Basics
import Catalogs

/// The files in some folders, to search them for texts or names.
struct TextFiles {
    /// Larger files are data, or made by tools.
    private static let mostBytes = 4 << 20
    private static let head = 4096
    /// With more files, nothing is searched.
    private static let mostFiles = 50_000
    private static let pictures: Set<String> = [
        "png", "jpg", "jpeg", "gif", "webp", "avif", "ico", "svg", "woff", "woff2", "ttf", "otf", "eot", "mp3", "mp4",
        "pdf", "zip", "gz", "map",
    ]

    /// Their paths; empty if there are too many.
    private(set) var paths: [String] = []

    /// Lists the files in folders, without hidden ones, those in folders with some names, and catalogs.
    init(in folders: [String], skipping names: Set<String>, isCatalog: (CatalogPath) -> Bool) {
        var pending = folders
        while let folder = pending.popLast() {
            for (name, kind) in (try? FolderListing(folder))?.items ?? [] where !name.hasPrefix(".") {
                let path = CatalogPath(FolderListing.join(folder, name))
                switch kind {
                case .folder where !names.contains(name): pending.append(path.string)
                case .file where !Self.pictures.contains(path.extension) && !isCatalog(path): paths.append(path.string)
                case .folder, .file, .link, .other, .misnamed, .misnamedFolder: break
                }
            }
            guard paths.count <= Self.mostFiles else {
                paths = []
                return
            }
        }
    }

    /// The bytes of the text file at a position; nil for any other file.
    func bytes(_ index: Int) -> [UInt8]? {
        guard let start = try? FileReader.read(paths[index], upTo: Self.head), !start.contains(0) else { return nil }
        return start.count < Self.head ? start : try? FileReader.read(paths[index], upTo: Self.mostBytes)
    }
}
