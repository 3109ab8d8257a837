// Queries git about a folder: where a branch began, and its files at that commit.

import Basics

/// A git repository and its working tree.
public struct GitRepository: Sendable {
    /// The root folder, without links.
    public let root: String

    /// A file in a commit.
    public struct File: Hashable, Sendable {
        /// The path from the root of the repository.
        public let path: String
        /// The id of the content, or the commit of a submodule.
        public let blob: String
    }

    /// Creates the repository around a file or folder.
    public init(around path: String) throws(GitError) {
        let folder = FolderListing.isFolder(path.isEmpty ? "." : path) ? path : FolderListing.parent(of: path)
        let found = try GitCommand.run(["rev-parse", "--show-toplevel"], in: folder.isEmpty ? "." : folder)
        guard found.code == 0 else {
            // A folder that belongs to another user is a separate error.
            let words = String(decoding: found.errors, as: UTF8.self)
            throw words.contains("ownership") ? .untrusted(GitCommand.line(words)) : .notARepository(path: path)
        }
        root = Self.line(found.output)
    }

    // MARK: Revisions

    /// The merge base of the current branch and a revision.
    public func mergeBase(with revision: String) throws(GitError) -> String {
        guard let head = try resolve("HEAD") else { throw .noCommit }
        let commit = try commit(of: revision)
        let found = try run(["merge-base", head, commit])
        switch found.code {
        case 0: return Self.line(found.output)
        case 1: throw try isShallow() ? .shallow(revision) : .unrelated(revision)
        default: throw GitCommand.failure("merge-base", found)
        }
    }

    /// The id of the commit of a revision.
    public func commit(of revision: String) throws(GitError) -> String {
        if let commit = try resolve(revision) { return commit }
        if let kind = try kind(of: revision) { throw .noCommitAt(revision, kind: kind) }
        let names = try output(["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags"])
        let known = names.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        let nearest = Spelling.nearest(revision, among: known)
        throw .unknownRevision(revision, nearest: nearest, isShallow: try isShallow(), fetch: try fetch(of: revision))
    }

    /// The command with which a user can fetch a missing revision; nil if no remote seems to have it.
    private func fetch(of revision: String) throws(GitError) -> String? {
        let (isShallow, remotes) = (try isShallow(), try output(["remote"]))
        let way = "git fetch\(isShallow ? " --unshallow" : "")"
        let names = remotes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        let isPlain = revision.utf8.allSatisfy { $0.isLetter || $0.isDigit || "-./_".utf8.contains($0) }
        guard isPlain, let remote = names.first(where: { revision.hasPrefix("\($0)/") }) else {
            return isShallow ? way : nil
        }
        // A single-branch clone does not fetch other branches by default.
        return "\(way) \(remote) \(revision.dropFirst(remote.count + 1)):refs/remotes/\(revision)"
    }

    private func resolve(_ revision: String) throws(GitError) -> String? {
        // A revision does not start with a hyphen, and is not empty.
        guard !revision.isEmpty, !revision.hasPrefix("-"), let id = try object(revision) else { return nil }
        return try object("\(id)^{commit}")
    }

    /// The id of the object of a revision, whether it is a commit or not.
    private func object(_ revision: String) throws(GitError) -> String? {
        let found = try run(["rev-parse", "--verify", "--quiet", revision])
        return found.code == 0 ? Self.line(found.output) : nil
    }

    /// The object type of a revision: `tree`, `blob`; nil if it does not exist.
    private func kind(of revision: String) throws(GitError) -> String? {
        guard !revision.isEmpty, !revision.hasPrefix("-"), let id = try object(revision) else { return nil }
        let found = try run(["cat-file", "-t", id])
        return found.code == 0 ? Self.line(found.output) : nil
    }

    private func isShallow() throws(GitError) -> Bool {
        Self.line(try output(["rev-parse", "--is-shallow-repository"])) == "true"
    }

    // MARK: Files

    /// The files of a commit, by path, without links and names that are not UTF-8.
    public func files(at commit: String) throws(GitError) -> [File] { try items(of: commit, mode: "100") }

    /// The submodules of a commit, each with its recorded commit.
    public func submodules(at commit: String) throws(GitError) -> [File] { try items(of: commit, mode: "160000") }

    private func items(of commit: String, mode: String) throws(GitError) -> [File] {
        try output(["ls-tree", "-r", "-z", "--full-tree", commit]).split(separator: 0).compactMap { entry in
            // `100644 blob ID<TAB>PATH`
            guard let tab = entry.firstIndex(of: 0x09), entry.starts(with: mode.utf8) else { return nil }
            let fields = entry[..<tab].split(separator: UInt8(ascii: " "))
            guard fields.count == 3, let path = String(validating: entry[(tab + 1)...], as: UTF8.self),
                Self.isInside(path)
            else { return nil }
            return File(path: path, blob: String(decoding: fields[2], as: UTF8.self))
        }
    }

    /// Whether git ignores a path.
    public func isIgnored(_ path: String) throws(GitError) -> Bool {
        try run(["check-ignore", "-q", "--", path]).code == 0
    }

    /// Calls `body` with each file and its content, in the given order.
    public func forEachContent(
        of files: [File], _ body: (File, ArraySlice<UInt8>) throws(GitError) -> Void
    ) throws(GitError) {
        // A few at a time, to limit memory use.
        for start in stride(from: 0, to: files.count, by: 500) {
            let some = files[start..<min(start + 500, files.count)]
            let found = try run(["cat-file", "--batch"], input: Array(some.map { "\($0.blob)\n" }.joined().utf8))
            guard found.code == 0 else { throw GitCommand.failure("cat-file", found) }
            var at = 0
            for file in some {
                // `ID blob LENGTH`, a line feed, the content, a line feed.
                guard let end = found.output.firstOffset(of: 0x0A, in: at..<found.output.count),
                    let length = Int(
                        String(decoding: found.output[at..<end].split(separator: 0x20).last ?? [], as: UTF8.self)),
                    end + 1 + length < found.output.count
                else { throw .partial }
                try body(file, found.output[end + 1..<end + 1 + length])
                at = end + 2 + length
            }
        }
    }

    /// Whether a path stays inside of its root folder, like all paths of a valid repository.
    private static func isInside(_ path: String) -> Bool {
        path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
            !$0.isEmpty && $0 != "." && $0 != ".." && $0.lowercased() != ".git"
        }
    }

    // MARK: Running git

    func output(
        _ arguments: [String], input: [UInt8] = [], settings: [(name: String, value: String)] = []
    ) throws(GitError) -> [UInt8] {
        let found = try run(arguments, input: input, settings: settings)
        guard found.code == 0 else { throw GitCommand.failure(arguments.first ?? "", found) }
        return found.output
    }

    func run(
        _ arguments: [String], input: [UInt8] = [], settings: [(name: String, value: String)] = []
    ) throws(GitError) -> ChildProcess {
        try GitCommand.run(arguments, in: root, input: input, settings: settings)
    }

    private static func line(_ output: [UInt8]) -> String {
        String(decoding: output.last == 0x0A ? output.dropLast() : output[...], as: UTF8.self)
    }
}
