// The languages of an Xcode project.

import Basics

/// The development language of each Xcode project in a tree, and the languages that it knows.
struct DevelopmentRegions {
    private struct XcodeProject {
        let folder: String
        let file: String
        let region: String?
        let known: LanguageList?

        func contains(_ path: String) -> Bool { folder.isEmpty || path.hasPrefix(folder + "/") }
    }

    /// The projects, innermost folder first.
    private var projects: [XcodeProject] = []

    init(_ projects: [String]) {
        for path in projects {
            let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
            let bytes = (try? FileReader.read(path)) ?? []
            self.projects.append(
                XcodeProject(
                    folder: folder, file: path, region: Self.region(in: bytes),
                    known: LanguageList.knownRegions(in: bytes, of: path)))
        }
        self.projects.sort { $0.folder.utf8.count > $1.folder.utf8.count }
    }

    /// Returns the language in a project's file, if any.
    private static func region(in bytes: [UInt8]) -> String? {
        guard let start = bytes.firstOffset(of: "developmentRegion = "),
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
    var files: [String] { projects.map(\.file) }

    /// Returns the folder of the innermost project that contains a path.
    func folder(of path: String) -> String? { innermost(around: path)?.folder }

    /// Returns the file of that project.
    func file(of path: String) -> String? { innermost(around: path)?.file }

    /// Returns the development language of that project.
    func region(of path: String) -> String? { innermost(around: path)?.region }

    /// Returns the languages that this project knows.
    func knownRegions(of path: String) -> LanguageList? { innermost(around: path)?.known }

    /// Returns the languages that the other projects around a path know.
    func outerRegions(of path: String) -> [LanguageList] {
        let own = file(of: path)
        return projects.filter { $0.contains(path) && $0.file != own }.compactMap(\.known)
    }

    private func innermost(around path: String) -> XcodeProject? { projects.first { $0.contains(path) } }
}
