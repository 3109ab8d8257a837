// The lengths of numbers without a sample, and of numbers with an example in a plural branch.

import Audit
import Budgets
import Catalogs
import Configuration
import Fonts
import Platforms
import Projects
import TestSupport
import Testing

@Suite("Numbers of unknown size")
struct NumberSampleTests {
    /// Returns the findings of the rules on limits: the language, the branch and the message.
    private func findings(
        _ files: [(path: String, text: String)], settings: String, fonts: FontShelf = .installed
    ) async throws -> [String] {
        let folder = try TemporaryFolder()
        for file in files { try folder.write(file.text, to: file.path) }
        let plan = try AuditPlan(
            Configuration.read(Array(settings.utf8), file: "/.swell.yml"), fonts: fonts, root: folder.url.path,
            today: "2026-12-31")
        let rules: Set = ["over-budget", "source-over-budget", "truncated"]
        return try await Audit(plan).run(Project([folder.url.path])).findings.filter { rules.contains($0.rule) }.map {
            "\($0.subject?.locale ?? "") \($0.subject?.variant ?? ""): \($0.message)"
        }
    }

    private func strings(_ english: String, _ german: String) -> [(path: String, text: String)] {
        [
            ("en.lproj/Localizable.strings", "\"key\" = \"\(english)\";\n"),
            ("de.lproj/Localizable.strings", "\"key\" = \"\(german)\";\n"),
        ]
    }

    private func android(_ english: String, _ language: String, _ translation: String) -> [(path: String, text: String)]
    {
        func file(_ items: String) -> String {
            "<resources xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\"><plurals name=\"key\">"
                + "\(items)</plurals></resources>\n"
        }
        return [
            ("res/values/strings.xml", file(english)), ("res/values-\(language)/strings.xml", file(translation)),
        ]
    }

    @Test("A source without space for seven digits uses as many as fit, and so do its translations")
    func source() async throws {
        let limit = "budgets: { key: 5 }\n"
        #expect(
            try await findings(strings("# %d", "Nr. %d"), settings: limit)
                == ["de : needs 7 characters, has 5, with “123” for %d"])
        #expect(try await findings(strings("# %d", "№ %d"), settings: limit) == [])
    }

    @Test("A form for millions is not measured if its source has no space for them")
    func millions() async throws {
        let english = "<item quantity=\"one\">%d day</item><item quantity=\"other\">%d days</item>"
        let forms = ["one": "%d j", "many": "%d de jours", "other": "%d j"]
        let french = forms.sorted { $0.key < $1.key }.map { "<item quantity=\"\($0)\">\($1)</item>" }.joined()
        #expect(try await findings(android(english, "fr", french), settings: "budgets: { key: 8 }\n") == [])
        #expect(
            try await findings(android(english, "fr", french), settings: "budgets: { key: 14 }\n")
                == ["fr plural.many: needs 18 characters, has 14, in %d=1000000 (many), with “1 000 000” for %d"])
    }

    @Test("A ratio measures a source in its own language")
    func ratio() async throws {
        let catalog = """
            {"sourceLanguage": "ja", "version": "1.0", "strings": {"key": {"localizations": {
              "ja": {"stringUnit": {"state": "translated", "value": "%@さん"}},
              "de": {"stringUnit": {"state": "translated", "value": "Sehr geehrte Damen und Herren"}}
            }}}}
            """
        #expect(
            try await findings([("A.xcstrings", catalog)], settings: "budgets: { key: { ratio: 1.5 } }\n")
                == ["de : needs 29 characters, has 19.5 (1.5 times the source's 13)"])
    }

    @Test("A source with space for seven digits requires them in its translations")
    func roomy() async throws {
        #expect(
            try await findings(strings("# %d", "Nr. %d"), settings: "budgets: { key: 11 }\n")
                == ["de : needs 13 characters, has 11, with “1.234.567” for %d"])
    }

    @Test("A source that is too long with any number shows one digit")
    func tooLong() async throws {
        #expect(
            try await findings(strings("Number %d", "Nummer %d"), settings: "budgets: { key: 5 }\n").sorted() == [
                "en : needs 8 characters, has 5, with “1” for %d"
            ])
    }

    @Test("A number sample from the configuration keeps its length")
    func configured() async throws {
        let settings = "samples: { \"%d\": 12345 }\nbudgets: { key: 5 }\n"
        #expect(
            try await findings(strings("# %d", "# %d"), settings: settings).sorted() == [
                "en : needs 8 characters, has 5, with “12,345” for %d"
            ])
    }

    @Test("A text in a box has as many digits as the source has space for")
    func box() async throws {
        let settings = "budgets: { key: { width: 45, lines: 1, font: Boxes 10 } }\n"
        let fonts = FontShelf { () throws(FontError) in
            try FontLibrary(files: [Corpora.own.appending(path: "Fonts").path])
        }
        let found = try await findings(strings("# %d", "Nummer %d"), settings: settings, fonts: fonts)
        #expect(found.count == 1 && found[0].hasPrefix("de :") && !found[0].contains("1.234.567"), "\(found)")
        #expect(try await findings(strings("# %d", "# %d"), settings: settings, fonts: fonts) == [])
    }

    @Test("All branches of the source's plural count, whichever branch the translation has")
    func plural() async throws {
        let files = android(
            "<item quantity=\"one\">1 min</item><item quantity=\"other\">%d min</item>", "ru",
            "<item quantity=\"one\">%d мин</item><item quantity=\"few\">%d минуты</item>")
        #expect(
            try await findings(files, settings: "budgets: { key: 8 }\n")
                == ["ru plural.few: needs 10 characters, has 8, in %d=123 (few), with “123” for %d"])
    }

    @Test("An example in one source branch applies to all branches, and limits their digits")
    func examples() async throws {
        let english = """
            <item quantity="one">1 hr</item>
            <item quantity="other"><xliff:g id="number" example="7">%s</xliff:g> hr</item>
            """
        let files = android(
            english, "ru", "<item quantity=\"one\">%s ч. назад</item><item quantity=\"other\">%s ч.</item>")
        #expect(
            try await findings(files, settings: "budgets: { key: 8 }\n")
                == ["ru plural.one: needs 10 characters, has 8, in %s=1 (one), with “1” for %s"])
    }

    @Test("A placeholder of unknown type is the plural's number, unless another branch has a count")
    func texts() async throws {
        let counted = android(
            "<item quantity=\"one\">Ask %1$s</item><item quantity=\"other\">Ask %1$s and %2$d more</item>", "fr",
            "<item quantity=\"one\">À %1$s et à vingt autres personnes</item>")
        let names = try await findings(counted, settings: "budgets: { key: 55 }\n")
        #expect(names.contains { $0.hasPrefix("fr plural.one: needs 67 characters, has 55") }, "\(names)")
        let uncounted = android(
            "<item quantity=\"one\">%s hr</item><item quantity=\"other\">%s hr</item>", "fr",
            "<item quantity=\"other\">%s heures</item>")
        let numbers = try await findings(uncounted, settings: "budgets: { key: 12 }\n")
        #expect(
            numbers.count == 1 && numbers[0].hasPrefix("fr plural.other: needs 16 characters, has 12, in %s=1234567"),
            "\(numbers)")
    }
}
