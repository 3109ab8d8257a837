// Texts that 'swell generate' skips, because an app's own translations show that they are data.

import Foundation
import TestSupport
import Testing

@Suite("Texts that no language translates")
struct NeverTranslatedTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let languages = [
        "af", "ar", "be", "bg", "ca", "cs", "da", "de", "el", "es", "et", "eu", "fa", "fi", "fr", "gl", "he", "hi",
        "hr",
        "hu", "id", "it",
    ]

    private func text(_ path: String) throws -> String {
        try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
    }

    private func strings(_ texts: [String: String], _ language: String) throws {
        let lines = texts.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }
        try folder.write(lines.joined(), to: "App/\(language).lproj/Localizable.strings")
    }

    /// Generates `en-PSEUDO` and returns its texts, by key.
    private func made() throws -> [String: String] {
        let outcome = try Programs.swell(["generate", "--in-place", "App"], in: folder.url)
        #expect(outcome.code == 0, "\(outcome.errors)")
        let data = try Data(contentsOf: folder.url.appending(path: "App/en-PSEUDO.lproj/Localizable.strings"))
        return try #require(
            try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String])
    }

    @Test("A text unchanged in five translations stays if it looks like data; in twenty, whatever it looks like")
    func thresholds() throws {
        let source = ["name": "Mermaid", "id": "okon-cli-app", "word": "Export", "all": "Save changes"]
        try strings(source, "en")
        for language in Self.languages.prefix(6) { try strings(source.merging(["all": "X"]) { $1 }, language) }
        let few = try made()
        #expect(few["id"] == source["id"])
        for key in ["name", "word", "all"] { #expect(few[key] != source[key]) }
        for language in Self.languages {
            try strings(source.merging(["all": "X", "word": language == "it" ? "Esporta" : "Export"]) { $1 }, language)
        }
        let many = try made()
        for key in ["id", "name"] { #expect(many[key] == source[key]) }
        for key in ["word", "all"] { #expect(many[key] != source[key]) }
        #expect(try Programs.swell(["clean", "App"], in: folder.url).code == 0)
    }

    @Test("Neither regional variants of the source nor pseudo-locales count as translations")
    func regions() throws {
        let source = ["id": "okon-cli-app", "all": "Save changes"]
        for region in ["", "-GB", "-AU", "-CA", "-IN", "-NZ", "-PSEUDO"] { try strings(source, "en" + region) }
        try strings(["id": "x", "all": "X"], "de")
        #expect(try made()["id"] != source["id"])
    }

    @Test("A list of languages stays, and so does data that none of an app's many languages contains")
    func lists() throws {
        let list = ["en", "de", "pt-BR", "zh-min-nan"].map { "<item>\($0)</item>" }.joined()
        try folder.write(
            """
            <resources><string-array name="tags">\(list)</string-array>
            <string name="font">sans-serif-medium</string><string name="hash">rootHash</string>
            <string name="new">Sort by date</string></resources>

            """, to: "res/values/arrays.xml")
        for language in ["", "-de", "-fr", "-it", "-es", "-ja"] {
            try folder.write(
                "<resources><string name=\"a\">A\(language)</string></resources>\n",
                to: "res/values\(language)/strings.xml")
        }
        let outcome = try Programs.swell(["generate", "--in-place"], in: folder.url)
        #expect(outcome.errors.contains("12 that no language translates"), "\(outcome.errors)")
        let made = try text("res/values-en-rXA/arrays.xml")
        for kept in [list, ">sans-serif-medium<", ">rootHash<"] { #expect(made.contains(kept), "\(made)") }
        #expect(!made.contains("Sort by date"))
    }

    @Test("A string catalog counts its own languages")
    func stringCatalogs() throws {
        let units = (["en"] + Self.languages.prefix(6)).map {
            "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"DevOps\"}}"
        }
        let words = (["en"] + Self.languages.prefix(6)).map {
            "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"Done \($0)\"}}"
        }
        try folder.write(
            """
            {"sourceLanguage": "en", "strings": {
              "a": {"localizations": {\(units.joined(separator: ", "))}},
              "b": {"localizations": {\(words.joined(separator: ", "))}}
            }, "version": "1.0"}

            """, to: "L.xcstrings")
        let outcome = try Programs.swell(["generate", "--in-place", "--force"], in: folder.url)
        #expect(outcome.errors.contains("1 text generated"), "\(outcome.errors)")
        #expect(outcome.errors.contains("1 that no language translates"))
    }

    @Test("A branch that no language translates stays unchanged beside branches that are translated")
    func branches() throws {
        func units(_ text: (String) -> String) -> String {
            (["en"] + Self.languages).map { "\"\($0)\": \(text($0))" }.joined(separator: ", ")
        }
        func unit(_ text: String) -> String { "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}" }
        let plurals = units { language in
            let form = unit("%arg files \(language)")
            return "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"%#@n@\"}, \"substitutions\": {\"n\": "
                + "{\"argNum\": 1, \"formatSpecifier\": \"lld\", \"variations\": {\"plural\": {\"other\": \(form)}}}}}"
        }
        try folder.write(
            "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\(plurals)}}}, \"version\": \"1.0\"}\n",
            to: "L.xcstrings")
        let outcome = try Programs.swell(["generate", "--in-place", "--force"], in: folder.url)
        #expect(outcome.code == 0 && outcome.text == "L.xcstrings\n", "\(outcome.errors)")
        #expect(try text("L.xcstrings").contains("%arg ḟĩḽẽŝ"))
    }

    @Test("Shell commands and beginnings of addresses are skipped in any app")
    func withoutTranslations() throws {
        for text in ["SSH_AUTH_SOCK", "http://", "@user:homeserver.org"] {
            #expect(try Programs.swell(["try", text]).text == text + "\n")
        }
        #expect(try Programs.swell(["try", "--", "--set-key-file"]).text == "--set-key-file\n")
    }

    @Test("Settings of Android's build, and titles of screenshots, are not sources")
    func noSources() throws {
        try folder.write("unqualifiedResLocale=en-US\n", to: "res/resources.properties")
        try folder.write("<resources><string name=\"a\">Hello</string></resources>\n", to: "res/values/strings.xml")
        for language in ["de", "fr"] {
            try folder.write("\"a\" = \"Hallo\";\n", to: "screenshots/\(language)/title.strings")
        }
        let outcome = try Programs.swell(["generate", "--out", "out"], in: folder.url)
        #expect(outcome.code == 0)
        #expect(outcome.text == "out/res/values-en-rXA/strings.xml\nout/res/values-ar-rXB/strings.xml\n")
        #expect(outcome.errors.contains("skipped: screenshots/*/title.strings: none of its languages is known"))
    }

    @Test("Formats that spell languages differently have separate folders, even if their folders are the same")
    func oneFolder() throws {
        for language in ["en", "de"] {
            try folder.write(
                "msgid \"\"\nmsgstr \"\"\n\"Language: \(language)\\n\"\n\nmsgid \"Hello\"\nmsgstr \"Hello\"\n",
                to: "locale/\(language)/LC_MESSAGES/app.po")
            try folder.write("{\"a\": \"Hello\"}\n", to: "locale/\(language)/app.json")
        }
        let outcome = try Programs.swell(["generate", "--in-place"], in: folder.url)
        #expect(outcome.text == "locale/en_PSEUDO/LC_MESSAGES/app.po\nlocale/en_PSEUDO/app.json\n")
        #expect(try Programs.swell(["clean"], in: folder.url).text == outcome.text)
    }

    @Test("Generated files come first, and skipped ones last, grouped by reason")
    func order() throws {
        try folder.write("\"a\" = \"Hello\";\n", to: "App/en.lproj/L.strings")
        for name in "ABCDE" {
            let label = "<label text=\"Settings\" id=\"aBc-12-xYz\"/>"
            try folder.write(
                "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">\(label)</document>\n",
                to: "App/\(name).xib")
        }
        let lines = try Programs.swell(["generate", "--in-place"], in: folder.url).errors.split(separator: "\n")
        #expect(lines.first?.contains("1 file written") ?? false)
        #expect(
            lines.last?.hasPrefix("swell: skipped: App/A.xib, App/B.xib, App/C.xib and 2 more: it is not in a") ?? false
        )
        #expect(lines.count { $0.contains("skipped: App") } == 1)
    }
}
