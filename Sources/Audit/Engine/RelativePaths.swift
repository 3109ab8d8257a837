// Paths relative to the root of the repository, for many findings in the same files.

import Basics
import Catalogs
import Projects

/// Finds relative paths, each once, and the links in a folder once for all of its files.
struct RelativePaths {
    private let plan: AuditPlan
    private var known: [String: String] = [:]
    /// Folders as they are named, with a trailing slash, and without links; nil if they do not exist.
    private var folders: [String: String?] = [:]

    init(_ plan: AuditPlan) { self.plan = plan }

    /// The path of a file or folder relative to the root, or as it was named.
    mutating func path(of path: String) -> String {
        if let relative = known[path] { return relative }
        let relative = plan.relativePath(path, absolute: absolute(path))
        known[path] = relative
        return relative
    }

    private mutating func absolute(_ path: String) -> String {
        let name = CatalogPath(path)
        let real = folders[name.folder] ?? FolderListing.real(name.folder)
        folders[name.folder] = .some(real)
        guard let real, !path.isEmpty, !FolderListing.isFolder(path) else { return Project.absolute(path) }
        return FolderListing.join(real, name.name)
    }
}
