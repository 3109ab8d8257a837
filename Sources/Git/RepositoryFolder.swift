// Where a repository begins, by the looks of its folders alone.

import Basics

/// The folder of a repository.
public enum RepositoryFolder {
    /// The nearest folder around a path from the root on that git keeps; nil if there is none.
    public static func root(around path: String) -> String? {
        var folder = path[...]
        while !folder.isEmpty {
            if FolderListing.exists(FolderListing.join(String(folder), ".git")) { return String(folder) }
            guard let slash = folder.lastIndex(of: "/") else { return nil }
            folder = folder[..<slash]
        }
        return nil
    }
}
