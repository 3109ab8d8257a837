// Tests that what is wrong in a file weighs less if nobody sees its texts.

import Testing

@Suite("Files that no app loads")
struct UnseenFilesTests {
    private func severities(_ rule: String, _ files: [(path: String, text: String)]) async throws -> [String] {
        try await Audited.lines(rule, files).map { String($0.split(separator: " ").last ?? "") }
    }

    private static let broken = "\"a\" = \"Open\"\n\"b\" = \"Save\";\n"

    @Test("A table that no Xcode project and no code names is in no app")
    func untargeted() async throws {
        func found(_ names: String, code: String = "") async throws -> [String] {
            try await severities(
                "catalog-fault",
                [
                    ("en.lproj/Localizable.strings", "\"a\" = \"Open\";\n"),
                    ("en.lproj/InfoPlist.strings", "\"a\" = \"Open\";\n"), ("fa.lproj/Extra.strings", Self.broken),
                    ("App.xcodeproj/project.pbxproj", "{ files = (\(names)); }\n"), ("main.swift", code),
                ])
        }
        let others = "en.lproj/Localizable.strings, en.lproj/InfoPlist.strings"
        #expect(try await found(others) == ["note"])
        #expect(try await found("\(others), en.lproj/Extra.strings") == ["error"])
        #expect(try await found(others, code: "Text(\"a\", tableName: \"Extra\")\n") == ["error"])
        // Folders take their files along.
        #expect(try await found("\(others), { lastKnownFileType = folder; }") == ["error"])
        // A project that names few of the tables is another one.
        #expect(try await found("en.lproj/Localizable.strings") == ["error"])
    }

    @Test("The system reads no texts of property lists in the sources of a package")
    func propertyListOfPackage() async throws {
        func found(in folder: String) async throws -> [String] {
            try await severities(
                "catalog-fault",
                [
                    ("en.lproj/InfoPlist.strings", "\"a\" = \"Open\";\n"),
                    ("Kit/Package.swift", "let package = Package(name: \"Kit\")\n"),
                    ("Kit/\(folder)/de.lproj/InfoPlist.strings", Self.broken),
                    ("App.xcodeproj/project.pbxproj", "{ files = (en.lproj/InfoPlist.strings); }\n"),
                    ("main.swift", "let side = \"side\"\n"),
                ])
        }
        #expect(try await found(in: "Sources/Kit") == ["note"])
        #expect(try await found(in: "App") == ["error"])
    }

    @Test("Files named after languages, which translators exchange, are in no app that has folders of languages")
    func exchanged() async throws {
        func found(_ names: String) async throws -> [String] {
            let exchanged = ["da", "fi", "nb", "sv"].map {
                (path: "Exchange/menu/\($0).strings", text: Self.broken)
            }
            return try await severities(
                "catalog-fault",
                exchanged + [
                    ("en.lproj/Localizable.strings", "\"a\" = \"Open\";\n"),
                    ("sv.lproj/Localizable.strings", Self.broken),
                    ("App.xcodeproj/project.pbxproj", "{ files = (\(names)); }\n"),
                    ("main.swift", "let side = \"side\"\n"),
                ])
        }
        #expect(try await found("en.lproj/Localizable.strings") == ["note", "error"])
        let all = "en.lproj/Localizable.strings, da.strings, fi.strings, nb.strings, sv.strings"
        #expect(try await !found(all).contains("note"))
        // The end of another name is no name.
        #expect(try await found("en.lproj/Localizable.strings, Calenda.strings").contains("note"))
        #expect(
            try await !found("en.lproj/Localizable.strings; lastKnownFileType = folder; path = Exchange; sourceTree")
                .contains("note"))
    }

    @Test("A fault of a template is a warning: no app loads it")
    func template() async throws {
        let text = """
            msgid ""
            msgstr "Content-Type: text/plain; charset=UTF-8\\n"

            msgid "Open"
            msgstr ""

            msgid "Open"
            msgstr ""

            """
        #expect(try await severities("catalog-fault", [("po/app.pot", text)]) == ["warning"])
        #expect(try await severities("catalog-fault", [("po/de.po", text)]) == ["error"])
    }

    @Test("Text beside the value of a resource is a note for Windows apps, which do not read it")
    func besideValue() async throws {
        let text = "<root><data name=\"a\">x<value>Open</value></data></root>\n"
        #expect(try await severities("catalog-fault", [("Strings/en-US/Resources.resw", text)]) == ["note"])
        #expect(try await severities("catalog-fault", [("Resources.resx", text)]) == ["error"])
    }

    @Test("A file for translators is a copy if the project has its translations, too", arguments: [true, false])
    func exchange(isImported: Bool) async throws {
        let text = """
            <xliff version="1.2"><file original="en.lproj/A.strings" source-language="en" target-language="ko"><body>
            <trans-unit id="a"><source>Open</source><target>열\u{200B}기</target></trans-unit></body></file></xliff>

            """
        var files = [("App/en.lproj/A.strings", "\"a\" = \"Open\";\n"), ("Imports/ko.xliff", text)]
        if isImported { files.append(("App/ko.lproj/A.strings", "\"a\" = \"열\u{200B}기\";\n")) }
        #expect(try await severities("invisible-character", files.map { (path: $0.0, text: $0.1) }) == ["warning"])
    }

    @Test("A line break at the end is nothing in PHP's gettext, and in the rich text of Qt")
    func collapsed() async throws {
        func gettext(_ file: String) -> String {
            """
            msgid ""
            msgstr "Content-Type: text/plain; charset=UTF-8\\n"

            #: \(file):1
            msgid "Save all"
            msgstr "Alles sichern\\n"

            """
        }
        #expect(try await severities("trailing-line-break", [("po/de.po", gettext("lib/page.php"))]).isEmpty)
        #expect(try await severities("trailing-line-break", [("po/de.po", gettext("a.c"))]) == ["warning"])
    }
}
