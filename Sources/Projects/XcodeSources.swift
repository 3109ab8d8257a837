// Which source files the Xcode projects of a tree compile.

import Basics
import Catalogs

/// The files in Swift and Objective-C that Xcode projects name.
public struct XcodeSources: Sendable {
    /// The names of the files; nil if the projects do not say which files they compile.
    private let names: Set<String>?
    /// The paths of the files that targets compile, as far as groups say where they are.
    private let compiled: Set<String>
    /// Whether groups say so of most files.
    private let isComplete: Bool
    /// The names of the files at these paths: others with such a name are copies that no target has.
    private let placed: Set<String>
    /// The paths of files that projects name, but that no target compiles.
    private let left: Set<String>
    /// The folders of packages, whose files no project names.
    private let packages: [String]

    /// What targets compile; headers belong to none.
    private static let extensions: Set = ["swift", "m", "mm"]

    /// Reads the projects of a tree with these source files.
    init(projects: [String], sources: [CatalogPath]) {
        let packages = sources.filter { $0.name == "Package.swift" }.map(\.folder)
        var names: Set<String> = []
        var compiled: Set<String> = []
        var named: Set<String> = []
        var isOpen = projects.isEmpty
        for project in projects {
            guard let bytes = try? FileReader.read(project),
                bytes.firstOffset(of: "PBXFileSystemSynchronizedRootGroup") == nil
            else {
                isOpen = true
                break
            }
            Self.addNames(in: bytes, to: &names)
            let folder = project.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
                .joined(separator: "/")
            let file = XcodeProjectFile(bytes)
            for path in file.compiled { compiled.insert(Self.plain(FolderListing.join(folder, path))) }
            for path in file.named { named.insert(Self.plain(FolderListing.join(folder, path))) }
        }
        // Projects that name few of the files are not those that compile them.
        let own = sources.filter { path in
            Self.extensions.contains(path.extension) && !packages.contains { path.string.hasPrefix($0) }
        }
        let swift = own.filter { $0.extension == "swift" }
        isOpen = isOpen || swift.count { names.contains($0.name) } * 2 < swift.count
        self.names = isOpen ? nil : names
        let there = own.filter { compiled.contains(Self.plain($0.string)) }
        isComplete = there.count * 2 >= own.count
        placed = Set(there.map(\.name))
        self.compiled = compiled
        left = there.isEmpty ? [] : named.subtracting(compiled)
        self.packages = packages
    }

    /// Whether a project or a package may compile a file.
    public func mayCompile(_ path: CatalogPath) -> Bool {
        guard let names, Self.extensions.contains(path.extension) else { return true }
        if packages.contains(where: { path.string.hasPrefix($0) }) { return true }
        if left.contains(Self.plain(path.string)) { return false }
        if isComplete || placed.contains(path.name) { return compiled.contains(Self.plain(path.string)) }
        return path.extension != "swift" || names.contains(path.name)
    }

    /// A path without `.`, `..` and repeated slashes.
    private static func plain(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }

    /// Adds the names that end like those of Swift files.
    private static func addNames(in bytes: [UInt8], to names: inout Set<String>) {
        let ending: StaticString = ".swift"
        let borders = Set("\"/=*\n".utf8)
        var at = 0
        while let dot = bytes.firstOffset(of: ending, from: at) {
            at = dot + ending.utf8CodeUnitCount
            var start = dot
            while start > 0, !borders.contains(bytes[start - 1]) { start -= 1 }
            let name = bytes[start..<at].drop { $0 == 0x20 }
            names.insert(String(decoding: name, as: UTF8.self))
        }
    }
}

extension Project {
    /// The source files that its Xcode projects compile.
    public var xcodeSources: XcodeSources {
        XcodeSources(projects: regions.files, sources: paths(of: .code))
    }
}
