// The files of a project at the merge base.

import Basics
import Projects

/// The files at the merge base, readable like current files.
public struct OlderFiles: Sendable {
    /// The repository of the files.
    public let repository: GitRepository
    /// The snapshot of the files.
    public let snapshot: Snapshot
    /// The old path of each renamed file, both from the root of the repository.
    public let renames: [String: String]
    /// The requested paths at that time.
    public let paths: [String]

    /// Creates the files below some paths at the merge base with a revision, and `extra` files.
    public init(below given: [String], since revision: String, extra: [String]) throws(GitError) {
        repository = try GitRepository(aroundAll: given)
        let commit = try repository.mergeBase(with: revision)
        let renames = try repository.renames(since: commit)
        let below = given.compactMap(repository.relative)
        let snapshot = try Snapshot(
            of: repository, at: commit, below: below, extra: Set(extra.compactMap(repository.relative) + renames.values)
        )
        // Files that moved are read from their old paths.
        let moved = renames.filter { rename in
            below.contains { $0.isEmpty || rename.key == $0 || rename.key.hasPrefix("\($0)/") }
        }
        paths = (below + moved.values.sorted()).map { path in
            path.isEmpty ? snapshot.folder : "\(snapshot.folder)/\(path)"
        }.filter { FolderListing.exists($0) }
        (self.snapshot, self.renames) = (snapshot, renames)
    }

    /// The older version of a current file, or the file itself if git ignores it; nil if it did not exist then.
    public func path(_ path: String) throws(GitError) -> String? {
        guard let relative = repository.relative(path) else { return path }
        let old = "\(snapshot.folder)/\(renames[relative] ?? relative)"
        if FolderListing.exists(old) { return old }
        return try repository.isIgnored(relative) ? path : nil
    }
}

extension GitRepository {
    /// A path from the root of the repository; nil if it is outside.
    public func relative(_ path: String) -> String? {
        let whole = Project.absolute(path)
        return whole == root ? "" : whole.hasPrefix(root + "/") ? String(whole.dropFirst(root.count + 1)) : nil
    }

    /// Creates the repository that contains all of some paths.
    public init(aroundAll paths: [String]) throws(GitError) {
        var first: GitRepository?
        var seen: Set<String> = []
        for path in paths.isEmpty ? ["."] : paths {
            // Query git only once for each folder that looks like a repository.
            guard seen.insert(RepositoryFolder.root(around: Project.absolute(path)) ?? "").inserted else { continue }
            let found = try GitRepository(around: path)
            if let first, first.root != found.root { throw .severalRepositories(first.root, found.root) }
            first = first ?? found
        }
        if let first { self = first } else { try self.init(around: ".") }
    }
}
