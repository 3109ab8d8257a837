// The branch that pull requests target, read from git's own files.

import Basics
import Projects

/// The branch that pull requests target.
public enum DefaultBranch {
    /// The name of the branch in git, such as `origin/main`; nil if there is no repository, or it is unknown.
    public static func name(around folder: String) -> String? {
        guard let repository = repository(around: Project.absolute(folder)) else { return nil }
        let remote = "refs/remotes/origin/"
        if let head = line(FolderListing.join(repository, remote + "HEAD")), head.hasPrefix("ref: \(remote)") {
            return "origin/" + head.dropFirst("ref: \(remote)".count)
        }
        let packed = (try? FileReader.read(FolderListing.join(repository, "packed-refs"))) ?? []
        let lines = Set(
            packed.split(separator: UInt8(ascii: "\n")).compactMap {
                String(decoding: $0, as: UTF8.self).split(separator: " ").last.map(String.init)
            })
        for (prefix, shown) in [(remote, "origin/"), ("refs/heads/", "")] {
            for branch in ["main", "master"] {
                let reference = prefix + branch
                if lines.contains(reference) || FolderListing.exists(FolderListing.join(repository, reference)) {
                    return shown + branch
                }
            }
        }
        return nil
    }

    /// The folder in which git stores branches; for a linked work tree, that of the repository.
    private static func repository(around folder: String) -> String? {
        guard let root = RepositoryFolder.root(around: folder) else { return nil }
        let git = FolderListing.join(root, ".git")
        guard !FolderListing.isFolder(git) else { return git }
        guard let link = line(git), link.hasPrefix("gitdir: ") else { return nil }
        let own = resolved(String(link.dropFirst(8)), from: root)
        return line(FolderListing.join(own, "commondir")).map { resolved($0, from: own) } ?? own
    }

    private static func resolved(_ path: String, from folder: String) -> String {
        path.hasPrefix("/") ? path : FolderListing.join(folder, path)
    }

    /// The first line of a small file; nil if there is no such file.
    private static func line(_ path: String) -> String? {
        guard let bytes = try? FileReader.read(path), bytes.count < 4096 else { return nil }
        return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
}
