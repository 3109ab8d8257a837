// Files that are written although nobody named them on the command line: where the project says, or where they usually go.

import Basics
import Projects

enum UnnamedFile {
    /// Refuses a file that leads out of the folder it belongs to, through a link or as a path of the project's settings.
    static func check(_ path: String, in folder: String, flag: Flag, command: String) throws(UsageError) {
        if leadsOut(path, of: folder) { throw .leadsOut(path, flag: flag.name, command: command) }
    }

    /// Whether a file, links followed, is not in a folder.
    static func leadsOut(_ path: String, of folder: String) -> Bool {
        // A link to nothing would have its file made wherever it says.
        let end = FolderListing.kind(of: path) == .link ? FolderListing.real(path) : path
        return !(end.map { Project.isInside($0, folder) } ?? false)
    }
}
