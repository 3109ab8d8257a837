// The languages that the files of an Xcode project name.

import Basics

/// A list of languages in a file of a project.
public struct LanguageList: Sendable {
    /// The file.
    public let file: String
    /// Where the list begins.
    public let place: Place
    /// Its languages, as written.
    public let languages: [String]
    /// The languages whose folders a project copies as they are: `path = de.lproj;`.
    public private(set) var folders: [String] = []

    /// Reads the list between two texts in a file; nil if the file has none.
    private init?(_ file: String, _ bytes: [UInt8], after start: StaticString, until end: StaticString) {
        guard let mark = bytes.firstOffset(of: start),
            let close = bytes.firstOffset(of: end, from: mark + start.utf8CodeUnitCount)
        else { return nil }
        self.file = file
        let line = bytes[..<mark].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        place = Place(line: bytes[..<line].count { $0 == 0x0A } + 1, column: mark - line + 1)
        let list = String(decoding: bytes[(mark + start.utf8CodeUnitCount)..<close], as: UTF8.self)
        languages = list.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }.map(String.init)
    }

    /// Reads the languages of a project that Xcode shows and exports.
    static func knownRegions(in bytes: [UInt8], of project: String) -> LanguageList? {
        var list = LanguageList(project, bytes, after: "knownRegions = (", until: ")")
        list?.folders = folders(in: bytes)
        return list
    }

    private static func folders(in bytes: [UInt8]) -> [String] {
        let end: StaticString = ".lproj"
        var found: [String] = []
        var at = 0
        while let dot = bytes.firstOffset(of: end, from: at) {
            at = dot + end.utf8CodeUnitCount
            guard bytes.has(";", at: at) || bytes.has("\";", at: at) else { continue }
            let path = bytes[..<dot].reversed().prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "/") }
            found.append(String(decoding: path.reversed().filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self))
        }
        return found
    }

    /// Reads the languages that the property lists of a project's apps add to those of their folders.
    static func bundleLocalizations(of project: String, in folder: String) -> [LanguageList] {
        guard let bytes = try? FileReader.read(project) else { return [] }
        return propertyLists(in: bytes).compactMap { path in
            let file = folder.isEmpty ? path : "\(folder)/\(path)"
            guard let bytes = try? FileReader.read(file),
                let list = LanguageList(file, bytes, after: "<key>CFBundleLocalizations</key>", until: "</array>")
            else { return nil }
            // What is left between the languages are the names of the elements.
            return LanguageList(list, without: ["array", "string"])
        }
    }

    private init(_ list: LanguageList, without words: Set<String>) {
        (file, place) = (list.file, list.place)
        languages = list.languages.filter { !words.contains($0) }
    }

    /// Returns the paths of property lists in a project's settings, each once.
    static func propertyLists(in bytes: [UInt8]) -> [String] {
        let mark: StaticString = "INFOPLIST_FILE = "
        var paths: [String] = []
        var at = 0
        while let start = bytes.firstOffset(of: mark, from: at) {
            at = start + mark.utf8CodeUnitCount
            let end = bytes.firstOffset(of: UInt8(ascii: ";"), in: at..<bytes.count) ?? bytes.count
            let path = String(decoding: bytes[at..<end], as: UTF8.self).filter { $0 != "\"" }
            // The folder of the project, as Xcode calls it.
            paths.append(path.replacing("$(SRCROOT)/", with: "").replacing("${SRCROOT}/", with: ""))
        }
        return paths.filter { !$0.contains("$") }.unique
    }
}

extension Project {
    /// The languages that Xcode knows in the project that contains a file; nil if there is no project.
    public func knownRegions(of file: CatalogFile) -> LanguageList? {
        regions.knownRegions(of: file.path.string)
    }

    /// The languages of the other projects whose folders contain a file.
    public func outerRegions(of file: CatalogFile) -> [LanguageList] {
        regions.outerRegions(of: file.path.string)
    }

    /// The languages that property lists name in the project that contains a file.
    public func bundleLocalizations(of file: CatalogFile) -> [LanguageList] {
        guard let project = regions.file(of: file.path.string), let folder = regions.folder(of: file.path.string) else {
            return []
        }
        return LanguageList.bundleLocalizations(of: project, in: folder)
    }

    /// The development language of the project that contains a file.
    public func developmentRegion(of file: CatalogFile) -> String? { regions.region(of: file.path.string) }

    /// Whether a file belongs to a Swift package in a folder of its own below that of the Xcode project.
    public func isInPackageBelowProject(_ file: CatalogFile) -> Bool {
        guard let project = regions.folder(of: file.path.string) else { return false }
        let depth = project.split(separator: "/").count
        return paths(of: .code).contains { path in
            path.name == "Package.swift" && file.path.string.hasPrefix(path.folder)
                && path.folder.split(separator: "/").count > depth
        }
    }

    /// Whether a file belongs to a Swift package that is in the folder of no Xcode project.
    public func isInPackageAlone(_ file: CatalogFile) -> Bool {
        guard regions.folder(of: file.path.string) == nil else { return false }
        return paths(of: .code).contains { $0.name == "Package.swift" && file.path.string.hasPrefix($0.folder) }
    }
}
