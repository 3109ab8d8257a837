// Submodules of Git whose files are not here.

import Basics

/// The submodules of a Git repository.
public enum Submodules {
    private static let deepest = 20
    private static let mostBytes = 100_000

    /// Whether the repository that contains a folder has a submodule below it that is not checked out.
    public static func areMissing(below folder: String) -> Bool {
        var root = Project.absolute(folder)
        let below = root + "/"
        for _ in 0..<deepest {
            if let bytes = try? FileReader.read(FolderListing.join(root, ".gitmodules"), upTo: mostBytes) {
                return paths(in: bytes).contains { path in
                    let path = FolderListing.join(root, path)
                    return path.hasPrefix(below) && (try? FolderListing(path).items.isEmpty) ?? true
                }
            }
            guard let slash = root.lastIndex(of: "/"), slash > root.startIndex else { return false }
            root = String(root[..<slash])
        }
        return false
    }

    /// The paths of `path = Modules/Texts`.
    private static func paths(in bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }) == "path" else { return nil }
            let words = parts[1].split(separator: " ")
            return words.isEmpty ? nil : words.joined(separator: " ")
        }
    }
}
