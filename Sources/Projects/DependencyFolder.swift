// Tells an app's own folder called `Dependencies` from one with the code of others.

import Basics
import Catalogs

enum DependencyFolder {
    /// Whether a folder holds Swift code of the app itself, such as the clients that features depend on.
    ///
    /// Copies of other repositories keep their license, manual, package or project, and checkouts of them are empty or
    /// have a hidden file of Git.
    static func isOwn(_ path: String) -> Bool {
        guard let items = try? FolderListing(path).items else { return false }
        var inner: [(name: String, kind: FolderListing.Kind)] = items
        for (name, kind) in items where kind == .folder {
            guard let listed = try? FolderListing(FolderListing.join(path, name)).items else { return false }
            if listed.isEmpty { return false }
            inner += listed
        }
        return inner.contains { $0.kind == .file && CatalogPath($0.name).extension == "swift" }
            && !inner.contains { isMark(of: $0.name) }
    }

    /// Whether a repository has a file or a folder of this name at its root.
    private static func isMark(of name: String) -> Bool {
        let stem = name.lowercased().prefix { $0 != "." && $0 != "-" }
        return stems.contains(String(stem)) || name == "Package.swift" || name.hasPrefix(".git")
            || extensions.contains(CatalogPath(name).extension)
    }

    /// Whether a file has the name of a license.
    static func isLicense(_ name: String) -> Bool {
        licenses.contains(String(name.lowercased().prefix { $0 != "." && $0 != "-" }))
    }

    private static let licenses: Set = ["license", "licence", "copying"]
    private static let stems: Set = licenses.union(["readme", "cartfile", "podfile"])
    private static let extensions: Set = ["xcodeproj", "podspec", "framework", "xcframework"]
}
