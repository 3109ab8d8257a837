// Files that are written without being named on the command line: named by the configuration, or by default.

import Basics
import Projects

enum UnnamedFile {
    /// Refuses a file outside the folder it belongs to, reached through a link or a path in the project's settings.
    static func check(_ path: String, in folder: String, flag: Flag, command: String) throws(UsageError) {
        if leadsOut(path, of: folder) { throw .leadsOut(path, flag: flag.name, command: command) }
    }

    /// Whether a file is outside a folder once links are followed.
    static func leadsOut(_ path: String, of folder: String) -> Bool {
        // A dangling link would create its file wherever it points to.
        let end = FolderListing.kind(of: path) == .link ? FolderListing.real(path) : path
        return !(end.map { Project.isInside($0, folder) } ?? false)
    }
}
