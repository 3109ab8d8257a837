// The folder that a baseline's paths are relative to, so that it works on any machine.

import Catalogs
import Projects

/// The folder of a baseline, and paths relative to it; each is resolved in the file system once.
struct BaselineFolder {
    /// The absolute path of the folder.
    let path: String
    private let parts: [Substring]
    private var known: [String: String] = [:]

    /// Creates the folder of a baseline's file.
    init(of path: String) {
        self.path = CatalogPath(Project.absolute(path)).folder
        parts = self.path.split(separator: "/")
    }

    /// A path relative to the folder, such as `App/en.lproj` or `../Shared`; `.` for the folder itself.
    mutating func relative(_ path: String) -> String {
        if let known = known[path] { return known }
        let all = Project.absolute(path).split(separator: "/")
        let shared = zip(parts, all).prefix { $0 == $1 }.count
        let way = parts.dropFirst(shared).map { _ in ".." } + all.dropFirst(shared)
        let relative = way.isEmpty ? "." : way.joined(separator: "/")
        known[path] = relative
        return relative
    }

    /// The absolute path of a file that a baseline names.
    func absolute(_ relative: String) -> String {
        var all = parts
        for part in relative.split(separator: "/") where part != "." {
            if part == ".." { _ = all.popLast() } else { all.append(part) }
        }
        return "/" + all.joined(separator: "/")
    }
}
