// Folders searched for catalogs.

import Basics
import Catalogs
import Foundation
import Platforms
import Projects
import TestSupport
import Testing

@Suite("Projects")
struct ProjectTests {
    @Test("A file that macOS adds on other file systems is not a catalog")
    func appleDouble() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"b\";\n", to: "en.lproj/Localizable.strings")
        try folder.write([0, 5, 22, 7, 0, 2, 0, 0], to: "en.lproj/._Localizable.strings")
        let project = Project([folder.url.path])
        #expect(project.files.map(\.path.name) == ["Localizable.strings"] && project.faults.isEmpty)
    }

    private static func found(_ folder: TemporaryFolder, _ paths: [String] = [""]) -> (
        files: [String], project: Project
    ) {
        let project = Project(paths.map { $0.isEmpty ? folder.url.path : folder.url.appending(path: $0).path })
        return (project.files.map { String($0.path.string.dropFirst(folder.url.path.count + 1)) }, project)
    }

    @Test("Catalogs are found by path; folders of tools, dependencies and build products are skipped")
    func skipping() throws {
        let folder = try TemporaryFolder()
        for path in [
            "App/en.lproj/Localizable.strings", "App/b.xcstrings", "App/a.stringsdict",
            "Settings.bundle/en.lproj/Root.strings",
            ".git/x.strings", ".build/x.strings", "DerivedData/x.strings", "Pods/x.strings", "Carthage/x.strings",
            "node_modules/x.strings", "build/x.strings", "My.app/x.strings",
            "third_party/x/po/de.po", "Dependencies/x.strings", "App/Recorder-master/x.strings",
            "app/src/test/resources/Test_de.properties", "Lib.xcframework/x.strings",
            "notes.txt",
            "de.xcloc/Source Contents/App/en.lproj/Localizable.strings", "de.xcloc/Localized Contents/de.xliff",
        ] { try folder.write("", to: path) }
        #expect(
            Self.found(folder).files == [
                "App/a.stringsdict", "App/b.xcstrings", "App/en.lproj/Localizable.strings",
                "Settings.bundle/en.lproj/Root.strings", "de.xcloc/Localized Contents/de.xliff",
            ])
    }

    @Test("A folder called Dependencies is searched if its code is the app's own")
    func dependencies() throws {
        func isSearched(_ paths: String...) throws -> Bool {
            let folder = try TemporaryFolder()
            for path in paths + ["Dependencies/en.lproj/Localizable.strings"] { try folder.write("", to: path) }
            return !Self.found(folder).files.isEmpty
        }
        #expect(try isSearched("Dependencies/Harbour/HarbourClient.swift"))
        #expect(try isSearched("Dependencies/Clients.swift"))
        #expect(try !isSearched("Dependencies/Harbour/Harbour.swift", "Dependencies/Harbour/LICENSE.txt"))
        #expect(try !isSearched("Dependencies/Harbour/Harbour.swift", "Dependencies/Pier/Package.swift"))
        #expect(try !isSearched("Dependencies/Harbour.swift", "Dependencies/Pier.xcodeproj/project.pbxproj"))
        #expect(try !isSearched("Dependencies/harbour.c"))
    }

    @Test("In a folder, only the changelogs of the latest release are found; a named file always is")
    func releases() throws {
        let folder = try TemporaryFolder()
        for path in [
            "en-US/title", "en-US/changelogs/9", "en-US/changelogs/10", "de/changelogs/9", "de/changelogs/default",
        ] {
            try folder.write("Text\n", to: "metadata/android/\(path).txt")
        }
        let (files, project) = Self.found(folder)
        #expect(
            files
                == ["de/changelogs/default", "en-US/changelogs/10", "en-US/title"].map { "metadata/android/\($0).txt" })
        #expect(project.earlierReleases == 2)
        let named = Self.found(folder, ["metadata/android/de/changelogs/9.txt"])
        #expect(named.files == ["metadata/android/de/changelogs/9.txt"] && named.project.earlierReleases == 0)
    }

    @Test("Layouts, code and configurations are recognized by their role in the app, a storyboard also as a catalog")
    func roles() throws {
        let folder = try TemporaryFolder()
        for path in [
            "App/Base.lproj/Main.storyboard", "App/Main.swift", "App/.swell.yml", "App/notes.txt", "Pods/Pod.swift",
            "app/res/layout-land/main.xml", "app/res/values/colors.xml", "app/Main.kt", "lib/main.dart",
        ] { try folder.write("", to: path) }
        let (files, project) = Self.found(folder)
        func paths(_ role: FileRole) -> [String] {
            project.paths(of: role).map { String($0.string.dropFirst(folder.url.path.count + 1)) }
        }
        #expect(files == ["App/Base.lproj/Main.storyboard"] && paths(.catalog) == files)
        #expect(paths(.layout) == ["App/Base.lproj/Main.storyboard", "app/res/layout-land/main.xml"])
        #expect(paths(.code) == ["App/Main.swift", "app/Main.kt", "lib/main.dart"])
        #expect(paths(.configuration) == ["App/.swell.yml"])
    }

    @Test("A file that the user excludes is not part of the project, whatever its role")
    func leftOut() throws {
        let folder = try TemporaryFolder()
        for path in ["App/Main.swift", "Tests/Main.swift"] { try folder.write("", to: path) }
        let project = Project([folder.url.path]) { $0.contains("/Tests/") ? .leftOut : nil }
        #expect(project.paths(of: .code).map(\.string) == ["\(folder.url.path)/App/Main.swift"])
    }

    @Test("A build product that is named explicitly is searched, including its frameworks")
    func products() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "My.app/en.lproj/Localizable.strings")
        try folder.write("", to: "My.app/Frameworks/Kit.framework/en.lproj/Localizable.strings")
        #expect(Self.found(folder, ["My.app"]).files.count == 2)
    }

    @Test("No symbolic link is followed, neither out of the tree nor in a cycle")
    func links() throws {
        let folder = try TemporaryFolder()
        let outside = try TemporaryFolder()
        try outside.write("", to: "secret.strings")
        try folder.write("", to: "App/a.strings")
        let manager = FileManager.default
        try manager.createSymbolicLink(at: folder.url.appending(path: "App/out"), withDestinationURL: outside.url)
        try manager.createSymbolicLink(
            at: folder.url.appending(path: "App/b.strings"),
            withDestinationURL: outside.url.appending(path: "secret.strings"))
        try manager.createSymbolicLink(at: folder.url.appending(path: "App/loop"), withDestinationURL: folder.url)
        #expect(Self.found(folder).files == ["App/a.strings"])
    }

    @Test("A table's files are one group across languages, and English or Base is the source")
    func sources() throws {
        let folder = try TemporaryFolder()
        for path in [
            "de.lproj/L.strings", "en.lproj/L.strings", "Base.lproj/M.strings", "fr.lproj/M.strings",
            "de.lproj/N.strings",
        ] {
            try folder.write("", to: path)
        }
        let (files, project) = Self.found(folder)
        func source(_ file: String) throws -> String? {
            try project.source(of: #require(files.firstIndex(of: file))).map { files[$0] }
        }
        #expect(try source("de.lproj/L.strings") == "en.lproj/L.strings")
        #expect(try source("en.lproj/L.strings") == nil)
        #expect(try source("fr.lproj/M.strings") == "Base.lproj/M.strings")
        #expect(try source("de.lproj/N.strings") == nil)
        #expect(project.tables.map { $0.files.count } == [2, 2, 1])
        #expect(project.tables.allSatisfy { $0.name.contains("/*.lproj/") })
    }

    @Test("American English is the source of others, unless there is plain English")
    func americanEnglish() throws {
        let folder = try TemporaryFolder()
        for language in ["en-CA", "en-GB", "en-US", "de"] {
            try folder.write("a = A\n", to: "locales/\(language)/a.ftl")
        }
        for language in ["en", "en_GB", "en_US"] { try folder.write("a=A\n", to: "i18n/m_\(language).properties") }
        let (files, project) = Self.found(folder)
        let sources = files.indices.filter { project.isSource($0) }.map { files[$0] }
        #expect(sources == ["i18n/m_en.properties", "locales/en-US/a.ftl"])
        let languages = "{\"en-GB\": {\"a\": \"A\"}, \"en-US\": {\"a\": \"A!\"}}"
        #expect(try Corpora.read(languages, as: "locales/app.json").sourcePart()?.entries.map(\.value) == ["A!"])
    }

    @Test("The development language of an Xcode project is the source, whichever it is")
    func developmentRegion() throws {
        let folder = try TemporaryFolder()
        try folder.write("// !$*UTF8*$!\n{ developmentRegion = de; }", to: "App/My.xcodeproj/project.pbxproj")
        for language in ["de", "en"] { try folder.write("", to: "App/\(language).lproj/L.strings") }
        let (files, project) = Self.found(folder)
        #expect(project.source(of: 1).map { files[$0] } == "App/de.lproj/L.strings")
    }

    @Test("A pseudo-locale is never the source")
    func pseudoLocales() throws {
        let folder = try TemporaryFolder()
        for language in ["de", "en-PSEUDO", "en-XA"] { try folder.write("", to: "\(language).lproj/L.strings") }
        let project = Self.found(folder).project
        #expect(project.tables.map(\.source) == [nil])
        try folder.write("", to: "en-GB.lproj/L.strings")
        #expect(Self.found(folder).project.tables.map(\.source) == [1])
    }

    @Test(
        "A file with a place in a table belongs to it, even if empty or truncated",
        arguments: ["", "{", "{}", "[]", "null", #"{"a": null}"#, #"{"a": "Of"#])
    func emptied(content: String) throws {
        let folder = try TemporaryFolder()
        for language in ["en", "fr"] { try folder.write(#"{"a": "Text"}"#, to: "data/\(language).json") }
        for name in ["de.json", "package.json", "version.json"] { try folder.write(content, to: "data/\(name)") }
        #expect(Self.found(folder).files == ["data/de.json", "data/en.json", "data/fr.json"])
    }

    @Test("A file that declares another purpose does not belong to a table, whatever its name")
    func others() throws {
        let folder = try TemporaryFolder()
        for path in ["res/values/s.xml", "res/values-fr/s.xml"] {
            try folder.write("<resources><string name=\"a\">A</string></resources>", to: path)
        }
        try folder.write("<resources></resources>", to: "res/values-de/s.xml")
        try folder.write("<resources><dimen name=\"a\">1dp</dimen></resources>", to: "res/values-it/s.xml")
        try folder.write("<resources><strin", to: "res/values-ja/s.xml")
        for (name, text) in [("en", "en:\n  a: A\n"), ("de", ""), ("is", "services:\n  a: b\n")] {
            try folder.write(text, to: "locales/\(name).yml")
        }
        for (name, text) in [("en", #"{"a": "A"}"#), ("is", #"{"$schema": "https://a/b.json", "a": "A"}"#)] {
            try folder.write(text, to: "i18n/\(name).json")
        }
        #expect(
            Self.found(folder).files == [
                "i18n/en.json", "locales/de.yml", "locales/en.yml", "res/values-de/s.xml", "res/values-fr/s.xml",
                "res/values-ja/s.xml", "res/values/s.xml",
            ])
    }

    @Test("Two spellings of an accented name are two files")
    func composition() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "\u{E9}.strings")
        try folder.write("", to: "e\u{301}.strings")
        #expect(Self.found(folder).files.count == 2)
    }

    @Test("A folder named like a catalog, and nonexistent paths, are faults")
    func faults() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "a.strings/b.strings")
        try folder.write("", to: "readme.txt")
        #expect(Self.found(folder).project.faults.map(\.problem) == [.unreadable(.isDirectory)])
        #expect(Self.found(folder).files == ["a.strings/b.strings"])
        #expect(Self.found(folder, ["readme.txt"]).project.faults.map(\.problem) == [.unknownFormat])
        #expect(Self.found(folder, ["gone.txt"]).project.faults.map(\.problem) == [.unreadable(.missing)])
    }

    @Test("A folder whose name is not UTF-8 is reported, except for hidden ones and build products")
    func misnamedFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "en.lproj/a.strings")
        let root = Array(folder.url.path.utf8)
        for name: [UInt8] in [[0x62, 0xFF], [0x2E, 0xFF], [0xFF] + Array(".app".utf8)] {
            let path = (root + [0x2F] + name + [0]).map { CChar(bitPattern: $0) }
            // Some file systems have no such names.
            guard mkdir(path, 0o700) == 0 else { return }
        }
        let faults = Self.found(folder).project.faults
        #expect(faults.map(\.problem) == [.unreadable(.misnamed)])
        #expect(faults.first?.path.hasSuffix("/b\u{FFFD}") == true)
    }

    @Test("A file that vanishes after the search is a fault when it is read")
    func vanished() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("", to: "a.strings")
        let project = Self.found(folder).project
        try FileManager.default.removeItem(atPath: path)
        #expect(throws: Fault(path: path, problem: .unreadable(.missing))) { try project.files[0].read().get() }
    }

    @Test("A pipe is rejected instead of blocking")
    func pipe() throws {
        let folder = try TemporaryFolder()
        let path = folder.url.appending(path: "a.strings").path
        #expect(mkfifo(path, 0o600) == 0)
        #expect(throws: FileError.notRegular) { try FileReader.read(path) }
    }

    @Test(
        "A path names its language and its table",
        arguments: [
            ("App/de.lproj/Localizable.strings", "de", "App/*.lproj/Localizable.strings"),
            ("zh-Hans.lproj/Sub/a.strings", "zh-Hans", "*.lproj/Sub/a.strings"), ("a.strings", nil, nil),
            ("x.lproj", nil, nil), ("A.bundle/en.lproj/a.strings", "en", "A.bundle/*.lproj/a.strings"),
        ] as [(String, String?, String?)])
    func paths(path: String, locale: String?, table: String?) {
        #expect(CatalogPath(path).specialSlot?.tag == locale)
        #expect(CatalogPath(path).specialSlot?.table == table)
    }
}
