// The development language of an Xcode project.

import Basics

/// The development language of each Xcode project in a tree.
struct DevelopmentRegions {
    /// The folder, file and language of each project, innermost folder first.
    private var regions: [(folder: String, file: String, region: String?)] = []

    init(_ projects: [String]) {
        for path in projects {
            let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
            regions.append((folder, path, Self.region(in: path)))
        }
        regions.sort { $0.folder.utf8.count > $1.folder.utf8.count }
    }

    /// Returns the language in a project's file, if any.
    private static func region(in path: String) -> String? {
        guard let bytes = try? FileReader.read(path), let start = bytes.firstOffset(of: "developmentRegion = "),
            let end = bytes[start...].prefix(100).firstIndex(of: UInt8(ascii: ";"))
        else { return nil }
        let name = String(decoding: bytes[start + 20..<end].filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
        return tag(of: name)
    }

    /// Returns the tag of a language; old versions of Xcode use English names, in projects and for folders.
    static func tag(of name: String) -> String { oldNames[name] ?? name }

    private static let oldNames = [
        "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Spanish": "es", "Italian": "it",
        "Dutch": "nl", "Korean": "ko", "Danish": "da", "Finnish": "fi", "Norwegian": "nb", "Polish": "pl",
        "Portuguese": "pt", "Russian": "ru", "Swedish": "sv",
    ]

    /// The files of the projects.
    var files: [String] { regions.map(\.file) }

    /// Returns the folder of the innermost project that contains a path.
    func folder(of path: String) -> String? {
        regions.first { $0.folder.isEmpty || path.hasPrefix($0.folder + "/") }?.folder
    }

    /// Returns the file of that project.
    func file(of path: String) -> String? {
        regions.first { $0.folder.isEmpty || path.hasPrefix($0.folder + "/") }?.file
    }

    /// Returns the files of all projects that contain a path.
    func files(around path: String) -> [String] {
        regions.filter { $0.folder.isEmpty || path.hasPrefix($0.folder + "/") }.map(\.file)
    }

    func region(of path: String) -> String? {
        regions.first { $0.folder.isEmpty || path.hasPrefix($0.folder + "/") }?.region
    }
}
