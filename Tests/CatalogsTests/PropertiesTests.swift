// Java's `.properties`: encodings, notations, and which files contain texts.

import Basics
import Catalogs
import Projects
import TestSupport
import Testing

@Suite("Properties")
struct PropertiesTests {
    private static func replaced(_ text: [UInt8], _ value: String) throws -> [UInt8] {
        try Corpora.read(text, as: "messages.properties").replacing([0: value])
    }

    private static func replaced(_ text: String, _ value: String) throws -> String {
        String(decoding: try replaced(Array(text.utf8), value), as: UTF8.self)
    }

    @Test(
        "A value is written so that Java reads it, whatever the separator",
        arguments: [
            ("a=b", " x", "a=\\ x"), ("a = b\n", "=x:y", "a = =x:y\n"), ("a b\n", "=x", "a \\=x\n"),
            ("a b\n", ":x", "a \\:x\n"), ("a", "x", "a=x"), ("a\nb=c\n", "x", "a=x\nb=c\n"),
            ("a=b", "\u{9}x\u{9}y\n\r\u{C}\\\0", "a=\\tx\\ty\\n\\r\\f\\\\\\u0000"),
            ("a=b \\\n  c\nd=e\n", "x", "a=x\nd=e\n"),
            ("a=\\\n\n", "x", "a=\\\nx\n"), ("a=b\tc", "x\ty", "a=x\ty"), ("a=b\\:c\\!", "x:y=z!", "a=x\\:y=z\\!"),
            ("a=#b", "#x", "a=#x"),
        ])
    func writing(text: String, value: String, expected: String) throws {
        let made = try Self.replaced(text, value)
        #expect(made == expected)
        #expect(try Corpora.read(made, as: "a.properties").entries[0].value == value)
    }

    @Test("Characters that the file's encoding lacks are escaped, in the style of existing escapes")
    func encodings() throws {
        #expect(try Self.replaced("a=b", "é😀") == "a=\\u00E9\\uD83D\\uDE00")
        #expect(try Self.replaced("a=\\u00e9", "é✓") == "a=\\u00e9\\u2713")
        #expect(try Self.replaced("a=\\u00e9", "ÿÿ") == "a=\\u00ff\\u00ff")
        #expect(try Self.replaced("a=é", "ü✓😀") == "a=ü✓😀")
        #expect(try Self.replaced("a=\\u00e9\nb=é", "ü") == "a=\\u00fc\nb=é")
        #expect(try Self.replaced("a=\\u0001ö\nb=é", "ü✓") == "a=ü✓\nb=é")
        let latin = try Self.replaced(Array("a=b\nc=".utf8) + [0xE9], "ü✓")
        #expect(latin == Array("a=".utf8) + [0xFC] + Array("\\u2713\nc=".utf8) + [0xE9])
    }

    @Test(
        "A malformed escape is a fault, because Java would reject the whole file",
        arguments: [("a=\\u12", 3), ("a=b\\uzz", 4), ("\\u=b", 1), ("a=\\u00g1 x", 3)])
    func malformed(text: String, column: Int) throws {
        let catalog = try Corpora.read(text, as: "a.properties")
        #expect(catalog.faults.count == 1)
        #expect(catalog.faults.first?.place == Place(line: 1, column: column))
        #expect(catalog.faults.first?.consequence == .noneLoads)
        #expect(catalog.entries.count == 1)
    }

    @Test(
        "A line with only a backslash does not continue, as in Java",
        arguments: [("\\\n\na=b", ["a"]), ("\\\n#k=\\u12 34\na=b", ["a"]), ("\\\n k\\\n e=y", ["ke"]), ("\\\n", [])])
    func loneBackslash(text: String, keys: [String]) throws {
        let catalog = try Corpora.read(text, as: "a.properties")
        #expect(catalog.faults.isEmpty && catalog.entries.map(\.key) == keys)
    }

    @Test("A search finds files with texts and no settings")
    func walk() throws {
        let folder = try TemporaryFolder()
        let texts = [
            "src/messages.properties", "src/App.properties", "src/App_de.properties", "src/App_pt_BR.properties",
            "src/App_zh_Hans_CN.properties", "src/CoreMessages.properties", "conf/i18n/main.properties",
        ]
        let settings = [
            "gradle.properties", "local.properties", "gradle/wrapper/gradle-wrapper.properties", "src/pom.properties",
            "src/log4j.properties", "src/log4j2-test.properties", "src/application.properties",
            "src/version.properties",
            "src/application-dev.properties", "src/build.properties", "src/other.properties", "src/Apps.properties",
        ]
        for path in texts + settings { try folder.write("a=b\n", to: path) }
        let project = Project([folder.url.path])
        let found = project.files.map { String($0.path.string.dropFirst(folder.url.path.count + 1)) }
        #expect(found.sorted() == texts.sorted())
        #expect(project.tables.count == 4)
        let own = try #require(project.files.first { $0.path.stem == "App" })
        #expect(own.path(in: "en-XA").hasSuffix("src/App_en_XA.properties"))
    }

    @Test("A file named only by its language counts next to another, and generated files go next to similar ones")
    func placesOfLanguages() throws {
        let folder = try TemporaryFolder()
        let paths = [
            "a/locale/de/quick.properties", "a/locale/en-US/quick.properties", "b/de/menu.properties",
            "b/en/menu.properties", "c/de.properties", "c/en.properties", "d/messages.de.properties",
            "d/messages.properties", "e/de.properties",
        ]
        for path in paths { try folder.write("a=b\n", to: path) }
        let project = Project([folder.url.path])
        let sources = project.files.indices.filter { project.isSource($0) }.map { project.files[$0] }
        let made = sources.map { String($0.path(in: "en-PSEUDO").dropFirst(folder.url.path.count + 1)) }
        #expect(
            made == [
                "a/locale/en-PSEUDO/quick.properties", "b/en-PSEUDO/menu.properties", "c/en-PSEUDO.properties",
                "d/messages.en-PSEUDO.properties",
            ])
        #expect(project.files.count == paths.count - 1 && project.tables.count == 4)
    }

    @Test("UTF-16 and a byte order mark are faults, because Java reads neither")
    func marks() throws {
        let wide = try Corpora.read([0xFE, 0xFF] + "a=b".utf16.flatMap { [0, UInt8($0)] }, as: "messages.properties")
        #expect(wide.entries.map(\.value) == ["b"])
        #expect(wide.faults.first?.message.contains("UTF-16") ?? false)
        let marked = try Corpora.read("\u{FEFF}a=b\n", as: "messages.properties")
        #expect(marked.faults.first?.message.contains("byte order mark") ?? false)
    }
}
