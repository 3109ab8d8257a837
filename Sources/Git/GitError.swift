// Why a git query failed.

import Basics

/// Why a git query failed.
public enum GitError: Error, Hashable, Sendable {
    /// Git is not installed.
    case noGit
    /// A path is not in a repository, or only in a bare one.
    case notARepository(path: String)
    /// The repository belongs to another user; the message of git, with its solution.
    case untrusted(String)
    /// The paths are in more than one repository; the roots of the first two.
    case severalRepositories(String, String)
    /// A revision is a tree or a file.
    case noCommitAt(String, kind: String)
    /// There is no such revision; the nearest name of a branch or tag, whether the clone is shallow, and the command
    /// that fetches the revision if a remote may have it.
    case unknownRevision(String, nearest: String?, isShallow: Bool, fetch: String?)
    /// There is no commit yet.
    case noCommit
    /// The merge base with a revision is not in this clone.
    case shallow(String)
    /// The clone is partial and lacks contents.
    case partial
    /// A revision has no commit in common with the branch.
    case unrelated(String)
    /// The error message of git.
    case failed(command: String, words: String)
    /// A folder for the older files is not writable.
    case unwritable(path: String, FileWriteError)

    /// The error in words, with a solution.
    public var words: String {
        switch self {
        case .noGit: "git is not installed, but --since needs it; install git, or omit --since"
        case .notARepository(let path): "'\(path)' is not in a git repository; omit --since, or check a clone"
        case .untrusted(let words): "git refuses to read this repository: \(words)"
        case .severalRepositories(let one, let other):
            "--since works within one repository, but these paths are in two, '\(one)' and '\(other)'; "
                + "check them separately"
        case .noCommitAt(let revision, let kind):
            "'\(revision)' is a \(kind), not a commit; specify a branch, a tag or a commit"
        case .unknownRevision(let revision, let nearest?, _, _):
            "there is no revision '\(revision)'\(Spelling.suggestion(nearest))"
        case .unknownRevision(let revision, nil, let isShallow, let fetch):
            "there is no revision '\(revision)'" + (isShallow ? "; this clone is shallow: " : "")
                + (fetch.map { "\(isShallow ? "" : "; ")run '\($0)'" } ?? "")
                + (isShallow ? Self.orAtCheckout : "")
        case .noCommit: "the branch has no commit yet, so there is nothing to compare with; omit --since"
        case .shallow(let revision):
            "this clone does not contain the merge base with '\(revision)': \(Self.deepen)"
        case .partial:
            "this partial clone lacks contents of older commits, and Swell does not let git fetch them: "
                + "run 'git fetch --refetch --no-filter'"
        case .unrelated(let revision):
            "'\(revision)' has no commit in common with the branch; specify the branch that it was created from"
        case .failed(let command, let words): "'git \(command)' failed: \(words)"
        case .unwritable(let path, let error): "\(path): \(error.words)"
        }
    }

    private static let deepen = "run 'git fetch --unshallow'\(orAtCheckout)"
    private static let orAtCheckout = ", or give actions/checkout 'fetch-depth: 0'"
}
