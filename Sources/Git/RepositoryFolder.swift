// Finds the root of a repository by its folders alone.

import Basics

/// The root folder of a repository.
public enum RepositoryFolder {
    /// The nearest folder at or above an absolute path that contains `.git`; nil if there is none.
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
