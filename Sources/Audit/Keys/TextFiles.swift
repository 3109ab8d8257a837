// All text files of a project, whatever language they are in.

import Basics
import Catalogs
import Projects
import Synchronization

/// A text file of a project.
struct TextFile {
    let path: CatalogPath
    let bytes: [UInt8]
    /// The format of the project's catalog that it is; nil if it is none.
    let format: Format?

    /// Whether it is one of the project's catalogs.
    var isCatalog: Bool { format != nil }
}

/// The text files in the folders of a project, to search them for texts or names; listed once, when they are first needed.
final class TextFiles: Sendable {
    /// Larger files are data, or made by tools.
    private static let mostBytes = 4 << 20
    private static let head = 4096
    /// With more files, nothing is searched.
    private static let mostFiles = 50_000
    /// Folders with the code of others.
    private static let skippedFolders: Set<String> = ["node_modules", "Pods"]
    /// Files without code: pictures, fonts and the like, and gettext's catalogs, wherever they are.
    private static let skippedExtensions: Set<String> = [
        "png", "jpg", "jpeg", "gif", "webp", "avif", "ico", "svg", "woff", "woff2", "ttf", "otf", "eot", "mp3", "mp4",
        "pdf", "zip", "gz", "map", "po", "pot", "mo", "gmo",
    ]

    private let roots: [String]
    private let catalogs: [CatalogPath: Format]
    private let listed = Mutex<[CatalogPath]?>(nil)

    /// Prepares to list the files of a project.
    init(of project: Project) {
        roots = project.roots
        catalogs = Dictionary(project.files.map { ($0.path, $0.format) }) { first, _ in first }
    }

    /// Returns what a search finds in each file, or in each that is no catalog; nothing if there are too many.
    func search<Found: Sendable>(
        alsoInCatalogs: Bool = true, _ find: @Sendable (TextFile) -> Found
    ) -> [Found] {
        let paths = alsoInCatalogs ? paths : paths.filter { catalogs[$0] == nil }
        return Workers.now(paths.count) { index in
            let path = paths[index]
            return bytes(of: path).map { find(TextFile(path: path, bytes: $0, format: catalogs[path])) }
        }.compactMap(\.self)
    }

    /// The paths of the files; empty if there are too many.
    private var paths: [CatalogPath] {
        listed.withLock { listed in
            let paths = listed ?? list()
            listed = paths
            return paths
        }
    }

    /// Lists the files, without hidden ones.
    private func list() -> [CatalogPath] {
        var (pending, paths): ([String], [CatalogPath]) = (roots, [])
        while let folder = pending.popLast() {
            for (name, kind) in (try? FolderListing(folder))?.items ?? [] where !name.hasPrefix(".") {
                let path = CatalogPath(FolderListing.join(folder, name))
                switch kind {
                case .folder where !Self.skippedFolders.contains(name): pending.append(path.string)
                case .file where !Self.skippedExtensions.contains(path.extension): paths.append(path)
                case .folder, .file, .link, .other, .misnamed, .misnamedFolder: break
                }
            }
            guard paths.count <= Self.mostFiles else { return [] }
        }
        return paths
    }

    /// Returns the bytes of a text file; nil for any other file.
    private func bytes(of path: CatalogPath) -> [UInt8]? {
        guard let start = try? FileReader.read(path.string, upTo: Self.head), !start.contains(0) else { return nil }
        return start.count < Self.head ? start : try? FileReader.read(path.string, upTo: Self.mostBytes)
    }
}
