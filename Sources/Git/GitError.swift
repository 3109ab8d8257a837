// Why git could not tell what it was asked.

import Basics

/// Why git could not tell what it was asked.
public enum GitError: Error, Hashable, Sendable {
    /// There is no git.
    case noGit
    /// A path is in no repository, or in one without files.
    case notARepository(path: String)
    /// The repository belongs to somebody else; what git says of that, with its way out.
    case untrusted(String)
    /// Paths are in more than one repository; where the first two begin.
    case severalRepositories(String, String)
    /// A revision is a tree or a file.
    case noCommitAt(String, kind: String)
    /// There is no such revision; the nearest name of a branch or tag, whether the clone is a shallow one, and what brings
    /// the revision where a remote may have it.
    case unknownRevision(String, nearest: String?, isShallow: Bool, fetch: String?)
    /// There is no commit yet.
    case noCommit
    /// The commit at which the branch left a revision is not in this clone.
    case shallow(String)
    /// The clone was made without all contents.
    case partial
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
        case .untrusted(let words): "git does not read this repository: \(words)"
        case .severalRepositories(let one, let other):
            "--since compares within one repository, and these paths are in two, '\(one)' and '\(other)'; "
                + "check them one after the other"
        case .noCommitAt(let revision, let kind):
            "'\(revision)' is a \(kind) and no commit; name a branch, a tag or a commit"
        case .unknownRevision(let revision, let nearest?, _, _):
            "there is no revision '\(revision)'\(Spelling.suggestion(nearest))"
        case .unknownRevision(let revision, nil, let isShallow, let fetch):
            "there is no revision '\(revision)'" + (isShallow ? "; this clone is shallow: " : "")
                + (fetch.map { "\(isShallow ? "" : "; ")run '\($0)'" } ?? "")
                + (isShallow ? Self.orAtCheckout : "")
        case .noCommit: "the branch has no commit yet, so there is nothing to compare with; leave --since out"
        case .shallow(let revision):
            "this clone does not reach back to where the branch left '\(revision)': \(Self.deepen)"
        case .partial:
            "this clone has not all contents of older commits, and Swell lets git fetch nothing: "
                + "run 'git fetch --refetch --no-filter'"
        case .unrelated(let revision):
            "'\(revision)' has no commit in common with the branch; name the branch that it comes from"
        case .failed(let command, let words): "'git \(command)' failed: \(words)"
        case .unwritable(let path, let error): "\(path): \(error.words)"
        }
    }

    private static let deepen = "run 'git fetch --unshallow'\(orAtCheckout)"
    private static let orAtCheckout = ", or give actions/checkout 'fetch-depth: 0'"
}
