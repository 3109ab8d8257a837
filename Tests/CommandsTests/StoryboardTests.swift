// Storyboards on the command line: checked against their tables, pseudo-localized, and cleaned.

import Foundation
import TestSupport
import Testing

@Suite("Storyboards")
struct StoryboardTests {
    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <label text="Settings" id="aBc-12-xYz"/>
            <button id="dEf-34-uVw"><state key="normal" title="Done"/></button>
        </document>

        """

    private static func app() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(storyboard, to: "App/Base.lproj/Main.storyboard")
        try folder.write("\"aBc-12-xYz.text\" = \"Einstellungen\";\n", to: "App/de.lproj/Main.strings")
        return folder
    }

    private static func text(_ folder: TemporaryFolder, _ path: String) throws -> String {
        try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
    }

    private static func files(_ folder: TemporaryFolder) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).filter { $0.contains("PSEUDO") }.sorted()
    }

    @Test("A translation is checked against the storyboard, by key")
    func check() throws {
        let folder = try Self.app()
        let outcome = try Programs.swell(["check", "App"], in: folder.url)
        #expect(outcome.text.contains("dEf-34-uVw.normalTitle") && outcome.text.contains("[missing-translation]"))
        #expect(!outcome.text.contains("aBc-12-xYz.text (de)"))
    }

    @Test("Base is in the app's source language")
    func base() throws {
        let folder = try Self.app()
        let outcome = try Programs.swell(["check", "--locale", "en", "--pseudo", "en-PSEUDO"], in: folder.url)
        #expect(outcome.code == 0 && outcome.text.contains("checked 2 texts"), "\(outcome.errors)")
    }

    @Test("Its pseudo-locale is a strings table, generated once and cleaned")
    func inPlace() throws {
        let folder = try Self.app()
        let made = try Programs.swell(["generate", "App", "--in-place"], in: folder.url)
        #expect(made.text == "App/en-PSEUDO.lproj/Main.strings\n", "\(made.errors)")
        let table = try Self.text(folder, "App/en-PSEUDO.lproj/Main.strings")
        #expect(table.hasPrefix("/* Class = \"UILabel\"; text = \"Settings\"; ObjectID = \"aBc-12-xYz\"; */\n"))
        #expect(table.contains("\"dEf-34-uVw.normalTitle\" = \"["))
        let again = try Programs.swell(["generate", "App", "--in-place"], in: folder.url)
        #expect(again.text.isEmpty && again.errors.contains("1 unchanged"))
        let cleaned = try Programs.swell(["clean"], in: folder.url)
        #expect(cleaned.code == 0 && cleaned.text == "App/en-PSEUDO.lproj/Main.strings\n", "\(cleaned.errors)")
        #expect(try Self.files(folder).isEmpty)
    }

    @Test("A hand-made table in its place stays")
    func handMade() throws {
        let folder = try Self.app()
        try folder.write("\"aBc-12-xYz.text\" = \"Mine\";\n", to: "App/en-PSEUDO.lproj/Main.strings")
        let outcome = try Programs.swell(["generate", "App", "--in-place"], in: folder.url)
        #expect(outcome.code == 2 && outcome.errors.contains("Mine"))
        #expect(try Self.text(folder, "App/en-PSEUDO.lproj/Main.strings").contains("Mine"))
    }

    @Test("If an app overrides the storyboard's English, that text is pseudo-localized")
    func english() throws {
        let folder = try Self.app()
        try folder.write("\"aBc-12-xYz.text\" = \"0 Preferences\";\n", to: "App/en.lproj/Main.strings")
        _ = try Programs.swell(["generate", "App", "--in-place", "--locale", "en-XA"], in: folder.url)
        let table = try Self.text(folder, "App/en-XA.lproj/Main.strings")
        #expect(table.contains("= \"[0 ") && table.contains("\"dEf-34-uVw.normalTitle\""))
    }

    @Test("A built app has its tables beside those of other languages, once the project is named")
    func app() throws {
        let folder = try Self.app()
        try folder.write("", to: "My.app/Base.lproj/Main.storyboardc/Info.plist")
        try folder.write("\"aBc-12-xYz.text\" = \"Einstellungen\";\n", to: "My.app/de.lproj/Main.strings")
        let alone = try Programs.swell(["generate", "--into", "My.app"], in: folder.url)
        #expect(alone.code == 2 && alone.errors.contains("compiled into My.app/Base.lproj/Main.storyboardc"))
        let made = try Programs.swell(["generate", "App", "--into", "My.app"], in: folder.url)
        #expect(made.text == "My.app/en-PSEUDO.lproj/Main.strings\n", "\(made.errors)")
        #expect(try Programs.swell(["clean", "My.app"], in: folder.url).text == made.text)
    }

    @Test(
        "Storyboards of each language are copied; those without one, or with a string catalog, are reported"
    )
    func others() throws {
        let folder = try TemporaryFolder()
        for path in ["Old/en.lproj/Main.storyboard", "Old/de.lproj/Main.storyboard", "Loose/Panel.xib"] {
            try folder.write(Self.storyboard, to: path)
        }
        try folder.write(Self.storyboard, to: "New/Base.lproj/Main.storyboard")
        try folder.write(
            "{\"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"1.0\"}\n", to: "New/mul.lproj/Main.xcstrings")
        try folder.write("<document version=\"3.0\"/>", to: "Loose/Launch.xib")
        let outcome = try Programs.swell(["generate", "--in-place", "--force"], in: folder.url)
        #expect(outcome.errors.contains("Loose/Panel.xib: it is not in a language folder"))
        #expect(!outcome.errors.contains("Launch.xib"))
        #expect(outcome.errors.contains("its translations are in New/mul.lproj/Main.xcstrings"))
        let copy = try Self.text(folder, "Old/en-PSEUDO.lproj/Main.storyboard")
        #expect(copy.contains("<state key=\"normal\" title=\"["))
        #expect(try Programs.swell(["clean"], in: folder.url).text.contains("Old/en-PSEUDO.lproj/Main.storyboard"))
    }

    @Test("A report finds the string catalog that translates a document")
    func stringCatalog() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.storyboard, to: "App/Base.lproj/Main.storyboard")
        let texts = ["aBc-12-xYz.text": ("Settings", "Einstellungen"), "dEf-34-uVw.normalTitle": ("Done", "Fertig")]
        let strings = texts.sorted { $0.key < $1.key }.map { key, text in
            let units = [("en", text.0), ("de", text.1)].map {
                "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($1)\"}}"
            }
            return "\"\(key)\": {\"localizations\": {\(units.joined(separator: ", "))}}"
        }
        try folder.write(
            "{\"sourceLanguage\": \"en\", \"strings\": {\(strings.joined(separator: ", "))}, \"version\": \"1.0\"}\n",
            to: "App/mul.lproj/Main.xcstrings")
        try folder.write("budgets: { \"*\": 8 }\n", to: ".swell.yml")
        let outcome = try Programs.swell(["report", "App", "--format", "json"], in: folder.url)
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
        let keys = try #require(report["keys"] as? [[String: Any]])
        #expect(keys.count == 2)
        #expect(outcome.text.contains("Einstellungen") && !outcome.text.contains("\"outcome\":\"forecast\""))
    }

    @Test("A loctable is listed and checked, but never written")
    func loctable() throws {
        let folder = try TemporaryFolder()
        let bytes = try Data(contentsOf: Corpora.own.appending(path: "Fixtures/everything.loctable"))
        let path = try folder.write(Array(bytes), to: "a.loctable")
        let listed = try Programs.swell(["list", "."], in: folder.url)
        #expect(listed.text.contains("a.loctable:10:11\tde\tSave\tSichern"), "\(listed.text)")
        #expect(
            try Programs.swell(["check"], in: folder.url).text.contains("(de): missing here; users see the key itself")
        )
        let made = try Programs.swell(["generate", "--in-place"], in: folder.url)
        #expect(made.code == 2 && made.errors.contains("loctable files are read-only"))
        #expect(try Programs.swell(["clean"], in: folder.url).code == 0)
        #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
    }
}
