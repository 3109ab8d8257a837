// The files of a project as they were where a branch began.

import Basics
import Projects

/// The files that a branch began with, as files that can be read like those of today.
public struct OlderFiles: Sendable {
    /// The repository that they are in.
    public let repository: GitRepository
    /// They themselves.
    public let snapshot: Snapshot
    /// The old path of each file that has a new one, both from the root of the repository on.
    public let renames: [String: String]
    /// The paths that were asked for, as they were.
    public let paths: [String]

    /// The files below some paths, as they were where a branch left a revision, and `extra` ones.
    public init(below given: [String], since revision: String, extra: [String]) throws(GitError) {
        repository = try GitRepository(aroundAll: given)
        let commit = try repository.mergeBase(with: revision)
        let renames = try repository.renames(since: commit)
        let below = given.compactMap(repository.relative)
        let snapshot = try Snapshot(
            of: repository, at: commit, below: below, extra: Set(extra.compactMap(repository.relative) + renames.values)
        )
        // What is elsewhere now is looked at where it was.
        let moved = renames.filter { rename in
            below.contains { $0.isEmpty || rename.key == $0 || rename.key.hasPrefix("\($0)/") }
        }
        paths = (below + moved.values.sorted()).map { path in
            path.isEmpty ? snapshot.folder : "\(snapshot.folder)/\(path)"
        }.filter { FolderListing.exists($0) }
        (self.snapshot, self.renames) = (snapshot, renames)
    }

    /// What stands for a file of today: its older version, or itself if git does not keep it; nil if it was not there
    /// then.
    public func path(_ path: String) throws(GitError) -> String? {
        guard let relative = repository.relative(path) else { return path }
        let old = "\(snapshot.folder)/\(renames[relative] ?? relative)"
        if FolderListing.exists(old) { return old }
        return try repository.isIgnored(relative) ? path : nil
    }
}

extension GitRepository {
    /// A path from the root of the repository on; nil where it leads elsewhere.
    public func relative(_ path: String) -> String? {
        let whole = Project.absolute(path)
        return whole == root ? "" : whole.hasPrefix(root + "/") ? String(whole.dropFirst(root.count + 1)) : nil
    }

    /// The repository that all of some paths are in.
    public init(aroundAll paths: [String]) throws(GitError) {
        var first: GitRepository?
        var seen: Set<String> = []
        for path in paths.isEmpty ? ["."] : paths {
            // Git is asked once for each folder that looks like a repository.
            guard seen.insert(RepositoryFolder.root(around: Project.absolute(path)) ?? "").inserted else { continue }
            let found = try GitRepository(around: path)
            if let first, first.root != found.root { throw .severalRepositories(first.root, found.root) }
            first = first ?? found
        }
        if let first { self = first } else { try self.init(around: ".") }
    }
}
