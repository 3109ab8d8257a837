// What recorded screens say about an app's catalogs.

import Audit
import Configuration
import Projects
import TestSupport
import Testing

@Suite("Recorded screens")
struct RecordedScreenTests {
    private static let english = "\"send\" = \"Send\";\n\"next\" = \"Next\";\n"
    private static let german = "\"send\" = \"Absenden\";\n\"next\" = \"Weiter\";\n"

    /// Returns the findings of some rules in an app with records.
    private func findings(
        _ rules: Set<String>, _ screens: [String: String], english: String = Self.english,
        german: String = Self.german, settings: String = ""
    ) async throws -> [Finding] {
        let catalogs = ["en.lproj/Localizable.strings": english, "de.lproj/Localizable.strings": german]
        return try await findings(rules, screens, catalogs: catalogs, settings: settings)
    }

    private func findings(
        _ rules: Set<String>, _ screens: [String: String], catalogs: [String: String], settings: String = ""
    ) async throws -> [Finding] {
        let folder = try TemporaryFolder()
        for (path, text) in catalogs { try folder.write(text, to: path) }
        for (name, text) in screens { try folder.write(text, to: "screens/\(name)") }
        let configuration = try Configuration.read(
            Array("screens: screens\n\(settings)".utf8), file: folder.url.path + "/.swell.yml")
        let plan = try AuditPlan(configuration, root: Project.absolute(folder.url.path), today: "2026-12-31")
        return try await Audit(plan).run(Project([folder.url.path])).findings.filter { rules.contains($0.rule) }
    }

    /// A record of a screen with texts, each on one line.
    private func screen(_ locale: String, _ texts: String...) -> String {
        """
        {"name": "Chat", "locale": "\(locale)", "size": [360, 740], "texts": [
        \(texts.joined(separator: ",\n"))
        ]}
        """
    }

    private func text(_ words: String, path: String = "button", width: Int = 40, _ more: String = "") -> String {
        """
        {"text": "\(words)", "path": "\(path)", "rectangle": [0, 0, \(width), 20], \
        "font": {"used": ["Inter"], "size": 17}\(more.isEmpty ? "" : ", \(more)")}
        """
    }

    @Test("limit translations to the rooms of their source texts, as warnings")
    func room() async throws {
        let record = screen("en", text("Send", "\"room\": {\"width\": 60, \"lines\": 1, \"by\": \"probe\"}"))
        let found = try await findings(["truncated"], ["chat.json": record])
        #expect(found.map(\.message) == ["needs 81.2 pt, has 60 pt"])
        #expect(found.first?.severity == .warning)
        #expect(found.first?.subject?.locale == "de")
        let wide = screen("en", text("Send", "\"room\": {\"width\": 90, \"lines\": 1, \"by\": \"probe\"}"))
        #expect(try await findings(["truncated"], ["chat.json": wide]).isEmpty)
    }

    @Test(
        "have lengths in the unit of their platform; for programs, it stays the same",
        arguments: ["web": "px", "Android": "dp", "iOS": "pt"])
    func unit(platform: String, symbol: String) async throws {
        let record = screen("en", text("Send", "\"room\": {\"width\": 60, \"lines\": 1, \"by\": \"probe\"}"))
            .replacing("{\"name\"", with: "{\"platform\": \"\(platform)\", \"name\"", maxReplacements: 1)
        let found = try await findings(["truncated"], ["chat.json": record])
        #expect(found.map(\.message) == ["needs 81.2 \(symbol), has 60 \(symbol)"])
        #expect(found.first?.help?.contains("to 60 \(symbol), or widen the box by 21.2 \(symbol)") ?? false)
        #expect(found.first?.room?.unit == "points")
    }

    @Test("do not blame a translation for a room that the source text does not fit either")
    func sourceTooWide() async throws {
        let record = screen("en", text("Send", "\"room\": {\"width\": 20, \"lines\": 1, \"by\": \"probe\"}"))
        let found = try await findings(["truncated"], ["chat.json": record])
        #expect(found.allSatisfy { $0.subject?.locale != "de" }, "\(found.map(\.message))")
    }

