// Plural forms that change nothing, or that the source lacks, too.

import TestSupport
import Testing

@Suite("Plural forms that a language needs")
struct NeededFormTests {
    private static func messages(_ rules: Set<String>, _ files: [String: String]) async throws -> [String] {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        return try await AuditedApp.findings(of: rules, in: [folder.url.path]).map {
            "\($0.subject?.locale ?? ""): \($0.severity) \($0.message)"
        }
    }

    private static func flutter(
        _ english: String, _ locale: String, _ translation: String, type: String = "int"
    ) -> [String: String] {
        let attributes = "\"@a\": {\"placeholders\": {\"count\": {\"type\": \"\(type)\"}}}"
        return [
            "lib/l10n/app_en.arb": "{\"a\": \"\(english)\", \(attributes)}\n",
            "lib/l10n/app_\(locale).arb": "{\"a\": \"\(translation)\", \"@a\": {}}\n",
        ]
    }

    private static let english = "{count, plural, =1{{count} minute} other{{count} minutes}}"
    private static let ukrainian = "{count, plural, =1{{count} хвилина} few{{count} хвилини} other{{count} хвилин}}"

    @Test(
        "The form 'other' of a whole number is that for 'many' in Slavic languages",
        arguments: ["uk", "ru", "be", "pl"])
    func whole(locale: String) async throws {
        #expect(try await Self.messages(["missing-plural"], Self.flutter(Self.english, locale, Self.ukrainian)).isEmpty)
    }

    @Test("Whether the number is whole does not matter")
    func fraction() async throws {
        #expect(
            try await Self.messages(["missing-plural"], Self.flutter(Self.english, "uk", Self.ukrainian, type: "num"))
                .isEmpty)
    }

    @Test("A form 'other' with the text of 'few' is that of no other number")
    func same() async throws {
        let text = "{count, plural, =1{{count} хвилина} few{{count} хвилини} other{{count} хвилини}}"
        #expect(!(try await Self.messages(["missing-plural"], Self.flutter(Self.english, "uk", text)).isEmpty))
    }

    @Test("A form that the source lacks is reported in the source only")
    func source() async throws {
        let found = try await Self.messages(
            ["missing-plural"],
            Self.flutter(
                "{count, plural, other{Directors} two{Both directors}}", "nb",
                "{count, plural, other{Regissører} two{Begge regissører}}"))
        #expect(found == ["en: warning the form 'one' of 'count' is missing: 1 uses 'other'"])
    }

    @Test("An English form without a plural noun fits 1, too")
    func singular() async throws {
        #expect(
            try await Self.messages(
                ["missing-plural"],
                Self.flutter("{count, plural, other{Director} two{Directors}}", "nb", "Regissør")
            ).isEmpty)
    }

    @Test("A form that would be the same as all others is not missing")
    func amount() async throws {
        func forms(_ text: String) -> [String: String] {
            func file(_ forms: [String]) -> String {
                let items = forms.map { "<item quantity=\"\($0)\">\(text)</item>" }.joined()
                return "<resources><plurals name=\"a\">\(items)</plurals></resources>\n"
            }
            return [
                "res/values/strings.xml":
                    "<resources><plurals name=\"a\"><item quantity=\"one\">%s was freed</item>"
                    + "<item quantity=\"other\">%s were freed</item></plurals></resources>\n",
                "res/values-ga/strings.xml": file(["one", "few", "many", "other"]),
            ]
        }
        #expect(try await Self.messages(["missing-plural"], forms("Spás %s saortha.")).isEmpty)
        #expect(try await Self.messages(["missing-plural"], forms("%d lánta")).isEmpty)
    }

    @Test("A branch 'zero' beside '=0' changes nothing")
    func zero() async throws {
        func files(_ zero: String) -> [String: String] {
            [
                "locales/en.json": "{\"a\": \"{n, plural, one {# day} other {# days}}\"}\n",
                "locales/lt.json":
                    "{\"a\": \"{n, plural, =0 {# dienų} zero {\(zero)} one {# diena} few {# dienos} other {# dienų.}}\"}\n",
            ]
        }
        #expect(try await Self.messages(["extra-plural"], files("# dienų")).isEmpty)
        #expect(try await Self.messages(["extra-plural"], files("nulis")).isEmpty)
    }
}
