// Tables that no Xcode project names, so that no target has them.

import Basics
import Catalogs

extension Project {
    /// The files with a language in their path whose names stand nowhere in the project around them, although it names
    /// most of the others.
    public var filesInNoXcodeProject: [CatalogFile] {
        let packages = paths(of: .code).filter { $0.name == "Package.swift" }.map(\.folder)
        let all = files.filter { file in
            file.format.platform.picksOneLanguage && !file.format.isMultilingual && file.slot != nil
                && !file.path.isInBundle && !packages.contains { file.path.string.hasPrefix($0) }
        }
        let apps = Dictionary(grouping: all) { regions.file(of: $0.path.string) ?? "" }
        return apps.keys.sorted().flatMap { Self.unnamed(in: $0, apps[$0] ?? []) }
    }

    /// The paths of files with one language that no target has, because their project names a string catalog of the same
    /// table, and not them: what people left behind when they moved to string catalogs.
    var supersededFiles: Set<String> {
        let packages = paths(of: .code).filter { $0.name == "Package.swift" }.map(\.folder)
        let catalogs = Set(files.filter { $0.path.extension == Self.catalogExtension }.map(\.path.stem))
        let old = files.filter { file in
            catalogs.contains(file.path.stem) && file.path.extension != Self.catalogExtension
                && file.format.platform.picksOneLanguage && !file.format.isMultilingual && file.slot != nil
                && !file.path.isInBundle && !packages.contains { file.path.string.hasPrefix($0) }
        }
        var superseded: Set<String> = []
        for (project, files) in Dictionary(grouping: old, by: { regions.file(of: $0.path.string) ?? "" }) {
            guard !project.isEmpty, let bytes = try? FileReader.read(project) else { continue }
            let folders = Self.folders(in: bytes, "lastKnownFileType = folder;")
                .union(Self.folders(in: bytes, "isa = PBXFileSystemSynchronizedRootGroup;"))
            func isTakenAlong(_ path: CatalogPath) -> Bool {
                path.folder.split(separator: "/").contains { folders.contains(String($0)) }
            }
            func names(_ name: String) -> Bool { bytes.firstOffset(of: Array(name.utf8), in: bytes.indices) != nil }
            superseded.formUnion(
                files.map(\.path).filter { path in
                    names("\(path.stem).\(Self.catalogExtension)") && !names(path.name) && !isTakenAlong(path)
                }.map(\.string))
        }
        return superseded
    }

    private static let catalogExtension = "xcstrings"

    /// The names of the folders that a project takes along with all that is in them.
    private static func folders(in project: [UInt8], _ mark: StaticString) -> Set<String> {
        var names: Set<String> = []
        var at = 0
        while let start = project.firstOffset(of: mark, from: at) {
            // It stands behind the path, in objects of one line or of several.
            let end = project.firstOffset(of: "sourceTree", from: start) ?? project.count
            at = end
            guard let path = project.firstOffset(of: "path = ", in: start..<end),
                let stop = project.firstOffset(of: UInt8(ascii: ";"), in: path..<end)
            else { continue }
            let words = String(decoding: project[(path + 7)..<stop].filter { $0 != 0x22 }, as: UTF8.self)
            if let name = words.split(separator: "/").last { names.insert(String(name)) }
        }
        return names
    }

    private static func unnamed(in project: String, _ files: [CatalogFile]) -> [CatalogFile] {
        guard let bytes = try? FileReader.read(project),
            bytes.firstOffset(of: "PBXFileSystemSynchronizedRootGroup") == nil,
            // A folder takes its files along.
            bytes.firstOffset(of: "lastKnownFileType = folder;") == nil
        else { return [] }
        let names = Set(files.map(\.path.name))
        let unnamed = names.filter { bytes.firstOffset(of: Array($0.utf8), in: bytes.indices) == nil }
        return unnamed.count * 2 < names.count ? files.filter { unnamed.contains($0.path.name) } : []
    }
}

extension CatalogPath {
    /// Whether a folder around it is a bundle, which targets have as a whole.
    fileprivate var isInBundle: Bool {
        folder.split(separator: "/").contains { $0.hasSuffix(".bundle") || $0.hasSuffix(".framework") }
    }
}