    @Test("let neighbours grow, too: what they need in a language is not left for the text")
    func neighbours() async throws {
        let room = "\"room\": {\"together\": 120, \"lines\": 1, \"neighbours\": [1], \"by\": \"probe\"}"
        let record = screen("en", text("Send", room), text("Next", path: "other", width: 36))
        // "Weiter" in Inter 17 is wider than 38.8, so that less than 81.2 is left of 120.
        #expect(try await findings(["truncated"], ["chat.json": record]).count == 1)
        let short = "\"send\" = \"Absenden\";\n\"next\" = \"Ja\";\n"
        #expect(try await findings(["truncated"], ["chat.json": record], german: short).isEmpty)
    }

    @Test("know what neighbours need if only translations have the source texts")
    func neighboursOfMessages() async throws {
        func catalogs(_ next: String) -> [String: String] {
            let header = "msgid \"\"\nmsgstr \"Language: de\\n\"\n"
            let texts = "\nmsgid \"Send\"\nmsgstr \"Absenden\"\n\nmsgid \"Next\"\nmsgstr \"\(next)\"\n"
            return ["locale/de/LC_MESSAGES/messages.po": header + texts]
        }
        let room = "\"room\": {\"together\": 120, \"lines\": 1, \"neighbours\": [1], \"by\": \"probe\"}"
        let record = ["chat.json": screen("en", text("Send", room), text("Next", path: "other", width: 36))]
        #expect(try await findings(["truncated"], record, catalogs: catalogs("Weiter")).count == 1)
        #expect(try await findings(["truncated"], record, catalogs: catalogs("Ja")).isEmpty)
    }

    @Test("limit translations of which no catalog has the source text, because the screen shows it")
    func sourceOnScreen() async throws {
        func catalogs(_ next: String) -> [String: String] {
            let rule = "\"plural_forms\": \"nplurals=2; plural=(n != 1);\""
            let header = "\"\": {\"domain\": \"messages\", \"language\": \"de\", \(rule)}"
            let texts = "\"Send\": [\"Absenden\"], \"menu\\u0004Next\": [\"\(next)\"]"
            return ["locale/de/LC_MESSAGES/messages.json": "{\(header), \(texts)}"]
        }
        func record(_ room: String) -> [String: String] {
            let keys = ["Send", "menu\\u0004Next"].map { "\"keys\": [{\"key\": \"\($0)\", \"variant\": \"[0]\"}]" }
            let send = text("Send", "\(keys[0]), \"room\": {\(room), \"lines\": 1, \"by\": \"probe\"}")
            return ["chat.json": screen("en", send, text("Next", path: "other", width: 36, keys[1]))]
        }
        let found = try await findings(["truncated"], record("\"width\": 60"), catalogs: catalogs("Weiter"))
        #expect(found.map(\.message) == ["needs 81.2 pt, has 60 pt"])
        #expect(found.first?.severity == .warning)
        // Its neighbour is as wide as its translation.
        let together = record("\"together\": 120, \"neighbours\": [1]")
        #expect(try await findings(["truncated"], together, catalogs: catalogs("Weiter")).count == 1)
        #expect(try await findings(["truncated"], together, catalogs: catalogs("Ja")).isEmpty)
    }

    @Test("limit the text that breaks, not one beside it that only gets longer")
    func culprit() async throws {
        let room = "\"room\": {\"width\": 60, \"lines\": 1, \"breaks\": 1, \"by\": \"probe\"}"
        let record = screen(
            "en", text("Send", room), text("Next", path: "other", width: 36, "\"keys\": [{\"key\": \"next\"}]"))
        #expect(try await findings(["truncated"], ["chat.json": record]).isEmpty)
        // Nobody can shorten a text without a key.
        let data = screen("en", text("Send", room), text("Ada", path: "other", width: 36))
        #expect(try await findings(["truncated"], ["chat.json": data]).count == 1)
    }

    @Test("say nothing of a text that is broken in the source language")
    func brokenInSource() async throws {
        let room = "\"room\": {\"width\": 60, \"lines\": 1, \"by\": \"box\"}, \"problems\": [{\"kind\": \"cut\"}]"
        #expect(try await findings(["truncated"], ["chat.json": screen("en", text("Send", room))]).isEmpty)
    }

