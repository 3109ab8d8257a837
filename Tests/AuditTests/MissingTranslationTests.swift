// The texts that count as missing if a key's languages are in separate files, or if there is nothing to translate.

import Audit
import Catalogs
import Comparison
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

    @Test("A .loctable has the keys of all languages, and lacks only missing ones")
    func loctable() async throws {
        let table = """
            <plist version="1.0"><dict>
            <key>en</key><dict><key>a</key><string>Open</string><key>b</key><string>Close</string></dict>
            <key>de</key><dict><key>a</key><string>Auf</string></dict>
            <key>fr</key><dict><key>a</key><string>Ouvrir</string><key>b</key><string>Fermer</string></dict>
            </dict></plist>

            """
        #expect(
            try await Self.found(["A.loctable": table])
                == ["b: missing here; users see the key itself"])
    }

    @Test("A comment may forbid to translate a text, or only a word in it")
    func forbidden() async throws {
        func found(_ comment: String) async throws -> [String] {
            let header = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
            let texts = "#. \(comment)\nmsgid \"Quick Harbour\"\nmsgstr \"\"\n\nmsgid \"Save\"\nmsgstr \"Sichern\"\n"
            return try await Self.found(["po/de.po": header + texts])
        }
        #expect(try await found("TRANSLATORS: Don't translate this text").isEmpty)
        #expect(try await found("The name of the app. Do not translate it!").isEmpty)
        #expect(try await found("TRANSLATORS: Don't translate the word Harbour.").count == 1)
        #expect(try await found("The name of the app").count == 1)
    }

    @Test("A key that many languages lack is one finding, with all of them in its data")
    func manyLanguages() async throws {
        func texts(_ languages: [String]) -> String {
            let units = languages.map {
                "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"Text\"}}"
            }
            return "{\"localizations\":{\(units.joined(separator: ","))}}"
        }
        let languages = (0..<240).map { "de-\(1000 + $0)" }
        let catalog = """
            {"sourceLanguage":"en","version":"1.0","strings":{
            "Lone":\(texts(["en"])),
            "Spread":\(texts(["en"] + languages))}}

            """
        let folder = try TemporaryFolder()
        try folder.write(catalog, to: "L.xcstrings")
        let found = try await AuditedApp.findings(of: ["missing-translation"], in: [folder.url.path])
        #expect(
            found.map(\.message) == [
                "missing in 240 of 240 languages: \(languages.prefix(8).joined(separator: ", ")) and 232 more; "
                    + "users see the source text"
            ])
        #expect(found.first?.subject == .init(locale: nil, key: "Lone", variant: ""))
        #expect(found.first?.gap == .init(locales: languages, keys: ["Lone"], count: 240))
    }

    @Test("A key is a note if a loader in Lua fills gaps from the default file")
    func luaLoader() async throws {
        var files = ["i18n/en.json": #"{"a": "Open", "b": "Save"}"#, "i18n/de.json": #"{"a": "Auf"}"#]
        #expect(try await Self.found(files).map { $0.contains("the key or nothing") } == [true])
        files["lua/Other.lua"] = "translation = table.update(defaultTranslation, translation)\n"
        #expect(try await Self.found(files).map { $0.hasSuffix("users see the source text") } == [true])
    }

    /// Returns JSON files of English with `count` texts, and of languages that lack some of them.
    private static func locales(_ count: Int, lacking: [String: Set<Int>]) -> [String: String] {
        func json(without left: Set<Int>) -> String {
            let members = (0..<count).filter { !left.contains($0) }.map { "\"key\($0)\": \"Text \($0)\"" }
            return "{\(members.joined(separator: ", "))}"
        }
        return Dictionary(
            uniqueKeysWithValues: lacking.map { ("locales/\($0).json", json(without: $1)) }
                + [("locales/en.json", json(without: []))])
    }

    @Test("Texts missing in one language only are one finding; there is at most one per lagging language")
    func fewest() async throws {
        let found = try await Self.found(
            Self.locales(30, lacking: ["de": [7], "fr": [7], "it": [7, 1, 2, 3], "es": [7], "nl": []]))
        #expect(
            found == [
                "key7: missing in 4 of 5 languages: de, es, fr, it; users see the source text, the key or nothing, "
                    + "depending on the app's code",
                ": 4 of 30 texts are missing in 'it': key1, key2, key3 and 1 more; users see the source text, the key or "
                    + "nothing, depending on the app's code",
            ])
    }

    @Test("A language with less than a third of its texts is one finding")
    func unfinished() async throws {
        let found = try await Self.found(Self.locales(30, lacking: ["de": Set(0..<21), "fr": Set(3..<23), "it": [5]]))
        #expect(
            found == [
                ": only 9 of 30 texts are translated into 'de'; users see the source text, the key or nothing, depending on the app's code",
                ": 20 of 30 texts are missing in 'fr': key3, key4, key5, key6, key7, key8, key9, key10 and 12 more; "
                    + "users see the source text, the key or nothing, depending on the app's code",
                "key5: missing here; users see the source text, the key or nothing, depending on the app's code",
            ])
    }

    @Test("A language with less than a third of its texts counts among those that lack a key")
    func unfinishedAmongOthers() async throws {
        let found = try await Self.found(
            Self.locales(30, lacking: ["de": [7], "fr": [7], "it": [7], "es": [], "nl": Set(5..<30)]))
        #expect(
            found == [
                "key7: missing in 4 of 5 languages: de, fr, it, nl; users see the source text, the key or nothing, "
                    + "depending on the app's code",
                ": only 5 of 30 texts are translated into 'nl'; users see the source text, the key or nothing, depending on the app's code",
            ])
    }

    /// Returns the findings if German has three of twelve texts, and the last line of the source has a comment.
    private static func found(comment: String) async throws -> [String] {
        func texts(_ keys: Range<Int>) -> String { keys.map { "\"key\($0)\" = \"Text \($0)\";\n" }.joined() }
        return try await found([
            "en.lproj/L.strings": texts(0..<11) + comment + "\n\"key11\" = \"Text 11\";\n",
            "de.lproj/L.strings": texts(0..<3),
        ])
    }

    @Test("A barely started language is reported even if one of its missing texts is suppressed")
    func suppressedText() async throws {
        #expect(
            try await Self.found(comment: "/* swell:disable missing-translation - a brand */")
                == [": only 3 of 12 texts are translated into 'de'; users see the key itself"])
    }

    @Test("A missing text whose suppression has ended is reported again, with the end date")
    func expired() async throws {
        func found(_ german: String) async throws -> [String] {
            try await Self.found([
                "en.lproj/L.strings": """
                /* swell:disable missing-translation until 2025-01-31 - with the next release */
                "a" = "Save";
                "b" = "Close";
                "c" = "Open";
                "d" = "Send";

                """,
                "de.lproj/L.strings": german,
            ])
        }
        #expect(
            try await found("\"b\" = \"Zu\";\n\"c\" = \"Auf\";\n\"d\" = \"Senden\";\n") == [
                "a: missing here; users see the key itself; its suppression ended on "
                    + "2025-01-31"
            ])
        #expect(
            try await found("\"b\" = \"Zu\";\n\"c\" = \"Auf\";\n") == [
                ": 2 of 4 texts are missing in 'de': a, d; users see the key itself; the "
                    + "suppression of one of them ended on 2025-01-31"
            ])
    }

    /// Returns the severity of a missing German text, with some code beside the catalogs and a configuration.
    private static func severity(code: [String: String], settings: String = "") async throws -> Severity? {
        let folder = try TemporaryFolder()
        let files = [
            "en.lproj/L.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n", "de.lproj/L.strings": "\"b\" = \"B\";\n",
        ].merging(code) { $1 }
        for (path, text) in files { try folder.write(text, to: path) }
        let configuration = try Configuration.read(Array(settings.utf8), file: "/.swell.yml")
        let plan = try AuditPlan(configuration, root: "/", today: "2026-12-31")
        return try await Audit(plan).run(Project([folder.url.path])).findings.first?.severity
    }

    @Test("A raw key is an error if code looks it up, unless something shows that users see the source text")
    func fallback() async throws {
        #expect(try await Self.severity(code: [:]) == .error)
        let code = """
            let text = bundle.localizedString(forKey: key, value: nil, table: nil)
            if text == key, let path = Bundle.main.path(forResource: "en", ofType: "lproj") { return english(path, key) }
            """
        #expect(try await Self.severity(code: ["Sources/Strings.swift": code]) == .note)
        let first = """
            let value = NSLocalizedString(stringID, comment: "")
            if value != stringID { return value }
            guard let path = Bundle.main.path(forResource: "en", ofType: "lproj") else { return value }
            """
        #expect(try await Self.severity(code: ["Strings.swift": first]) == .note)
        let passed = "NSLocalizedString(self, tableName: nil, bundle: bundle, value: englishValue, comment: \"\")"
        #expect(try await Self.severity(code: ["Strings.swift": passed]) == .note)
        let call = "let text = NSLocalizedString(\"a\", bundle: .main, value: \"Text\", comment: \"\")\n"
        let calls = String(repeating: call, count: 3)
        #expect(try await Self.severity(code: ["Strings.swift": calls]) == .note)
        let emptyDefaults = calls.replacing("\"Text\"", with: "\"\"")
        #expect(try await Self.severity(code: ["Strings.swift": emptyDefaults]) == .error)
        #expect(try await Self.severity(code: ["Strings.swift": call + emptyDefaults]) == .error)
        let own = String(repeating: "let text = MyLoc(\"key\", value: \"Text\", comment: \"\")\n", count: 3)
        #expect(try await Self.severity(code: ["Strings.swift": own]) == .note)
        // Only a look-up of the key itself certainly shows it.
        let plain = "let plain = NSLocalizedString(\"a\", comment: \"\")\n"
        let others = String(repeating: "let text = field(\"key\", value: \"Text\")\n", count: 3)
        #expect(try await Self.severity(code: ["Strings.swift": others]) == .warning)
        let chosen = code.replacing("text == key, ", with: "")
        #expect(try await Self.severity(code: ["Sources/Strings.swift": chosen]) == .warning)
        #expect(try await Self.severity(code: ["Sources/Strings.swift": "\(chosen)\n\(plain)"]) == .error)
        #expect(try await Self.severity(code: [:], settings: "fallback: source\n") == .note)
        #expect(try await Self.severity(code: ["Strings.swift": code], settings: "fallback: key\n") == .error)
    }

    @Test("easy_localization shows the source text only if the app says so")
    func flutterFallback() async throws {
        func severity(_ code: String) async throws -> Severity? {
            let folder = try TemporaryFolder()
            try folder.write(code, to: "lib/main.dart")
            try folder.write(#"{"a": "A", "b": "B", "c": "C"}"#, to: "assets/translations/en.json")
            try folder.write(#"{"a": "A", "b": "B"}"#, to: "assets/translations/de.json")
            return try await AuditedApp.findings(of: ["missing-translation"], in: [folder.url.path]).first?.severity
        }
        let start = "EasyLocalization(fallbackLocale: Locale('en'), "
        #expect(try await severity("\(start)child: App())") == .warning)
        #expect(try await severity("\(start)useFallbackTranslations: true, child: App())") == .note)
    }

    @Test("Texts that only mark their places for a translation service are passed over")
    func inContext() async throws {
        let files = [
            "locales/en.json": #"{"a": "Save {name}", "b": "Close", "c": "Open"}"#,
            "locales/aa-ER.json": #"{"a": "crwdns1:0crwdne1:0", "b": "crwdns2:0crwdne2:0"}"#,
            "locales/de.json": #"{"a": "Sichern {name}", "b": "crwdns?", "c": "Auf"}"#,
        ]
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        let rules: Set = ["missing-translation", "placeholder-mismatch"]
        #expect(try await AuditedApp.findings(of: rules, in: [folder.url.path]).isEmpty)
        try folder.write(#"{"a": "crwdns1", "b": "Schließen", "c": "Auf"}"#, to: "locales/de.json")
        #expect(try await AuditedApp.findings(of: rules, in: [folder.url.path]).map(\.rule) == ["placeholder-mismatch"])
    }

    @Test("A few empty texts are reported one by one, apart from those that are missing")
    func fewEmpty() async throws {
        let names = (1...6).map { "a\($0)" }
        func file(_ names: some Sequence<String>, _ last: String) -> String {
            "<resources>\(names.map { "<string name=\"\($0)\">Text \($0)</string>" }.joined(separator: "\n"))\n"
                + "<string name=\"b\">\(last)</string></resources>\n"
        }
        #expect(
            try await Self.found([
                "res/values/strings.xml": file(names, "Save"), "res/values-de/strings.xml": file(names.prefix(4), ""),
            ]) == [
                ": 2 of 7 texts are missing in 'de': a5, a6; users see the source text",
                "b: the translation is empty; users see nothing there",
            ])
    }

    @Test("A language without any translation counts as checked")
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

    @Test("A translation that lost all its texts lacks them, and counts as checked")
    func emptied() async throws {
        let files = [
            "res/values/strings.xml": "<resources><string name=\"a\">Save</string></resources>",
            "res/values-de/strings.xml": "<resources/>", "locales/en.json": #"{"b": "Close"}"#, "locales/de.json": "{}",
        ]
        #expect(
            try await Self.found(files) == [
                "b: missing here; users see the source text, the key or nothing, depending on the app's code",
                "a: missing here; users see the source text",
            ])
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        let plan = try AuditPlan(Configuration.read([], file: "/.swell.yml"), root: "/", today: "2026-12-31")
        #expect(try await Audit(plan).run(Project([folder.url.path])).locales == ["de"])
    }

    @Test("A blank translation is missing, and no other finding reports it")
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
                // Qt shows a blank translation.
                "missing-translation A#Open %1: the translation is empty; users see nothing there",
                "missing-translation : 2 of 4 texts are missing in 'de': a, b; users see nothing there or the source "
                    + "text, depending on the app's setup",
            ])
    }

    @Test("Keys that no code names are not missing, and do not count")
    func unusedKeys() async throws {
        func file(_ names: [String]) -> String {
            let texts = names.map { "<string name=\"\($0)_title\">The \($0) text</string>\n" }
            return "<resources>\n\(texts.joined())</resources>\n"
        }
        #expect(
            try await Self.found([
                "app/src/main/res/values/strings.xml": file(["a", "b", "c", "d"]),
                "app/src/main/res/values-de/strings.xml": file(["a"]),
                "app/src/main/java/Main.kt":
                    "val texts = listOf(R.string.a_title, R.string.b_title, R.string.c_title)\n",
            ]) == [": 2 of 3 texts are missing in 'de': b_title, c_title; users see the source text"])
    }

    @Test("Resources for the source language that have hardly any texts lack none")
    func sourceLanguage() async throws {
        func found(_ folder: String) async throws -> [String] {
            let texts = (1...12).map { "<string name=\"t\($0)\">Text \($0)</string>\n" }
            return try await Self.found([
                "res/values/strings.xml": "<resources>\(texts.joined())</resources>\n",
                "res/\(folder)/strings.xml": "<resources>\(texts[0])</resources>\n",
            ])
        }
        #expect(try await found("values-en").isEmpty)
        #expect(try await found("values-de").count == 1)
    }

    @Test("gettext shows the text of a language where the file of its region lacks one")
    func regionOfGettext() async throws {
        func file(_ tag: String, _ texts: [String: String]) -> String {
            let header = "msgid \"\"\nmsgstr \"Language: \(tag)\\nContent-Type: text/plain; charset=UTF-8\\n\"\n"
            let messages = ["Open it", "Save it"].map { "\nmsgid \"\($0)\"\nmsgstr \"\(texts[$0] ?? "")\"\n" }
            return header + messages.joined()
        }
        let all = ["Open it": "Abrir", "Save it": "Guardar"]
        let region = file("es_AR", ["Open it": "Abrir"])
        #expect(try await Self.found(["po/es.po": file("es", all), "po/es_AR.po": region]).isEmpty)
        #expect(try await Self.found(["po/es.po": file("es", [:]), "po/es_AR.po": region]).count == 2)
        #expect(try await Self.found(["po/de.po": file("de", all), "po/es_AR.po": region]).count == 1)
    }

    @Test("What many languages lack counts for a language, too, whatever users see instead")
    func severalKinds() async throws {
        // A key that is its own text is as good as the text.
        func file(without left: Set<String>) -> String {
            let keys = (1...20).map { "key\($0)" } + ["Save"]
            let members = keys.filter { !left.contains($0) }.map { key in
                "\"\(key)\": \"\(key == "Save" ? key : "Text")\""
            }
            return "{\(members.joined(separator: ", "))}"
        }
        let found = try await Self.found([
            "locales/en.json": file(without: []), "locales/de.json": file(without: ["Save"]),
            "locales/fr.json": file(without: ["Save"]), "locales/it.json": file(without: ["Save", "key1", "key2"]),
        ])
        #expect(found.contains { $0.hasPrefix("Save: missing in 3 of 3 languages: de, fr, it") })
        #expect(found.contains { $0.hasPrefix(": 3 of 21 texts are missing in 'it': key1, key2 and 1 more; for 2, ") })
    }

    @Test("A space for a word is what somebody wrote")
    func space() async throws {
        let texts = [
            ("en", "<?php return ['a' => 'between', 'b' => 'Save it'];\n"),
            ("ja", "<?php return ['a' => ' ', 'b' => ' '];\n"),
        ]
        let lines = try await Audited.lines(
            "missing-translation", texts.map { ("lang/\($0)/a.php", $1) })
        #expect(lines == ["ja b : warning"])
    }

    @Test("Arrays are compared by length, with one finding each; choices by number are not arrays")
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

    @Test("Arrays may be the plural forms of a language, if most texts are arrays of one element")
    func arraysOfForms() async throws {
        func file(_ language: String, _ forms: [String]) -> String {
            let others = (0..<6).map { "\"key \($0)\": [\"Text \($0) \(language)\"]" }
            let list = forms.map { "\"\($0)\"" }.joined(separator: ", ")
            return "{\(others.joined(separator: ", ")), \"%d files\": [\(list)]}\n"
        }
        let folder = try TemporaryFolder()
        let texts = ["en": ["%d file", "%d files"], "ja": ["%d 件"], "cs": ["%d soubor", "%d soubory", "%d souborů"]]
        for (language, forms) in texts { try folder.write(file(language, forms), to: "locales/\(language).json") }
        let rules: Set = ["missing-translation", "orphan-translation"]
        #expect(try await AuditedApp.findings(of: rules, in: [folder.url.path]).isEmpty)
        try folder.write(file("de", ["%d Datei"]), to: "locales/de.json")
        #expect(try await AuditedApp.findings(of: rules, in: [folder.url.path]).count == 1)
    }

    @Test("An empty text is its key, if most texts of the source are empty")
    func blankSource() async throws {
        func file(_ values: [String]) -> String {
            let texts = values.enumerated().map { "\"The text \($0.offset)\": \"\($0.element)\"" }
            return "{\(texts.joined(separator: ", "))}\n"
        }
        let english = Array(repeating: "", count: 20) + ["Color"]
        let german = (0..<20).map { "Text \($0)" } + [""]
        let found = try await Self.found(["locales/en.json": file(english), "locales/de.json": file(german)])
        #expect(found.count == 1 && found.allSatisfy { $0.hasSuffix("users see the source text") })
    }

    @Test("An empty text that is looked up in the app's own language is not missing")
    func empty() async throws {
        let json = ["locales/en.json": "{\"a\": \"A text\", \"e\": \"\"}", "locales/de.json": "{\"a\": \"Ein Text\"}"]
        #expect(try await Self.found(json).isEmpty)
        let strings = ["en.lproj/L.strings": "\"a\" = \"\";\n", "de.lproj/L.strings": "\"b\" = \"B\";\n"]
        #expect(try await Self.found(strings).contains { $0.hasPrefix("a: ") })
    }
}
