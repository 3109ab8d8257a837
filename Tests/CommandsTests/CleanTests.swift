// `swell clean`, run as a user runs it: it removes what `generate` added to a project, to the byte.

import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("swell clean")
struct CleanTests {
    @Test("Cleaning restores a project, in every format")
    func restores() throws {
        let folder = try TemporaryFolder()
        try SampleApps.small(in: folder, languages: ["ar"])
        try folder.write(SampleApps.stringCatalog, to: "App/Widget.xcstrings")
        try folder.write(SampleApps.xliff, to: "Export/app.xliff")
        let before = try Self.contents(folder)
        for locales in [["en-PSEUDO"], ["en-XA", "ar-XB", "en-KEYNAMES", "en-UNBROKEN", "en-DOUBLED", "ar-PSEUDO"]] {
            let flags = locales.flatMap { ["--locale", $0] }
            let made = try Programs.swell(["generate", "--in-place"] + flags, in: folder.url)
            #expect(made.code == 0, "\(made.errors)")
            #expect(try Self.contents(folder) != before)
            let cleaned = try Programs.swell(["clean"], in: folder.url)
            #expect(cleaned.code == 0, "\(cleaned.errors)")
            #expect(try Self.contents(folder) == before)
        }
        #expect(try Programs.swell(["clean"], in: folder.url).text.isEmpty)
    }