    @Test("let one word be as long as words can be, where a second line is what breaks")
    func word() async throws {
        let room = "\"room\": {\"width\": 60, \"word\": 90, \"lines\": 1, \"by\": \"probe\"}"
        let record = ["chat.json": screen("en", text("Send", room))]
        #expect(try await findings(["truncated"], record).isEmpty)
        let german = Self.german.replacing("Absenden", with: "Ab senden")
        #expect(try await findings(["truncated"], record, german: german).count == 1)
    }

    @Test("let the narrowest room of a word count, if texts have the same room on several screens")
    func words() async throws {
        func record(_ name: String, _ word: Int) -> String {
            let room = "\"room\": {\"width\": 60, \"word\": \(word), \"lines\": 1, \"by\": \"probe\"}"
            return screen("en", text("Send", room)).replacing("Chat", with: name)
        }
        let records = ["1.json": record("Chat", 90), "2.json": record("Group", 70), "3.json": record("Mail", 100)]
        #expect(try await findings(["truncated"], records).map(\.message) == ["needs 81.2 pt, has 70 pt"])
    }

    @Test("know how much letters in upper case need, text by text")
    func upperCase() async throws {
        let catalogs = ["\"send\" = \"Ill\";\n", "\"send\" = \"Mow\";\n"]
        func record(_ width: Int) -> [String: String] {
            let room = "\"room\": {\"width\": \(width), \"lines\": 1, \"by\": \"probe\"}"
            let shown = text("Ill", width: 24, "\"lines\": [[0, 0, 24, 20]], \(room)")
            let font = "\"size\": 17, \"transform\": \"uppercase\""
            return ["chat.json": screen("en", shown.replacing("\"size\": 17", with: font))]
        }
        // "ILL" is nearly twice as wide as "Ill", but "MOW" is little wider than "Mow".
        let wide = try await findings(["truncated"], record(60), english: catalogs[0], german: catalogs[1])
        #expect(wide.isEmpty)
        let narrow = try await findings(["truncated"], record(40), english: catalogs[0], german: catalogs[1])
        #expect(narrow.count == 1)
    }

    @Test("let all words of a row be as long as words can be together")
    func wordsTogether() async throws {
        func record(_ together: Int) -> [String: String] {
            let room = "\"together\": 60, \"word\": 90, \"wordsTogether\": \(together), \"neighbours\": [1]"
            let send = text("Send", "\"room\": {\(room), \"lines\": 1, \"by\": \"probe\"}")
            return ["chat.json": screen("en", send, text("Next", path: "other", width: 36))]
        }
        // "Absenden" and "Weiter" need 132.7 together.
        #expect(try await findings(["truncated"], record(120)).count == 1)
        #expect(try await findings(["truncated"], record(150)).isEmpty)
    }

    @Test("limit a text in each font: a narrow room in a small font hides no wide one in a large font")
    func fonts() async throws {
        let small = "\"room\": {\"width\": 75, \"lines\": 1, \"by\": \"probe\"}"
        let large = "\"room\": {\"width\": 90, \"lines\": 1, \"by\": \"probe\"}"
        let fitting = text("Send", small).replacing("17", with: "10").replacing("[0, 0, 40", with: "[0, 0, 24")
        let narrow = text("Send", large).replacing("17", with: "28").replacing("[0, 0, 40", with: "[0, 0, 66")
        #expect(try await findings(["truncated"], ["chat.json": screen("en", fitting)]).isEmpty)
        let found = try await findings(["truncated"], ["chat.json": screen("en", fitting, narrow)])
        #expect(found.map(\.message) == ["needs 133.8 pt, has 90 pt"])
    }

    @Test("fill the values that the source text shows into the translation")
    func values() async throws {
        let english = "\"send\" = \"Send %@\";\n\"next\" = \"Next\";\n"
        let german = "\"send\" = \"%@ absenden\";\n\"next\" = \"Weiter\";\n"
        func record(_ width: Int) -> [String: String] {
            let more =
                "\"keys\": [{\"key\": \"send\"}], \"room\": {\"width\": \(width), \"lines\": 1, \"by\": \"probe\"}"
            return ["chat.json": screen("en", text("Send Map", width: 80, more))]
        }
        let found = try await findings(["truncated"], record(100), english: english, german: german)
        #expect(found.count == 1)
        #expect(try await findings(["truncated"], record(140), english: english, german: german).isEmpty)
    }

