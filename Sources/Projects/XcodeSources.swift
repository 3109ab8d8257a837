// Which source files the Xcode projects of a tree compile.

import Basics
import Catalogs

/// The files in Swift and Objective-C that Xcode projects name.
public struct XcodeSources: Sendable {
    /// The names of the files; nil if the projects do not say which files they compile.
    private let names: Set<String>?
    /// The paths of the files that targets compile; nil if groups do not say where most files are.
    private let compiled: Set<String>?
    /// The folders of packages, whose files no project names.
    private let packages: [String]

    /// What targets compile; headers belong to none.
    private static let extensions: Set = ["swift", "m", "mm"]

    /// Reads the projects of a tree with these source files.
    init(projects: [String], sources: [CatalogPath]) {
        let packages = sources.filter { $0.name == "Package.swift" }.map(\.folder)
        var names: Set<String> = []
        var compiled: Set<String> = []
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
            for path in XcodeProjectFile(bytes).compiled {
                compiled.insert(Self.plain(FolderListing.join(folder, path)))
            }
        }
        // Projects that name few of the files are not those that compile them.
        let own = sources.filter { path in
            Self.extensions.contains(path.extension) && !packages.contains { path.string.hasPrefix($0) }
        }
        let swift = own.filter { $0.extension == "swift" }
        isOpen = isOpen || swift.count { names.contains($0.name) } * 2 < swift.count
        self.names = isOpen ? nil : names
        let isKnown = own.count { compiled.contains(Self.plain($0.string)) } * 2 >= own.count
        self.compiled = isOpen || !isKnown ? nil : compiled
        self.packages = packages
    }

    /// Whether a project or a package may compile a file.
    public func mayCompile(_ path: CatalogPath) -> Bool {
        guard let names, Self.extensions.contains(path.extension) else { return true }
        if packages.contains(where: { path.string.hasPrefix($0) }) { return true }
        return compiled?.contains(Self.plain(path.string)) ?? (path.extension != "swift" || names.contains(path.name))
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
