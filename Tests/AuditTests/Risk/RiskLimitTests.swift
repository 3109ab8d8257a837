// Several limits on a key, keys without valid texts, and reports of requested keys only.

import Audit
import TestSupport
import Testing

@Suite("The limits of a key at risk")
struct RiskLimitTests {
    private static let button = [
        "en.lproj/Localizable.strings": "\"button\" = \"Send\";\n\"other\" = \"Other\";\n",
        "de.lproj/Localizable.strings": "\"button\" = \"Jetzt absenden\";\n",
    ]

    @Test("No change to a box is advised if a text exceeds a count, and no width is enough")
    func countBesideBox() async throws {
        let report = try await RiskedApp.report(
            Self.button, configuration: "budgets: { button: {width: 96, style: body, graphemes: 10} }")
        let key = try #require(report.key("button"))
        #expect(key.expected == 1)
        #expect(key.advice.change == nil)
        #expect(key.advice.enough == nil)
    }

    @Test("The limit that is exceeded most is reported")
    func mostExceeded() async throws {
        let report = try await RiskedApp.report(
            Self.button, configuration: "budgets: { button: {width: 96, style: body, graphemes: 4} }")
        let room = try #require(report.cell("button", "de")?.room)
        #expect(room.unit == "graphemes")
        #expect(room.need == 14)
        #expect(room.has == 4)
    }

    @Test("A box lower than a line breaks by its height, translated or not, and the advice is a higher one")
    func lowBox() async throws {
        let report = try await RiskedApp.report(
            Self.button, configuration: "budgets: { button: {width: 300, height: 10, font: Inter 15} }",
            locales: ["fr"])
        for locale in ["de", "fr"] {
            let cell = try #require(report.cell("button", locale))
            #expect(cell.chance == 1, "\(locale)")
            #expect(cell.room?.unit == Finding.Room.height && cell.room?.has == 10)
        }
        let advice = try #require(report.key("button")?.advice)
        #expect(advice.unit == Finding.Room.height && advice.longestSource == nil)
        let enough = try #require(advice.enough)
        #expect(advice.change?.words == "\(Int(enough.rounded(.up))) pt of height instead of 10 pt")
        #expect(advice.change?.expected ?? 1 < 0.01)
    }

    @Test("A text with too many line breaks for its one line is reported in lines")
    func newlines() async throws {
        let text = "\"button\" = \"One\\nTwo\";\n"
        let report = try await RiskedApp.report(
            ["en.lproj/L.strings": text, "de.lproj/L.strings": text], configuration: RiskedApp.bodyBox)
        #expect(report.cell("button", "de")?.room == Finding.Room(need: 2, has: 1, unit: "lines"))
    }

    @Test("A key that the source's strings table lacks is its own text, as in an app")
    func keysAsTexts() async throws {
        let files = [
            "en.lproj/L.strings": "/* Keys are English. */\n",
            "de.lproj/L.strings": "\"Hard Disk\" = \"Festplatte\";\n",
            "fr.lproj/L.strings": "\"Hard Disk\" = \"Disque\";\n\"Plural\" = \"Pluriel\";\n",
            "en.lproj/L.stringsdict": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>Plural</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d</string></dict></dict></dict></plist>
            """,
        ]
        let report = try await RiskedApp.report(
            files, configuration: "budgets: { Hard Disk: 9, Plural: 9 }", pseudolocales: ["en-XA"])
        let key = try #require(report.key("Hard Disk"))
        #expect(key.source.text == "Hard Disk" && key.source.room == Finding.Room(need: 9, has: 9, unit: "graphemes"))
        #expect(key.cells.map(\.chance) == [1, 0])
        #expect(key.pseudo.first?.text?.isEmpty == false && key.pseudo.first?.text != "Hard Disk")
        // A text in another format of the source is read from there.
        #expect(report.keys.count { $0.key == "Plural" } == 1)
    }

    @Test("A key of a group reports what it shares, and does not count as a key with a limit")
    func groups() async throws {
        let files = [
            "en.lproj/L.strings": "\"tab.a\" = \"Home\";\n\"tab.b\" = \"Marks\";\n\"other\" = \"Other\";\n",
            "de.lproj/L.strings": "\"tab.a\" = \"Start\";\n\"tab.b\" = \"Lesezeichen\";\n",
        ]
        let report = try await RiskedApp.report(
            files, configuration: "groups:\n  tabs: {keys: 'tab.*', width: 100, columns: 12, font: Inter 12}\n")
        let shared = try #require(report.key("tab.b")?.shared)
        #expect(
            shared.map(\.words) == [
                "100 pt wide for the whole group 'tabs'", "at most 12 columns for the whole group 'tabs'",
            ])
        #expect(shared.map { $0.origin.place?.line } == [2, 2])
        #expect(report.key("other")?.shared == [])
    }

    @Test("An invalid ICU message is measured as written")
    func unreadable() async throws {
        let text = "{n, plural, one {a} other {b}"
        let report = try await RiskedApp.report(
            ["en.lproj/L.strings": "\"button\" = \"\(text)\";\n", "de.lproj/L.strings": "\"button\" = \"\(text)\";\n"],
            configuration: RiskedApp.bodyBox)
        let german = try #require(report.cell("button", "de"))
        #expect(german.outcome == .measured)
        #expect(german.text == text)
        #expect(german.chance == 1)
    }

    @Test("Only the requested keys are measured, with the same results")
    func someKeys() async throws {
        let all = try await RiskedApp.report(Self.button, configuration: RiskedApp.bodyBox)
        let some = try await RiskedApp.report(Self.button, configuration: RiskedApp.bodyBox, keys: ["button"])
        #expect(all.keys.map(\.key) == ["button", "other"])
        #expect(some.keys.map(\.key) == ["button"])
        #expect(some.locales.map(\.tag) == all.locales.map(\.tag))
        #expect(some.cell("button", "de")?.room == all.cell("button", "de")?.room)
        #expect(some.cell("button", "de")?.location?.place == all.cell("button", "de")?.location?.place)
    }

    @Test("A language covered by another is not separate, but one in another script is")
    func covered() async throws {
        let report = try await RiskedApp.report(
            Self.button, configuration: RiskedApp.bodyBox, locales: ["de", "de_DE", "zh", "zh-Hant"])
        #expect(report.locales.map(\.tag) == ["de", "zh", "zh-Hant"])
    }

    @Test("Files with the same name in language folders are one catalog")
    func languageFolders() async throws {
        let file = { (locale: String, target: String) in
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
              <file original="L.strings" source-language="en" target-language="\(locale)" datatype="plaintext"><body>
                <trans-unit id="button"><source>Send</source><target>\(target)</target></trans-unit>
              </body></file>
            </xliff>

            """
        }
        let report = try await RiskedApp.report(
            ["de/app.xliff": file("de", "Senden"), "fr/app.xliff": file("fr", "Envoyer")],
            configuration: "")
        #expect(report.catalogs.count == 1)
        #expect(report.keys.count == 1)
        #expect(report.keys.first?.cells.map(\.text) == ["Senden", "Envoyer"])
    }
}
