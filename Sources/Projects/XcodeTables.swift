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