    @Test("take the form of a choice that the source text shows")
    func choices() async throws {
        let catalogs = [
            "i18n/en.json": "{\"@metadata\": {\"authors\": []}, \"send\": \"Send {{GENDER:$1|user}}\"}",
            "i18n/de.json":
                "{\"@metadata\": {\"authors\": []}, \"send\": \"{{GENDER:$1|Benutzer|Benutzerin}} absenden\"}",
        ]
        func record(_ width: Int) -> [String: String] {
            let room = "\"room\": {\"width\": \(width), \"lines\": 1, \"by\": \"probe\"}"
            return ["chat.json": screen("en", text("Send user", width: 81, "\"keys\": [{\"key\": \"send\"}], \(room)"))]
        }
        let found = try await findings(["truncated"], record(140), catalogs: catalogs)
        #expect(
            found.map(\.message) == [
                "needs 156.2 pt, has 140 pt, with “Benutzer” for {{GENDER:$1|Benutzer|Benutzerin}}"
            ])
        #expect(try await findings(["truncated"], record(170), catalogs: catalogs).isEmpty)
    }

    @Test("take the key for the source text if the catalog of the source language has no translation of it")
    func emptySource() async throws {
        func catalog(_ locale: String, _ send: String) -> String {
            "msgid \"\"\nmsgstr \"Language: \(locale)\\n\"\n\nmsgid \"Send\"\nmsgstr \"\(send)\"\n"
        }
        let catalogs = [
            "locale/en/LC_MESSAGES/messages.po": catalog("en", ""),
            "locale/de/LC_MESSAGES/messages.po": catalog("de", "Absenden"),
        ]
        let key = "\"keys\": [{\"key\": \"Send\", \"hash\": \"01234567\"}]"
        let room = "\(key), \"room\": {\"width\": 60, \"lines\": 1, \"by\": \"probe\"}"
        let record = ["chat.json": screen("en", text("Send", room))]
        let found = try await findings(["truncated"], record, catalogs: catalogs)
        #expect(found.map(\.message) == ["needs 81.2 pt, has 60 pt"])
    }

    @Test("of a translation count more than the room of its source text")
    func seen() async throws {
        let room = "\"room\": {\"width\": 60, \"lines\": 1, \"by\": \"probe\"}"
        let cut = "\"problems\": [{\"kind\": \"cut\"}]"
        let rules: Set = ["truncated", "broken-on-screen"]
        let whole = ["1.json": screen("en", text("Send", room)), "2.json": screen("de", text("Absenden"))]
        #expect(try await findings(rules, whole).isEmpty)
        let broken = ["1.json": screen("en", text("Send", room)), "2.json": screen("de", text("Absenden", cut))]
        #expect(try await findings(rules, broken).map(\.rule) == ["broken-on-screen"])
    }

    @Test("give way to a limit of the configuration")
    func configured() async throws {
        let record = screen("en", text("Send", "\"room\": {\"width\": 60, \"lines\": 1, \"by\": \"probe\"}"))
        let settings = "budgets: { send: { width: 90, font: Inter 17 } }\n"
        #expect(try await findings(["truncated"], ["chat.json": record], settings: settings).isEmpty)
    }

    @Test("in a pseudo-locale and by equal texts find the same key")
    func keys() async throws {
        let cut = "\"problems\": [{\"kind\": \"cut\"}]"
        let records = ["1.json": screen("en", text("Send")), "2.json": screen("de", text("Absenden", cut))]
        let found = try await findings(["broken-on-screen"], records)
        #expect(found.map(\.message) == ["is cut on Chat at 360"])
        #expect(found.first?.subject?.key == "send")
        #expect(found.first?.location.path.hasSuffix("de.lproj/Localizable.strings") == true)
    }

    @Test("that cannot be read are faults of the check")
    func faults() async throws {
        let found = try await findings(["catalog-fault"], ["chat.json": "{\"texts\": ["])
        #expect(found.count == 1)
        #expect(found.first?.location.path.hasSuffix("screens/chat.json") == true)
    }

    @Test("with texts that look like markup are only texts")
    func hostile() async throws {
        let cut = "\"problems\": [{\"kind\": \"cut\", \"why\": \"</script><script>alert(1)</script>\"}]"
        let records = ["1.json": screen("en", text("Send")), "2.json": screen("de", text("Absenden", cut))]
        #expect(try await findings(["broken-on-screen"], records).count == 1)
    }
}
