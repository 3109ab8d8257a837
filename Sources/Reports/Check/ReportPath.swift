// Paths from one folder or another on.

/// Where the paths of a report begin.
public struct ReportPlaces: Sendable {
    /// The folder, from the root of the file system on, that relative paths start from.
    let folder: String
    /// The root of the repository, from the root of the file system on; nil where there is none.
    let root: String?

    /// Paths that start from a folder, perhaps in a repository.
    public init(folder: String, root: String?) {
        self.folder = ReportPath.shortest(folder)
        self.root = root.map(ReportPath.shortest)
    }

    /// A path from the root of the file system on.
    func absolute(_ path: String) -> String { ReportPath.shortest(path.hasPrefix("/") ? path : "\(folder)/\(path)") }

    /// A path from the root of the repository on, or else as it is.
    func relative(_ path: String) -> String {
        guard let root else { return path }
        let whole = absolute(path)
        if root == "/" { return String(whole.dropFirst()) }
        guard whole.hasPrefix(root), whole.utf8.dropFirst(root.utf8.count).first == UInt8(ascii: "/") else {
            return path
        }
        return String(whole.utf8.dropFirst(root.utf8.count + 1)) ?? path
    }
}

enum ReportPath {
    /// The path without steps that lead nowhere: `.`, `..` and empty ones.
    static func shortest(_ path: String) -> String {
        guard isLong(path) else { return path }
        var steps: [Substring] = []
        for step in path.split(separator: "/") where step != "." {
            if step == ".." { _ = steps.popLast() } else { steps.append(step) }
        }
        return "/" + steps.joined(separator: "/")
    }

    /// Whether there may be such steps.
    private static func isLong(_ path: String) -> Bool {
        var last: UInt8 = 0
        var dots = 0
        for byte in path.utf8 {
            let isSlash = byte == UInt8(ascii: "/")
            if isSlash, last == UInt8(ascii: "/") || dots > 0 { return true }
            dots = isSlash ? 0 : byte == UInt8(ascii: ".") && (dots > 0 || last == UInt8(ascii: "/")) ? dots + 1 : 0
            last = byte
        }
        return dots > 0 || last == UInt8(ascii: "/") && path != "/"
    }
}
