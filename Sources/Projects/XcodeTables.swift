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
            guard !project.isEmpty, let bytes = Self.listedFiles(in: project) else { continue }
            func names(_ name: String) -> Bool { bytes.firstOffset(of: Array(name.utf8), in: bytes.indices) != nil }
            superseded.formUnion(
                files.filter { names("\($0.path.stem).\(Self.catalogExtension)") && !names($0.path.name) }
                    .map(\.path.string))
        }
        return superseded
    }

    private static let catalogExtension = "xcstrings"

    /// The bytes of a project that lists its files one by one; nil if a folder takes its files along.
    private static func listedFiles(in project: String) -> [UInt8]? {
        guard let bytes = try? FileReader.read(project),
            bytes.firstOffset(of: "PBXFileSystemSynchronizedRootGroup") == nil,
            bytes.firstOffset(of: "lastKnownFileType = folder;") == nil
        else { return nil }
        return bytes
    }

    private static func unnamed(in project: String, _ files: [CatalogFile]) -> [CatalogFile] {
        guard let bytes = listedFiles(in: project) else { return [] }
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
