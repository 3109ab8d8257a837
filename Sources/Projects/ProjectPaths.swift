// Queries about paths, inside or outside of a project.

import Basics
import Catalogs

extension Project {
    /// Whether a path has the name of a built app or bundle.
    public static func isProduct(_ path: String) -> Bool { FolderWalk.isProduct(CatalogPath(path).name) }

    /// Whether a path is a folder, after following links.
    public static func isFolder(_ path: String) -> Bool { FolderListing.isFolder(path.isEmpty ? "." : path) }

    /// Whether there is a file or folder at a path.
    public static func exists(_ path: String) -> Bool { FolderListing.exists(path) }

    /// Whether a path is inside of a folder, however the two are written.
    public static func isInside(_ path: String, _ folder: String) -> Bool {
        let outer = absolute(folder)
        return absolute(path).hasPrefix(outer == "/" ? outer : outer + "/")
    }

    /// Returns an absolute path with the links in its folders resolved; the missing part of a path stays unchanged.
    public static func absolute(_ path: String) -> String {
        let name = CatalogPath(path)
        if FolderListing.isFolder(path.isEmpty ? "." : path) { return FolderListing.real(path) ?? path }
        guard let folder = FolderListing.real(name.folder) else {
            let above = name.folder.utf8.last == UInt8(ascii: "/") ? String(name.folder.dropLast()) : name.folder
            return above.isEmpty || above == path ? path : "\(absolute(above))/\(name.name)"
        }
        return folder == "/" ? "/\(name.name)" : "\(folder)/\(name.name)"
    }

    /// Returns the name most similar to that of a missing path in its folder.
    public static func nearest(to path: String) -> String? {
        let name = CatalogPath(path)
        let names = (try? FolderListing(name.folder))?.items.map(\.name) ?? []
        return Spelling.nearest(name.name, among: names).map { name.folder + $0 }
    }

    /// Returns the path without `.` components, repeated slashes and a trailing slash, so that a path has only one
    /// name.
    static func tidy(_ path: String) -> String {
        guard !path.isEmpty else { return path }
        let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }.filter { $0 != "." }
        return (path.utf8.first == UInt8(ascii: "/") ? "/" : "") + parts.joined(separator: "/")
    }
}
