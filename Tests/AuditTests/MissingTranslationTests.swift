// What counts as missing where a key's languages stand apart, and where there is nothing to translate.

import Audit
import Catalogs
import Configuration
import Platforms
import Projects
import TestSupport
import Testing

@Suite("Missing translations")
struct MissingTranslationTests {
    private static func found(_ files: [String: String]) async throws -> [String] {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        return try await AuditedApp.findings(of: ["missing-translation"], in: [folder.url.path]).map { finding in
            "\(finding.subject?.key ?? ""): \(finding.message)"
        }
    }

    @Test("A .loctable has all keys of one language together, and lacks only what is not there")
    func loctable() async throws {
        let table = """
            <plist version="1.0"><dict>
            <key>en</key><dict><key>a</key><string>Open</string><key>b</key><string>Close</string></dict>
            <key>de</key><dict><key>a</key><string>Auf</string></dict>
            <key>fr</key><dict><key>a</key><string>Ouvrir</string><key>b</key><string>Fermer</string></dict>
            </dict></plist>

            """
        #expect(try await Self.found(["A.loctable": table]) == ["b: there is no text in 'de'"])
    }

    @Test("Of more languages than any app has the rest are told in one finding")
    func manyLanguages() async throws {
        func texts(_ languages: [String]) -> String {
            let units = languages.map {
                "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"Text\"}}"
            }
            return "{\"localizations\":{\(units.joined(separator: ","))}}"
        }
        let languages = (0..<260).map { "de-\(1000 + $0)" }
        let catalog = """
            {"sourceLanguage":"en","version":"1.0","strings":{
            "Lone":\(texts(["en"])),
            "Spread":\(texts(["en"] + languages))}}

            """
        let found = try await Self.found(["L.xcstrings": catalog])
        #expect(found.count == 251)
        #expect(found.contains("Lone: there is no text in 'de-1249'"))
        #expect(found.contains("Lone: there is no text in 10 more languages, 'de-1250' among them"))
    }

    @Test("A language into which nothing is translated yet is one that was looked at")
    func untouched() async throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"a": "Save", "b": "Close"}"#, to: "locales/en.json")
        try folder.write(#"{"a": "", "b": ""}"#, to: "locales/uz.json")
        try folder.write(#"{"a": "Sichern", "b": ""}"#, to: "locales/de.json")
        let configuration = try Configuration.read([], file: "/.swell.yml")
        var plan = try AuditPlan(configuration, root: "/", today: "2026-12-31")
        #expect(try await Audit(plan).run(Project([folder.url.path])).locales == ["de", "uz"])
        plan.languages = LanguageRanges(["de"])
        #expect(try await Audit(plan).run(Project([folder.url.path])).locales == ["de"])
    }

    @Test("A translation that lost all its texts lacks them, and is one that was looked at")
    func emptied() async throws {
        let files = [
            "res/values/strings.xml": "<resources><string name=\"a\">Save</string></resources>",
            "res/values-de/strings.xml": "<resources/>", "locales/en.json": #"{"b": "Close"}"#, "locales/de.json": "{}",
        ]
        #expect(
            try await Self.found(files).map { String($0.prefix(26)) } == [
                "b: the key is missing here", "a: the key is missing here",
            ])
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        let plan = try AuditPlan(Configuration.read([], file: "/.swell.yml"), root: "/", today: "2026-12-31")
        #expect(try await Audit(plan).run(Project([folder.url.path])).locales == ["de"])
    }

    @Test("A blank translation is none, and nothing else is said of it, whatever it lacks")
    func blank() async throws {
        let folder = try TemporaryFolder()
        let files = [
            "locales/en.json": #"{"a": "Save {name}", "b": "Close", "c": "{name}", "d": " "}"#,
            "locales/de.json": #"{"a": "", "b": "\u00a0\n", "c": "", "d": "  "}"#,
            "app_de.ts": """
            <!DOCTYPE TS><TS version="2.1" language="de"><context><name>A</name>
            <message><source>Open %1</source><translation> </translation></message></context></TS>
            """,
        ]
        for (path, text) in files { try folder.write(text, to: path) }
        let rules: Set = ["missing-translation", "placeholder-mismatch", "whitespace-mismatch", "ends-differently"]
        let found = try await AuditedApp.findings(of: rules, in: [folder.url.path])
        #expect(
            found.map { "\($0.rule) \($0.subject?.key ?? ""): \($0.message)" } == [
                "missing-translation A#Open %1: there is no translation",
                "missing-translation a: there is no translation: the text is empty",
                "missing-translation b: there is no translation: the text is blank",
            ])
    }

    @Test("Arrays are compared by their length, with one finding each; what a number chooses from is no array")
    func arrays() async throws {
        let folder = try TemporaryFolder()
        let files = [
            "res/values/arrays.xml": """
            <resources><string-array name="days"><item>Mon</item><item>Tue</item><item>Wed</item></string-array></resources>
            """,
            "res/values-de/arrays.xml": """
            <resources><string-array name="days"><item>Mo</item></string-array></resources>
            """,
            "locales/en.json":
                #"{"same": ["A", "B"], "more": ["A"], "cars": "car | {n} cars", "deep": {"l": ["A", "B"]}}"#,
            "locales/ru.json": """
            {"same": ["Б", "В"], "more": ["Б", "В", "Г"], "cars": "машина | {n} машины | {n} машин", "deep": {"l": ["Б"]}}
            """,
        ]
        for (path, text) in files { try folder.write(text, to: path) }
        let found = try await AuditedApp.findings(
            of: ["missing-translation", "orphan-translation"], in: [folder.url.path])
        #expect(
            found.map { "\($0.rule) \($0.subject?.key ?? ""): \($0.message)" }.sorted() == [
                "missing-translation days: the array has 1 element here, expected 3 as in the source",
                "missing-translation deep.l: the array has 1 element here, expected 2 as in the source",
                "orphan-translation more: the array has 3 elements here, expected 1 as in the source",
            ])
    }

    @Test("An empty text that is looked up in the app's own language is not missed")
    func empty() async throws {
        let json = ["locales/en.json": "{\"a\": \"A text\", \"e\": \"\"}", "locales/de.json": "{\"a\": \"Ein Text\"}"]
        #expect(try await Self.found(json).isEmpty)
        let strings = ["en.lproj/L.strings": "\"a\" = \"\";\n", "de.lproj/L.strings": "\"b\" = \"B\";\n"]
        #expect(try await Self.found(strings).contains { $0.hasPrefix("a: ") })
    }
}
