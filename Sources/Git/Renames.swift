// Files that were renamed since an older commit.

import Basics
import Projects

extension GitRepository {
    /// The old path of each file that was renamed since a commit, by its new path.
    ///
    /// An untracked catalog or source file counts as renamed if its bytes are those of a deleted one.
    public func renames(since commit: String) throws(GitError) -> [String: String] {
        // For a submodule, git would query the state under the submodule's own settings.
        let words = try output(
            [
                "diff", "--name-status", "-z", "-M", "--diff-filter=R", "--no-ext-diff", "--no-textconv",
                "--ignore-submodules=all", commit, "--",
            ], settings: try withoutFilters()
        ).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        var renames: [String: String] = [:]
        for start in stride(from: 0, to: words.count - 2, by: 3) { renames[words[start + 2]] = words[start + 1] }
        try addUntracked(to: &renames, since: commit)
        return renames
    }

    /// Settings that disable the filter programs for files of the working tree.
    private func withoutFilters() throws(GitError) -> [(name: String, value: String)] {
        let found = try run(["config", "--name-only", "-z", "--get-regexp", "^filter\\."]).output.split(separator: 0)
        let names = found.compactMap { String(validating: $0, as: UTF8.self) }
        guard names.count == found.count else {
            throw .failed(command: "config", words: "the name of a filter is not UTF-8")
        }
        return Set(names).sorted().map { ($0, $0.hasSuffix(".required") ? "false" : "") }
    }

    /// Whether git can hash a file; links are not files, and unreadable files are reported elsewhere.
    private func mayBeHashed(_ path: String) -> Bool {
        // `git hash-object` reads one path per line.
        let file = "\(root)/\(path)"
        return !path.utf8.contains(0x0A) && FolderListing.kind(of: file) == .file && access(file, R_OK) == 0
    }

    private func addUntracked(to renames: inout [String: String], since commit: String) throws(GitError) {
        let new = try output(["ls-files", "--others", "--exclude-standard", "-z"]).split(separator: 0)
            .map { String(decoding: $0, as: UTF8.self) }
            .filter { Snapshot.isOfInterest($0) && mayBeHashed($0) }
        guard !new.isEmpty else { return }
        let known = Set(renames.values)
        var gone: [String: [String]] = [:]
        for file in try files(at: commit) where Snapshot.isOfInterest(file.path) && !known.contains(file.path) {
            if !FolderListing.exists("\(root)/\(file.path)") { gone[file.blob, default: []].append(file.path) }
        }
        guard !gone.isEmpty else { return }
        let ids = try output(
            ["hash-object", "--no-filters", "--stdin-paths"], input: Array(new.map { "\($0)\n" }.joined().utf8)
        )
        .split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
        for (path, id) in zip(new, ids) {
            // Of files with the same bytes, the one with the longest common suffix: the same language, and the same
            // name.
            let likeness = (gone[id] ?? []).map { old in
                zip(old.utf8.reversed(), path.utf8.reversed()).prefix(while: ==).count
            }
            guard let most = likeness.max(), let index = likeness.firstIndex(of: most) else { continue }
            renames[path] = gone[id]?.remove(at: index)
        }
    }
}
