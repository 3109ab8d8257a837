// What a path leads to, whether or not it is of a project's files.

import Basics
import Catalogs

extension Project {
    /// Whether a path is named like a built app or a bundle of one.
    public static func isProduct(_ path: String) -> Bool { FolderWalk.isProduct(CatalogPath(path).name) }

    /// Whether a path, links followed, is a folder.
    public static func isFolder(_ path: String) -> Bool { FolderListing.isFolder(path.isEmpty ? "." : path) }

    /// Whether there is a file or folder at a path.
    public static func exists(_ path: String) -> Bool { FolderListing.exists(path) }

    /// Whether a path leads into a folder, whichever way the two are written.
    public static func isInside(_ path: String, _ folder: String) -> Bool {
        let outer = absolute(folder)
        return absolute(path).hasPrefix(outer == "/" ? outer : outer + "/")
    }

    /// A path from the root on, without links in the folders on its way; of what is not there, what is.
    public static func absolute(_ path: String) -> String {
        let name = CatalogPath(path)
        if FolderListing.isFolder(path.isEmpty ? "." : path) { return FolderListing.real(path) ?? path }
        guard let folder = FolderListing.real(name.folder) else {
            let above = name.folder.utf8.last == UInt8(ascii: "/") ? String(name.folder.dropLast()) : name.folder
            return above.isEmpty || above == path ? path : "\(absolute(above))/\(name.name)"
        }
        return folder == "/" ? "/\(name.name)" : "\(folder)/\(name.name)"
    }

    /// The name in a folder that is nearest to that of a path which leads to nothing.
    public static func nearest(to path: String) -> String? {
        let name = CatalogPath(path)
        let names = (try? FolderListing(name.folder))?.items.map(\.name) ?? []
        return Spelling.nearest(name.name, among: names).map { name.folder + $0 }
    }

    /// Without `.` as a folder, doubled slashes, or a slash at the end: a path is listed under one name.
    static func tidy(_ path: String) -> String {
        guard !path.isEmpty else { return path }
        let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }.filter { $0 != "." }
        return (path.utf8.first == UInt8(ascii: "/") ? "/" : "") + parts.joined(separator: "/")
    }
}
