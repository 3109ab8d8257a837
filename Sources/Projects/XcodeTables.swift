// Tables that no Xcode project names, so that no target has them.

import Basics
import Catalogs

extension Project {
    /// The files with a language in their path, or as their name, that stand nowhere in the project around them, although
    /// it names most tables in folders of languages.
    public var filesInNoXcodeProject: [CatalogFile] {
        let packages = paths(of: .code).filter { $0.name == "Package.swift" }.map(\.folder)
        let all = files.filter { file in
            file.format.platform.picksOneLanguage && !file.format.isMultilingual
                && (file.slot != nil || file.isNamedByLanguage)
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
            let folders = Self.folders(in: bytes)
            func names(_ name: String) -> Bool { bytes.firstOffset(of: Array(name.utf8), in: bytes.indices) != nil }
            superseded.formUnion(
                files.map(\.path).filter { path in
                    names("\(path.stem).\(Self.catalogExtension)") && !names(path.name) && !path.isIn(folders)
                }.map(\.string))
        }
        return superseded
    }

    /// The texts of property lists among the sources of Swift packages in the folder of an Xcode project: the system
    /// reads them in an app, and not in the bundle of a package's resources.
    public var propertyListTextsOfPackages: [CatalogFile] {
        let packages = paths(of: .code).filter { $0.name == "Package.swift" }.map(\.folder)
        return files.filter { file in
            guard file.path.stem == "InfoPlist", file.format.platform.picksOneLanguage,
                let folder = regions.folder(of: file.path.string)
            else { return false }
            return packages.contains {
                $0.utf8.count > folder.utf8.count && file.path.string.hasPrefix($0 + "Sources/")
            }
        }
    }

    /// The folders with the sources of Swift packages that have catalogs among them: those are in the package's bundle.
    public var sourcesOfPackagesWithTexts: [String] {
        let sources = paths(of: .code).filter { $0.name == "Package.swift" }.map { $0.folder + "Sources/" }
        return sources.filter { folder in
            files.contains { $0.path.string.hasPrefix(folder) && $0.format.platform.picksOneLanguage }
        }
    }

    private static let catalogExtension = "xcstrings"

    /// The names of the folders that a project takes along with all that is in them.
    private static func folders(in project: [UInt8]) -> Set<String> {
        folders(in: project, "lastKnownFileType = folder;")
            .union(folders(in: project, "isa = PBXFileSystemSynchronizedRootGroup;"))
    }

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
        guard let bytes = try? FileReader.read(project) else { return [] }
        let marks: [StaticString] = ["lastKnownFileType = folder;", "PBXFileSystemSynchronizedRootGroup"]
        let takesFolders = marks.contains { bytes.firstOffset(of: $0) != nil }
        // The names of files for translators say nothing about whether it is the project of the others.
        let names = Set(files.filter { !$0.isNamedByLanguage }.map(\.path.name))
        let unnamed = names.filter { bytes.firstOffset(of: Array($0.utf8), in: bytes.indices) == nil }
        guard unnamed.count * 2 < names.count else { return [] }
        // A folder takes its files along.
        let folders = Self.folders(in: bytes)
        return files.filter { file in
            guard file.isNamedByLanguage else { return !takesFolders && unnamed.contains(file.path.name) }
            return (!takesFolders || !folders.isEmpty) && !file.path.isIn(folders) && !bytes.hasWhole(file.path.name)
        }
    }
}

extension [UInt8] {
    /// Whether it contains a name that is not the end of another: `ar.strings`, and not `Calendar.strings`.
    fileprivate func hasWhole(_ name: String) -> Bool {
        let name = Array(name.utf8)
        var at = 0
        while let start = firstOffset(of: name, in: at..<count) {
            let before = start > 0 ? self[start - 1] : UInt8(ascii: " ")
            if !before.isLetter, !before.isDigit, !"_-+.".utf8.contains(before), before < 0x80 { return true }
            at = start + 1
        }
        return false
    }
}

extension CatalogPath {
    /// Whether it is in a folder with one of some names.
    fileprivate func isIn(_ folders: Set<String>) -> Bool {
        folder.split(separator: "/").contains { folders.contains(String($0)) }
    }

    /// Whether a folder around it is a bundle, which targets have as a whole.
    fileprivate var isInBundle: Bool {
        folder.split(separator: "/").contains { $0.hasSuffix(".bundle") || $0.hasSuffix(".framework") }
    }
}
