// Absolute and relative paths in reports.

/// The folders that paths in a report are relative to.
public struct ReportPlaces: Sendable {
    /// The absolute path of the folder that relative paths start from.
    let folder: String
    /// The absolute path of the repository's root; nil outside a repository.
    let root: String?

    /// Creates places for paths that start from a folder, optionally in a repository.
    public init(folder: String, root: String?) {
        self.folder = ReportPath.shortest(folder)
        self.root = root.map(ReportPath.shortest)
    }

    /// The absolute form of a path.
    func absolute(_ path: String) -> String { ReportPath.shortest(path.hasPrefix("/") ? path : "\(folder)/\(path)") }

    /// A path relative to the root of the repository, or the path unchanged if it is outside.
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
    /// The path without the components `.`, `..` and empty ones.
    static func shortest(_ path: String) -> String {
        guard isLong(path) else { return path }
        var steps: [Substring] = []
        for step in path.split(separator: "/") where step != "." {
            if step == ".." { _ = steps.popLast() } else { steps.append(step) }
        }
        return "/" + steps.joined(separator: "/")
    }

    /// Whether the path may contain such components.
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
