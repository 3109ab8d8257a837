// Paths of a page outside of the repository, relative to a folder.

import Audit
import Risk

/// The folder that contains all files of a report outside of the repository: a page shows no absolute paths.
struct PageFolder {
    /// The folder with a final slash; empty if no path is absolute.
    private let path: String

    init(_ report: RiskReport) {
        var common = ""
        for key in report.keys {
            Self.widen(&common, toContain: key.location.relativePath)
            for cell in key.cells {
                if let location = cell.location { Self.widen(&common, toContain: location.relativePath) }
            }
        }
        for finding in report.unread { Self.widen(&common, toContain: finding.location.relativePath) }
        path = common
    }

    private static func widen(_ folder: inout String, toContain path: String) {
        guard path.hasPrefix("/"), folder.isEmpty || !path.hasPrefix(folder) else { return }
        var common = Self.parent(of: path)
        while !folder.isEmpty, !folder.hasPrefix(common) { common = Self.parent(of: String(common.dropLast())) }
        folder = common
    }

    /// The folder of an absolute path, with a final slash.
    private static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return String(path[...slash])
    }

    /// A path, relative to the folder if it is in it.
    func relative(_ file: String) -> String {
        !path.isEmpty && file.hasPrefix(path) ? String(file.dropFirst(path.count)) : file
    }

    /// A path, relative to the folder if it is in it; the name of the file if it would be absolute.
    func short(_ file: String) -> String {
        let relative = relative(file)
        guard relative.hasPrefix("/"), let slash = relative.lastIndex(of: "/") else { return relative }
        return String(relative[relative.index(after: slash)...])
    }
}
