// The texts that `swell check` checks, and those that it skips because no user sees them or no rule can judge them.

import Foundation
import TestSupport
import Testing

@Suite("Texts that swell check checks")
struct CheckedTextsTests: LongButtonSuite {
    let folder: TemporaryFolder

    init() throws { folder = try Self.app() }

    @Test("Texts that no user sees are skipped: an earlier one of the same key, and one that a plural hides")
    func skipsInvisibleTexts() throws {
        try folder.write("budgets: {auth.title: {bytes: 12}, files: 20}\n", to: ".swell.yml")
        try folder.write(
            "\"auth.title\" = \"Ein sehr langer Titel %d\";\n\"auth.title\" = \"Titel\";\n\"files\" = \"Sehr viele Dateien ohne Ende\";\n",
            to: "App/de.lproj/Localizable.strings")
        try folder.write(
            Self.plural(["one": "%d Datei", "other": "%d Dateien"]), to: "App/de.lproj/Localizable.stringsdict")
        let check = try swell("check", "App", "--locale", "de", "--format", "csv")
        #expect(check.text.contains("duplicate-key"))
        #expect(!check.text.contains("over-budget") && !check.text.contains("placeholder"), "\(check.text)")
    }

    @Test("Each plural branch counts separately, and once")
    func countsBranches() throws {
        try folder.write("budgets: {files: 9}\nsamples: {\"%d\": 12}\n", to: ".swell.yml")
        try folder.write(
            Self.plural(["one": "%d Datei", "other": "%d Dateien"]), to: "App/de.lproj/Localizable.stringsdict")
        let check = try swell("check", "App", "--locale", "de", "--format", "csv")
        let found = check.text.split(separator: "\r\n").filter { $0.hasPrefix("over-budget") }
        #expect(found.count == 1, "\(check.text)")
        #expect(found.first?.contains("files.other") ?? false)
    }

    @Test("A message that ICU cannot parse is not counted as a whole")
    func skipsInvalidMessages() throws {
        try folder.write("budgets: {auth.title: 8}\n", to: ".swell.yml")
        try german("x")
        try folder.write(
            "\"auth.title\" = \"{n, plural, one {# Datei} other {# Dateien}\";\n",
            to: "App/de.lproj/Localizable.strings")
        #expect(!(try swell("check", "App", "--format", "csv").text.contains("over-budget")))
    }

    @Test(
        "A regular expression that is too slow for a key is reported with its place",
        arguments: [
            ("budgets: {\"/^(a+)+$/\": 5}\n", 11), ("hidden: [\"/^(a+)+$/\"]\n", 10),
            ("suppress: [{keys: \"/^(a+)+$/\", reason: x}]\n", 19),
            ("rules: {near-budget: {severity: note, keys: \"/^(a+)+$/\"}}\n", 45),
        ])
    func reportsSlowExpressions(settings: String, column: Int) throws {
        try folder.write(settings, to: ".swell.yml")
        // A match in another key does not hide the timeout.
        let keys = ["a", String(repeating: "a", count: 40) + "!"].map { "/* [CHAR LIMIT=10] */\n\"\($0)\" = \"%d\";\n" }
        try folder.write(keys.joined(), to: "App/en.lproj/Long.strings")
        let check = try swell("check", "App")
        #expect(check.code == 2)
        #expect(check.errors.contains(".swell.yml:1:\(column): '/^(a+)+$/' takes too long"), "\(check)")
        #expect(!check.errors.contains("matches no"))
    }

    @Test("Thousands of findings for a slow expression take no longer than a few")
    func triesSlowExpressionsOnce() throws {
        try folder.write("suppress: [{keys: \"/^(a+)+$/\", reason: x}]\n", to: ".swell.yml")
        let key = String(repeating: "a", count: 40)
        func table(_ value: String) -> String { (0..<3000).map { "\"\(key)\($0)\" = \"\(value)\";\n" }.joined() }
        try folder.write(table("%@"), to: "App/en.lproj/Long.strings")
        try folder.write(table("x"), to: "App/de.lproj/Long.strings")
        let start = ContinuousClock.now
        #expect(try swell("check", "App").errors.contains("takes too long"))
        #expect(ContinuousClock.now - start < .seconds(15))
    }

    @Test("'swell budgets' reports an expression that is too slow")
    func listsNoBudgetsOfSlowExpressions() throws {
        try folder.write("budgets: {\"/^(a+)+$/\": 5}\n", to: ".swell.yml")
        try folder.write("\"\(String(repeating: "a", count: 40))!\" = \"x\";\n", to: "App/en.lproj/Long.strings")
        let budgets = try swell("budgets", "App")
        #expect(budgets.code == 2 && budgets.errors.contains("takes too long"), "\(budgets)")
    }

    @Test("A suppression with an invalid end date has no effect")
    func ignoresInvalidDates() throws {
        try folder.write(
            "/* Swell: disable over-budget until 2026-13-01 -- later */\n\"auth.login.submit_button\" = \"Sign in\";\n",
            to: "App/en.lproj/Localizable.strings")
        let check = try swell("check", "App")
        #expect(check.code == 1)
        #expect(check.text.contains("'until 2026-13-01' is not a date"))
    }

    @Test("A baseline does not hide findings of a changed source")
    func baselineDependsOnSource() throws {
        try folder.write("\"k\" = \"%1$@ sent %2$@\";\n", to: "App/en.lproj/Localizable.strings")
        try folder.write("\"k\" = \"%1$@ schrieb\";\n", to: "App/de.lproj/Localizable.strings")
        try folder.write("", to: ".swell.yml")
        #expect(try swell("baseline", "create", "App").code == 0)
        #expect(try swell("check", "App", "--baseline", "swell-baseline.json").text.contains("no findings"))
        try folder.write("\"k\" = \"%1$d sent %2$@\";\n", to: "App/en.lproj/Localizable.strings")
        #expect(try swell("check", "App", "--baseline", "swell-baseline.json").code == 1)
    }

    private static func plural(_ branches: [String: String]) -> String {
        let texts = branches.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key><string>\($0.value)</string>" }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>files</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
            <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>\(texts.joined())</dict>
            </dict></dict></plist>

            """
    }
}