    @Test("String catalogs only gain lines, and lose them again", arguments: Corpora.paths("xcstrings"))
    func stringCatalogs(path: String) throws {
        let folder = try TemporaryFolder()
        let original = Array(try Data(contentsOf: URL(filePath: path)))
        let copy = try folder.write(original, to: "en.lproj/Copy.xcstrings")
        let made = try Programs.swell(
            ["generate", "--in-place", "--force", "--locale", "en-PSEUDO", "."], in: folder.url)
        // Files with errors are unchanged.
        guard made.code == 0 else { return #expect(Array(try Data(contentsOf: URL(filePath: copy))) == original) }
        let written = Array(try Data(contentsOf: URL(filePath: copy)))
        if original.count(where: { $0 == 0x0A }) > 1 {
            var lines = written.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
            for line in original.split(separator: 0x0A, omittingEmptySubsequences: false) {
                let index = try #require(lines.firstIndex { $0 == line }, "a line is gone")
                lines = lines[(index + 1)...]
            }
        }
        #expect((try? JSONSerialization.jsonObject(with: Data(written))) != nil)
        _ = try Programs.swell(["clean", "."], in: folder.url)
        #expect(Array(try Data(contentsOf: URL(filePath: copy))) == original)
    }

    @Test("Hand-made texts in a pseudo-locale stay without --force")
    func handMade() throws {
        let folder = try TemporaryFolder()
        try SampleApps.small(in: folder)
        try folder.write("\"home.title\" = \"My own %@\";\n", to: "App/en-PSEUDO.lproj/Localizable.strings")
        let before = try Self.contents(folder)
        let outcome = try Programs.swell(["clean"], in: folder.url)
        #expect(outcome.code == 2 && outcome.errors.contains("My own"), "\(outcome.errors)")
        #expect(try Self.contents(folder) == before)
        #expect(try Programs.swell(["clean", "--force"], in: folder.url).code == 0)
        #expect(try Self.contents(folder).keys.filter { $0.contains("PSEUDO") }.isEmpty)
    }

    @Test("Pseudo-locales of the platform's own tools are not Swell's")
    func madeByTools() throws {
        let folder = try TemporaryFolder()
        for (qualifier, text) in [("", "Settings"), ("-de", "Einstellungen"), ("-en-rXC", "‎‏‎‎Settings‎‏‎")] {
            try folder.write(
                "<resources><string name=\"a\">\(text)</string></resources>\n", to: "res/values\(qualifier)/strings.xml"
            )
        }
        let before = try Self.contents(folder)
        #expect(try Programs.swell(["generate", "--in-place"], in: folder.url).code == 0)
        for flags in [[], ["--force"]] {
            let outcome = try Programs.swell(["clean"] + flags, in: folder.url)
            #expect(outcome.code == 0, "\(outcome.errors)")
            #expect(try Self.contents(folder) == before)
        }
    }

    @Test("Each hand-made language of a string catalog is reported, and the others are removed")
    func handMadeLanguages() throws {
        let folder = try TemporaryFolder()
        func catalog(_ languages: [(String, String)]) -> String {
            let units = languages.map { language, text in
                "\"\(language)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
            }
            return "{\"sourceLanguage\": \"en\", \"strings\": {\"Save\": {\"localizations\": {"
                + units.joined(separator: ", ") + "}}}, \"version\": \"1.0\"}"
        }
        let own = [("ar-XB", "mine too"), ("en-XA", "mine")]
        let path = try folder.write(catalog([("en-PSEUDO", "Ŝȧṽẽ")] + own), to: "L.xcstrings")
        let outcome = try Programs.swell(["clean"], in: folder.url)
        #expect(outcome.code == 2 && outcome.text == "L.xcstrings\n", "\(outcome.text)")
        #expect(outcome.errors.contains("\"mine\"") && outcome.errors.contains("\"mine too\""), "\(outcome.errors)")
        let left = try String(contentsOfFile: path, encoding: .utf8)
        #expect(!left.contains("en-PSEUDO") && left.contains("\"mine\"") && left.contains("\"mine too\""))
    }

    @Test(
        "If only one language is searched, the folder of the others is named",
        arguments: [
            ("locales/en-US/send.ftl", "hello = Hello\n"), ("App/en.lproj/L.strings", "\"a\" = \"Hello\";\n"),
            ("res/values/strings.xml", "<resources><string name=\"a\">Hello</string></resources>\n"),
            ("lib/l10n/app_en.arb", "{\"a\": \"Hello\"}\n"),
        ])
    func oneLanguage(path: String, content: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(content, to: path)
        try folder.write(content, to: path.replacing("en-US", with: "de").replacing("_en", with: "_de"))
        let parts = path.split(separator: "/")
        let inner = folder.url.appending(path: parts.dropLast().joined(separator: "/"))
        let file = String(parts.last ?? "")
        let generate = ["generate", file, "--in-place", "--locale", "en-XA"]
        #expect(try Programs.swell(generate, in: inner).code == 0)
        let cleaned = try Programs.swell(["clean", file], in: inner)
        #expect(cleaned.code == 0 && cleaned.errors.contains("0 files cleaned"), "\(cleaned.errors)")
        let named = try #require(cleaned.errors.firstMatch(of: /name the folder that has both: (.+)/)?.1)
        #expect(try Programs.swell(["clean", String(named)], in: inner).errors.contains("1 file cleaned"))
        let nothing = try Programs.swell(["clean"], in: folder.url)
        #expect(nothing.errors == "swell: 0 files cleaned\n")
    }

    @Test(
        "Texts padded with another growth are recognized, some only with that growth",
        arguments: [
            (["--style", "script:Cyrl,expanded,bracketed"], []),
            (["--style", "expanded,script:Cyrl"], ["--growth", "100%"]),
        ])
    func growths(styles: [String], growth: [String]) throws {
        let folder = try TemporaryFolder()
        let flags = ["--locale", "ru-PSEUDO"] + styles
        try folder.write("\"a\" = \"Save the whole file now\";\n", to: "App/en.lproj/L.strings")
        let generate = ["generate", "--in-place", "--force"] + flags + ["--growth", "100%"]
        #expect(try Programs.swell(generate, in: folder.url).code == 0)
        if growth.isEmpty {
            let other = ["generate", "--in-place", "--growth", "30%", "--force"].filter { $0 != "--force" } + flags
            let again = try Programs.swell(other, in: folder.url)
            #expect(!again.errors.contains("did not generate from its source"), "\(again.errors)")
        }
        let cleaned = try Programs.swell(["clean"] + flags + growth, in: folder.url)
        #expect(cleaned.code == 0 && cleaned.errors.contains("1 file cleaned"), "\(cleaned.errors)")
    }

    @Test("A missing pseudo-locale is reported with those that exist")
    func missing() throws {
        let folder = try TemporaryFolder()
        try SampleApps.small(in: folder, languages: ["fr"])
        #expect(
            try Programs.swell(["clean", "--locale", "fr-WIDRE"], in: folder.url).errors
                == "swell: 0 files cleaned\nswell: nothing is in fr-WIDRE\n")
        let style = ["--style", "script:Cyrl"]
        let made = try Programs.swell(["generate", "--in-place", "--locale", "fr-WIDER"] + style, in: folder.url)
        #expect(made.code == 0, "\(made.errors)")
        try folder.write("\"home.title\" = \"Mine\";\n", to: "App/fr-WIDER.lproj/Localizable.strings")
        let outcome = try Programs.swell(["clean", "--dry-run", "--locale", "fr-WIDRE"], in: folder.url)
        #expect(
            outcome.errors.contains(
                "nothing is in fr-WIDRE; the languages here are fr-WIDER; did you mean 'fr-WIDER'?"),
            "\(outcome.errors)")
    }

    @Test("Texts in an unusual list of styles are cleaned with the same list")
    func unusual() throws {
        let folder = try TemporaryFolder()
        try SampleApps.small(in: folder)
        let before = try Self.contents(folder)
        let style = ["--style", "keys,bracketed"]
        #expect(try Programs.swell(["generate", "--in-place"] + style, in: folder.url).code == 0)
        #expect(try Programs.swell(["clean"] + style, in: folder.url).code == 0)
        #expect(try Self.contents(folder) == before)
    }

    @Test("Comments, links and edits in a pseudo-locale are hand-made")
    func people() throws {
        let folder = try TemporaryFolder()
        try SampleApps.small(in: folder)
        let path = "App/en-KEYNAMES.lproj/Localizable.strings"
        let flags = ["generate", "--in-place", "--locale", "en-KEYNAMES"]
        for content in ["/* a note */\n", "\"home.title\" = \"Reviewed %@\";\n"] {
            try folder.write(content, to: path)
            #expect(try Programs.swell(flags, in: folder.url).code == 2)
            #expect(try Programs.swell(["clean"], in: folder.url).code == 2)
            #expect(try String(contentsOf: folder.url.appending(path: path), encoding: .utf8) == content)
        }
        try FileManager.default.removeItem(at: folder.url.appending(path: path))
        let source = folder.url.appending(path: "App/en.lproj/Localizable.strings")
        let english = try Data(contentsOf: source)
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appending(path: path).path, withDestinationPath: "../en.lproj/Localizable.strings")
        #expect(try Programs.swell(flags, in: folder.url).code == 2)
        #expect(try Data(contentsOf: source) == english)
    }

    @Test("Nothing is written or removed through a link on the way to a language's file, in any folder layout")
    func linkedFolders() throws {
        let folder = try TemporaryFolder()
        try folder.write("<resources><string name=\"a\">Hello</string></resources>\n", to: "res/values/strings.xml")
        try folder.write("{\"a\": \"Hello\"}\n", to: "locales/en/common.json")
        try folder.write("", to: "elsewhere/empty")
        for link in ["res/values-en-rXA", "locales/en-XA"] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.url.appending(path: link).path, withDestinationPath: "../elsewhere")
        }
        let made = try Programs.swell(["generate", "--in-place", "--locale", "en-XA"], in: folder.url)
        #expect(made.code == 2 && made.text.isEmpty, "\(made.text)")
        #expect(made.errors.split(separator: "\n").count { $0.contains("is a link") } == 2, "\(made.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/elsewhere") == ["empty"])
        try folder.write("{\"a\": \"[Ĥéļļö]\"}\n", to: "elsewhere/common.json")
        #expect(try Programs.swell(["clean", "--force", "locales/en-XA"], in: folder.url).code == 2)
        #expect(FileManager.default.fileExists(atPath: folder.url.path + "/elsewhere/common.json"))
    }

    @Test("Texts with accents of their own, and files that no search finds, are recognized as Swell's")
    func accentsAndNames() throws {
        let folder = try TemporaryFolder()
        try folder.write("{\"z\": \"Été\"}\n", to: "locales/en.json")
        try folder.write("{\"a\": \"Hello world\"}\n", to: "data/words.json")
        let before = try Self.contents(folder)
        let flags = ["generate", "--in-place", "--locale", "en-XA"]
        #expect(try Programs.swell(flags, in: folder.url).text == "locales/en-XA.json\n")
        #expect(try Programs.swell(flags + ["data/words.json"], in: folder.url).text == "data/words.en-XA.json\n")
        let cleaned = try Programs.swell(["clean"], in: folder.url)
        #expect(cleaned.code == 0 && cleaned.text == "data/words.en-XA.json\nlocales/en-XA.json\n", "\(cleaned.errors)")
        #expect(try Self.contents(folder) == before)
    }

    @Test("Real languages are never changed, nor pseudo-locales in a dry run")
    func realLanguages() throws {
        let folder = try TemporaryFolder()
        try SampleApps.small(in: folder, languages: ["de", "ca-valencia", "en-GB", "zh-Hant-HK", "sr-Latn"])
        try folder.write("\"home.title\" = \"Ahoy %@\";\n", to: "App/en-pirates.lproj/Localizable.strings")
        let before = try Self.contents(folder)
        #expect(try Programs.swell(["clean"], in: folder.url).code == 0)
        #expect(try Programs.swell(["clean", "--force"], in: folder.url).code == 0)
        #expect(try Self.contents(folder) == before)
        _ = try Programs.swell(["generate", "--in-place"], in: folder.url)
        let made = try Self.contents(folder)
        let dry = try Programs.swell(["clean", "--dry-run"], in: folder.url)
        #expect(dry.text.split(separator: "\n").count == 3)
        #expect(try Self.contents(folder) == made)
    }

    @Test("Translations in an XLIFF file are not replaced by a pseudo-locale")
    func translations() throws {
        let folder = try TemporaryFolder()
        let xliff = SampleApps.xliff.replacing("datatype", with: "target-language=\"de\" datatype")
            .replacing("<note>", with: "<target>Sichern %@</target><note>")
        try folder.write(xliff, to: "de.xliff")
        let before = try Self.contents(folder)
        let refused = try Programs.swell(["generate", "--in-place"], in: folder.url)
        #expect(refused.code == 2 && refused.errors.contains("its target language is de"), "\(refused.errors)")
        #expect(try Self.contents(folder) == before)
        #expect(try Programs.swell(["generate", "--out", "B"], in: folder.url).code == 0)
        let made = try String(contentsOf: folder.url.appending(path: "B/en-PSEUDO.xliff"), encoding: .utf8)
        #expect(made.contains("target-language=\"en-PSEUDO\""))
        #expect(made.contains("<target>[Ŝȧṽẽ %@ &amp; <x id=\"1\"/> ċḽȯŝẽ"), "\(made)")
        #expect(XMLParser(data: Data(made.utf8)).parse())
    }

    @Test("Empty targets are not translations: they are filled, and emptied again")
    func emptyTargets() throws {
        let folder = try TemporaryFolder()
        try folder.write(SampleApps.xliff.replacing("<note>", with: "<target/>\n        <note>"), to: "en.xliff")
        let made = try Programs.swell(["generate", "--in-place"], in: folder.url)
        #expect(made.code == 0, "\(made.errors)")
        #expect(
            try Self.contents(folder)["en.xliff"].map { String(decoding: $0, as: UTF8.self) }?.contains("Ŝȧṽẽ") == true)
        #expect(try Programs.swell(["clean"], in: folder.url).code == 0)
        #expect(try Self.contents(folder)["en.xliff"] == Data(SampleApps.xliff.utf8))
    }

    @Test("A language that may be a pseudo-locale stays if its translations are still empty")
    func emptyTranslations() throws {
        let folder = try TemporaryFolder()
        let template = "msgid \"Save\"\nmsgstr \"\"\n\nmsgid \"OK\"\nmsgstr \"\"\n"
        try folder.write("\"a\" = \"Save\";\n", to: "en.lproj/L.strings")
        try folder.write(template, to: "po/en.po")
        let begun = template.replacing("\"OK\"\nmsgstr \"\"", with: "\"OK\"\nmsgstr \"OK\"")
        try folder.write(begun, to: "po/fr_MARITIME.po")
        #expect(try Programs.swell(["clean"], in: folder.url).code != 2)
        #expect(try Self.contents(folder)["po/fr_MARITIME.po"] == Data(begun.utf8))
    }

    /// Returns every file of a folder with its bytes.
    private static func contents(_ folder: TemporaryFolder) throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.url.path) {
            contents[path] = (try? Data(contentsOf: folder.url.appending(path: path))) ?? Data()
        }
        return contents
    }
}
