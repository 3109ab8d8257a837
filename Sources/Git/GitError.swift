// Why git could not tell what it was asked.

import Platform

/// Why git could not tell what it was asked.
public enum GitError: Error, Hashable, Sendable {
    /// There is no git.
    case noGit
    /// A path is in no repository, or in one without files.
    case notARepository(path: String)
    /// There is no such revision; the nearest name of a branch or tag, and whether the clone is a shallow one.
    case unknownRevision(String, nearest: String?, isShallow: Bool)
    /// There is no commit yet.
    case noCommit
    /// The commit at which the branch left a revision is not in this clone.
    case shallow(String)
    /// A revision has no commit in common with the branch.
    case unrelated(String)
    /// What git said instead of an answer.
    case failed(command: String, words: String)
    /// A folder for the older files could not be written.
    case unwritable(path: String, FileWriteError)

    /// The error in words, with the way out.
    public var words: String {
        switch self {
        case .noGit: "there is no git, which tells what a branch changed; install it, or leave --since out"
        case .notARepository(let path): "'\(path)' is in no git repository; leave --since out, or check a clone"
        case .unknownRevision(let revision, let nearest, let isShallow):
            "there is no revision '\(revision)'\(Spelling.suggestion(nearest))"
                + (isShallow && nearest == nil ? "; this clone is shallow: \(Self.deepen)" : "")
        case .noCommit: "the branch has no commit yet, so there is nothing to compare with; leave --since out"
        case .shallow(let revision):
            "this clone does not reach back to where the branch left '\(revision)': \(Self.deepen)"
        case .unrelated(let revision):
            "'\(revision)' has no commit in common with the branch; name the branch that it comes from"
        case .failed(let command, let words): "'git \(command)' failed: \(words)"
        case .unwritable(let path, let error): "\(path): \(error.words)"
        }
    }

    private static let deepen =
        "run 'git fetch --unshallow', or give actions/checkout 'fetch-depth: 0'"
}
