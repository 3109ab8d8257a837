// A repository at a commit, with the submodules that the commit records.

import Basics

/// A repository, or a submodule somewhere in it, at one commit.
struct SnapshotPart {
    let repository: GitRepository
    /// The path from the root of the outermost repository: empty, or with a trailing slash.
    let prefix: String
    let files: [GitRepository.File]
}

/// The parts of a snapshot, and the submodules that are not available.
struct SnapshotParts {
    private(set) var parts: [SnapshotPart] = []
    private(set) var leftOut: [String] = []

    /// Creates the parts of a repository at a commit, with submodules below some folders; each folder is empty or has a
    /// trailing slash.
    init(_ repository: GitRepository, at commit: String, below folders: [String]) throws(GitError) {
        try add(repository, commit, "", folders)
    }

    private mutating func add(
        _ repository: GitRepository, _ commit: String, _ prefix: String, _ folders: [String]
    ) throws(GitError) {
        parts.append(SnapshotPart(repository: repository, prefix: prefix, files: try repository.files(at: commit)))
        for module in try repository.submodules(at: commit) {
            let path = "\(prefix)\(module.path)/"
            let root = "\(repository.root)/\(module.path)"
            // A submodule that is not checked out has nothing to compare with.
            guard folders.contains(where: { path.hasPrefix($0) }), FolderListing.exists("\(root)/.git"),
                let inner = try? GitRepository(around: root)
            else { continue }
            do throws(GitError) {
                try add(inner, module.blob, path, folders)
            } catch {
                leftOut.append("\(prefix)\(module.path)")
            }
        }
    }
}
