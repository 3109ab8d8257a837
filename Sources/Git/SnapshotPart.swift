// A repository at a commit, with the submodules that the commit records.

import Basics

/// A repository, or a submodule somewhere in it, at one commit.
struct SnapshotPart {
    let repository: GitRepository
    /// Where it begins, from the root of the outermost repository on: empty, or with a slash at its end.
    let prefix: String
    let files: [GitRepository.File]
}

/// The parts of a snapshot, and the submodules that could not be had.
struct SnapshotParts {
    private(set) var parts: [SnapshotPart] = []
    private(set) var leftOut: [String] = []

    /// A repository at a commit, with its submodules below some folders, each of which ends with a slash or is empty.
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
            // One that is not checked out has nothing to compare with.
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
