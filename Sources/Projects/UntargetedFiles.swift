// Catalogs that no target of an Xcode project contains, so that no app loads them.

import Basics
import Catalogs
import Platforms

extension Project {
    /// The positions of the strings files whose names do not occur in their Xcode projects, if these list all files one
    /// by one.
    package var untargetedFiles: Set<Int> {
        guard !regions.files.isEmpty else { return [] }
        let projects = regions.files.compactMap { try? FileReader.read($0) }
        guard projects.count == regions.files.count, projects.allSatisfy(Self.listsAllFiles) else { return [] }
        let packages = paths(of: .code).filter { $0.name == "Package.swift" }.map(\.folder)
        let names = projects.reduce(into: Set<String>()) { $0.formUnion(Self.stringsFiles(in: $1)) }
        return Set(
            files.indices.filter { index in
                let file = files[index]
                return file.path.extension == "strings" && file.slot?.isSpecial ?? false
                    && file.locale?.lowercased() != "base" && isOutsideBundles(file.path.string)
                    && !packages.contains { file.path.string.hasPrefix($0) }
                    && file.path.name.utf8.allSatisfy(\.isOfPlainName) && !names.contains(file.path.name)
            })
    }

    /// Whether a file of a project is in no framework or bundle, which is copied as a whole: their names have an
    /// extension.
    private func isOutsideBundles(_ path: String) -> Bool {
        guard let folder = regions.folder(of: path) else { return false }
        return path.dropFirst(folder.count).split(separator: "/").dropLast(2).allSatisfy { !$0.contains(".") }
    }

    /// The names of strings files in a project.
    private static func stringsFiles(in project: [UInt8]) -> Set<String> {
        var names: Set<String> = []
        var at = 0
        while let end = project.firstOffset(of: ".strings", from: at) {
            let start = project[..<end].lastIndex { !$0.isOfPlainName }.map { $0 + 1 } ?? 0
            at = end + ".strings".utf8.count
            names.insert(String(decoding: project[start..<at], as: UTF8.self))
        }
        return names
    }

    /// Whether a project names the files of each language: none of its folders is copied as a whole.
    private static func listsAllFiles(_ project: [UInt8]) -> Bool {
        project.firstOffset(of: "PBXVariantGroup") != nil
            && project.firstOffset(of: "PBXFileSystemSynchronizedRootGroup") == nil
            && project.firstOffset(of: "= folder;") == nil
    }
}

extension UInt8 {
    /// Whether a project writes it in a name as it is.
    fileprivate var isOfPlainName: Bool { isLetter || isDigit || "._-".utf8.contains(self) }
}
