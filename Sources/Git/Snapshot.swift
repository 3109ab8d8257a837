// The catalogs of an older commit, as files that can be read like those of today.

import Basics
import Catalogs
import Projects

/// A temporary folder with the catalogs of a commit, under the paths that they had; it goes when it is let go of.
public final class Snapshot: Sendable {
    /// The folder, which stands for the root of the repository.
    public var folder: String { held.path }
    private let held: SnapshotFolder
    /// The paths of what is in it, from the root of the repository on, sorted.
    public let paths: [String]

    /// The submodules whose commit of then is not here, so that nothing of them is in it.
    public let leftOut: [String]

    /// Writes what a commit has below some paths, which are taken from the root of the repository on; the empty one is
    /// all of it.
    ///
    /// That is every catalog, by its name, with what tells of its language and its limits: Xcode projects and
    /// `.swell.yml`, and `extra` files. Submodules are as the commit records them.
    public init(
        of repository: GitRepository, at commit: String, below paths: [String] = [""], extra: Set<String> = []
    ) throws(GitError) {
        let folders = paths.map { $0.isEmpty || $0.hasSuffix("/") ? $0 : "\($0)/" }
        func isWanted(_ path: String) -> Bool {
            if extra.contains(path) { return true }
            guard Self.isOfInterest(path) else { return false }
            // The configuration above a folder holds for it, too.
            return CatalogPath(path).name == ".swell.yml"
                || zip(paths, folders).contains { $0 == path || path.hasPrefix($1) }
        }
        let parts = try SnapshotParts(repository, at: commit, below: folders)
        leftOut = parts.leftOut
        held = try SnapshotFolder()
        let folder = held.path
        var written: [String] = []
        for part in parts.parts {
            let files = part.files.filter { isWanted(part.prefix + $0.path) }
            let root = "\(folder)/\(part.prefix)"
            try part.repository.forEachContent(of: files) { (file, bytes) throws(GitError) in
                let path = root + file.path
                do throws(FileWriteError) {
                    try FileWriter.write(Array(bytes), to: path)
                } catch {
                    throw .unwritable(path: path, error)
                }
            }
            written += files.map { part.prefix + $0.path }
        }
        self.paths = written.sorted()
    }

    private static func isOfInterest(_ path: String) -> Bool {
        let path = CatalogPath(path)
        return Format.mayRead(path) || path.name == "project.pbxproj" || path.name == ".swell.yml"
    }
}
