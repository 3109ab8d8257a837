// The catalogs of an older commit, readable like current files.

import Basics
import Catalogs
import Platforms
import Projects

/// A temporary folder with the catalogs of a commit under their paths at that time; it is deleted with this object.
public final class Snapshot: Sendable {
    /// The folder, which corresponds to the root of the repository.
    public var folder: String { held.path }
    private let held: SnapshotFolder
    /// The paths of its files, from the root of the repository, sorted.
    public let paths: [String]

    /// The submodules that are omitted because their recorded commit is not available.
    public let leftOut: [String]

    /// Writes the files of a commit below some paths from the root of the repository; the empty path means all.
    ///
    /// These are all catalogs and source files, recognized by name, and the files that determine their languages and limits: Xcode
    /// projects, `.swell.yml`, and `extra` files. Submodules have the commit that the repository records.
    public init(
        of repository: GitRepository, at commit: String, below paths: [String] = [""], extra: Set<String> = []
    ) throws(GitError) {
        let folders = paths.map { $0.isEmpty || $0.hasSuffix("/") ? $0 : "\($0)/" }
        func isWanted(_ path: String) -> Bool {
            if extra.contains(path) { return true }
            guard Self.isOfInterest(path) else { return false }
            // The configuration above a folder applies to it, too.
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

    static func isOfInterest(_ path: String) -> Bool {
        let path = CatalogPath(path)
        return Format.mayRead(path) || FileRole.beside(path) == .code || path.name == "project.pbxproj"
            || path.name == ".swell.yml"
    }
}
