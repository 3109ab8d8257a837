// `swell check`, run as a build runs it: exit codes, annotations, baselines, and what configurations get wrong.

import Foundation
import TestSupport
import Testing

@Suite("swell check")
struct CheckTests {
    private let folder: TemporaryFolder

    /// An app whose German button has 23 characters, and room for 20.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "/* Button */\n\"auth.login.submit_button\" = \"Sign in\";\n\"auth.title\" = \"Welcome\";\n",
            to: "App/en.lproj/Localizable.strings")
        try german("Jetzt sicher anmelden!!")
        try folder.write("budgets:\n  auth.login.submit_button: 20\n", to: ".swell.yml")
    }

    private func german(_ text: String, before: String = "") throws {
        try folder.write(
            before + "/* Button */\n\"auth.login.submit_button\" = \"\(text)\";\n\"auth.title\" = \"Willkommen\";\n",
            to: "App/de.lproj/Localizable.strings")
    }

    private func swell(_ arguments: String...) throws -> Outcome { try Programs.swell(arguments, in: folder.url) }

    @Test("A German text over its budget is one annotation on its line, with need, room and the budget's place")
    func annotatesTheGermanLine() throws {
        let check = try swell("check", "App", "--locale", "de", "--format", "github")
        #expect(check.code == 1)
        let errors = check.text.split(separator: "\n").filter { $0.hasPrefix("::error") }
        #expect(errors.count == 1)
        let error = try #require(errors.first)
        for part in ["file=App/de.lproj/Localizable.strings", "line=2", "needs 23", "has 20", ".swell.yml:2:"] {
            #expect(error.contains(part), "\(error)")
        }
    }

    @Test("What the baseline has is no failure, and what is mended is reported as gone from it")
    func heedsTheBaseline() throws {
        #expect(try swell("baseline", "create", "App").code == 0)
        #expect(try swell("check", "App", "--baseline", "swell-baseline.json").code == 0)
        try german("Anmelden")
        let mended = try swell("check", "App", "--baseline", "swell-baseline.json")
        #expect(mended.code == 0)
        #expect(mended.text.contains("swell-baseline.json:4:5: over-budget"))
        #expect(mended.text.contains("no longer found"))
    }

    @Test("A catalog that can't be read whole is trouble, whatever --fail-on says")
    func brokenCatalogIsTrouble() throws {
        try folder.write("\"a\" = \"b\n", to: "App/de.lproj/Localizable.strings")
        let check = try swell("check", "App", "--fail-on", "never")
        #expect(check.code == 2)
        #expect(check.text.contains("[catalog-fault]"))
    }

    @Test("--fail-on says from where on findings fail the check", arguments: [("error", 1), ("never", 0), ("note", 1)])
    func failsOnSeverity(_ severity: String, _ code: Int32) throws {
        #expect(try swell("check", "App", "--fail-on", severity).code == code)
    }

    @Test("--fail-on error passes where there are only warnings")
    func warningsPass() throws {
        try folder.write("rules: {over-budget: warning}\nbudgets: {auth.login.submit_button: 20}\n", to: ".swell.yml")
        #expect(try swell("check", "App").code == 0)
        #expect(try swell("check", "App", "--fail-on", "warning").code == 1)
    }

    @Test("No budgets and no translations are no error, but said")
    func saysThatThereIsNothing() throws {
        try FileManager.default.removeItem(at: folder.url.appending(path: "App/de.lproj"))
        let check = try swell("check", "--isolated", "App")
        #expect(check.code == 0)
        #expect(check.text.contains("no text here has a budget"))
        #expect(check.text.contains("no translations here"))
        let sarif = try swell("check", "--isolated", "App", "--format", "sarif")
        #expect(sarif.errors.contains("no text here has a budget"))
    }

    @Test("Findings have the text and its source, as far as 300 characters")
    func hasTexts() throws {
        try german(String(repeating: "ü", count: 301))
        try folder.write("\"a\" = \"Hi %@\";\n", to: "App/en.lproj/Other.strings")
        try folder.write("\"a\" = \"Hallo\";\n", to: "App/de.lproj/Other.strings")
        let lines = try swell("check", "App", "--format", "ndjson").text.split(separator: "\n")
        let long = String(repeating: "ü", count: 300)
        #expect(lines.contains { $0.contains("\"text\":\"\(long)…\",\"source\":\"Sign in\"") })
        #expect(lines.contains { $0.contains("\"text\":\"Hallo\",\"source\":\"Hi %@\"") })
        try folder.write("budgets: {auth.title: 8}\n", to: ".swell.yml")
        let doubled = try swell("check", "App", "--pseudo", "en-DOUBLED", "--locale", "en", "--format", "ndjson").text
        #expect(doubled.contains("\"text\":null,\"source\":\"Welcome\""), "\(doubled)")
    }

    @Test("A path that is not there is all that is said")
    func pathsThatAreNotThere() throws {
        let check = try swell("check", "Ap")
        #expect(check.code == 2)
        #expect(check.text.isEmpty)
        #expect(check.errors == "Ap: error: there is no such file or folder; did you mean 'App'?\n", "\(check.errors)")
        let both = try swell("check", "Ap", "App")
        #expect(both.code == 2)
        #expect(both.text.contains("[over-budget]") && both.text.contains("there is no such file or folder"))
    }

    @Test("'swell init' is suggested only where there is no configuration yet")
    func suggestsInit() throws {
        #expect(try swell("check", "--isolated", "App").text.contains("'swell init' writes a .swell.yml with some"))
        try folder.write("check: {fail-on: error}\n", to: ".swell.yml")
        let check = try swell("check", "App").text
        #expect(check.contains("no text here has a budget; budgets stand in .swell.yml, in sheets or in comments"))
        #expect(!check.contains("swell init"))
    }

    @Test("A language that nothing is in is trouble, with those that there are")
    func unknownLanguage() throws {
        let check = try swell("check", "App", "--locale", "fr")
        #expect(check.code == 2)
        #expect(check.errors.contains("the languages here are de, en"))
    }

    @Test("Two runs are the same bytes, in every format")
    func runsAreTheSame() throws {
        for format in ["text", "json", "sarif", "junit", "github", "gitlab", "checkstyle", "markdown", "csv", "xcode"] {
            let first = try swell("check", "App", "--format", format)
            #expect(try swell("check", "App", "--format", format).output == first.output)
            #expect(!first.output.isEmpty)
        }
    }

    @Test("A finding keeps its hash where ten lines come before it, and gets another with another text")
    func hashesStay() throws {
        func hash() throws -> String {
            let report = try swell("check", "App", "--locale", "de", "--format", "sarif").text
            let part = try #require(report.components(separatedBy: "\"primaryLocationLineHash\":").dropFirst().first)
            return String(part.prefix(20))
        }
        let first = try hash()
        try german("Jetzt sicher anmelden!!", before: String(repeating: "// A line\n", count: 10))
        #expect(try hash() == first)
        try german("Jetzt sicher anmelden !!")
        #expect(try hash() != first)
    }

    @Test("Reports go into files, and one to standard output")
    func writesFiles() throws {
        let check = try swell(
            "check", "App", "--format", "text", "--format", "sarif=out/s.sarif", "--format", "csv=f.csv")
        #expect(check.text.contains("[over-budget]"))
        let csv = try String(contentsOf: folder.url.appending(path: "f.csv"), encoding: .utf8)
        #expect(csv.contains("over-budget,error,App/de.lproj/Localizable.strings"))
        #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "out/s.sarif").path))
        let two = try swell("check", "App", "--format", "text", "--format", "csv")
        #expect(two.code == 2)
        #expect(two.errors.contains("--format=text and --format=csv exclude each other"))
        #expect(try swell("check", "--format", "sarf=x").errors.contains("did you mean 'sarif'?"))
    }

    @Test("--max-findings keeps the worst, and says how many it left out")
    func keepsTheWorst() throws {
        try folder.write(
            "budgets: {auth.login.submit_button: 20, auth.title: 10}\n", to: ".swell.yml")
        let all = try swell("check", "App", "--format", "csv").text.split(separator: "\r\n")
        #expect(all.count == 3)
        let worst = try swell("check", "App", "--max-findings", "1")
        #expect(worst.text.contains("[over-budget]") && !worst.text.contains("[near-budget]"))
        #expect(worst.text.contains("1 "))
        #expect(worst.code == 1)
    }

    @Test("A pseudo-locale that does not exist is measured as the English would be in it")
    func measuresPseudolocales() throws {
        try folder.write("budgets: {auth.title: 9}\n", to: ".swell.yml")
        #expect(try swell("check", "App", "--locale", "en").code == 0)
        let check = try swell("check", "App", "--pseudo", "en-PSEUDO", "--format", "ndjson")
        #expect(check.code == 1)
        #expect(check.text.contains("\"locale\":\"en-PSEUDO\""))
        #expect(check.text.contains("App/en.lproj/Localizable.strings"))
    }

    @Test("Texts of a group share their room")
    func addsUpGroups() throws {
        try folder.write(
            "groups: {bar: {keys: [auth.login.submit_button, auth.title], graphemes: 30, gap: 1}}\n", to: ".swell.yml")
        let check = try swell("check", "App")
        #expect(check.code == 1)
        #expect(check.text.contains("the 2 texts of 'bar' need 34 characters together, have 30"))
    }

    @Test("A comment in the source lets a finding be in every language, up to its day")
    func suppressesInComments() throws {
        func source(_ comment: String) throws {
            try folder.write(
                "/* \(comment) */\n\"auth.login.submit_button\" = \"Sign in\";\n\"auth.title\" = \"Welcome\";\n",
                to: "App/en.lproj/Localizable.strings")
        }
        try source("Button. swell:disable over-budget -- the brand's own words")
        let check = try swell("check", "App")
        #expect(check.code == 0)
        #expect(check.text.contains("1 suppressed"), "\(check.text)")
        try source("swell:disable over-budget until 2020-01-31 -- the brand's own words")
        let expired = try swell("check", "App")
        #expect(expired.code == 1)
        #expect(expired.text.contains("its suppression ended on 2020-01-31"))
    }

    @Test("The configuration lets findings be by rule, key, language and catalog, with a last day")
    func suppressesInConfiguration() throws {
        let budgets = "budgets: {auth.login.submit_button: 20}\n"
        func suppress(_ fields: String) throws -> Outcome {
            try folder.write(budgets + "suppress: [{reason: it is so, \(fields)}]\n", to: ".swell.yml")
            return try swell("check", "App")
        }
        #expect(try suppress("rules: over-budget").code == 0)
        #expect(try suppress("keys: \"auth.*\", locales: [de]").code == 0)
        #expect(try suppress("keys: \"/^auth/\", until: 2999-01-01").code == 0)
        #expect(try suppress("rules: over-budget, locales: [fr]").code == 1)
        #expect(try suppress("catalogs: \"de.lproj/*\"").code == 0)
        let expired = try suppress("rules: over-budget, until: 2020-01-01")
        #expect(expired.code == 2)
        #expect(expired.errors.contains(".swell.yml:2:"))
    }

    @Test(
        "A configuration that can't be followed is trouble, with its place and the word that was meant",
        arguments: [
            ("budgets: {auth.login.submit_buton: 20}", "1:11: 'auth.login.submit_buton' matches no key here; did you"),
            ("budgets: {\"x.*\": 20}", "1:11: 'x.*' matches no key here"),
            ("rules: {over-buget: error}", "1:9: there is no rule 'over-buget'; did you mean 'over-budget'?"),
            ("suppress: [{rules: over-buget, reason: x}]", "1:20: there is no rule 'over-buget'; did you mean"),
            ("budgets: {\"*\": {width: 20, font: Intr 17}}", "there is no font family 'Intr' here; did you mean"),
            ("budgets: {\"*\": {graphemes: 9, locales: [jp]}}", "1:41: 'jp' is no language"),
            ("check: {locales: [jp]}", "1:19: 'jp' is no language"),
            ("budgets: {\"/a(/\": 3}", "1:11: '/a(/' is no regular expression"),
            ("bugets: {}", "1:1: there is no setting 'bugets'; did you mean 'budgets'?"),
            ("budgets: {\"*\": {graphemes: many}}", "1:28: expected a whole number"),
            ("check: {budgets: none.csv}", "none.csv: there is no such file"),
            ("suppress: [{keys: nope, reason: x}]", "1:19: 'nope' matches no key here"),
            ("rules: {over-budget: {severity: note, catalogs: \"x/*\"}}", "1:49: 'x/*' matches no catalog here"),
            ("budgets: {auth.title: {graphemes: 3, catalogs: \"x/*\"}}", "1:48: 'x/*' matches no catalog here"),
            ("fonts: {files: [nope.ttf]}", "1:17: nope.ttf: there is no such file"),
        ])
    func refusesConfigurations(_ text: String, _ message: String) throws {
        try folder.write(text + "\n", to: ".swell.yml")
        let check = try swell("check", "App")
        #expect(check.code == 2)
        #expect(check.text.isEmpty)
        #expect(check.errors.contains(message), "\(check.errors)")
    }

    @Test("A sheet of budgets counts as the configuration names it, and as --budgets does")
    func readsSheets() throws {
        try folder.write("key,graphemes\nauth.title,5\n", to: "design/sheet.csv")
        try folder.write("check: {budgets: design/sheet.csv}\n", to: ".swell.yml")
        let configured = try swell("check", "App", "--locale", "de")
        #expect(configured.code == 1)
        #expect(configured.text.contains("design/sheet.csv:2:1"))
        #expect(try swell("check", "--isolated", "App", "--locale", "de").code == 0)
        #expect(try swell("check", "--isolated", "App", "--locale", "de", "--budgets", "design/sheet.csv").code == 1)
    }

    @Test("Texts that nobody sees are not judged: an earlier one of the same key, and one that a plural hides")
    func leavesUnseenTexts() throws {
        try folder.write("budgets: {auth.title: {bytes: 12}, files: 12}\n", to: ".swell.yml")
        try folder.write(
            "\"auth.title\" = \"Ein sehr langer Titel %d\";\n\"auth.title\" = \"Titel\";\n\"files\" = \"Sehr viele Dateien\";\n",
            to: "App/de.lproj/Localizable.strings")
        try folder.write(Self.plural(["one": "%d Datei", "other": "%d Dateien"]), to: "App/de.lproj/Localizable.stringsdict")
        let check = try swell("check", "App", "--locale", "de", "--format", "csv")
        #expect(check.text.contains("duplicate-key"))
        #expect(!check.text.contains("over-budget") && !check.text.contains("placeholder"), "\(check.text)")
    }

    @Test("Each branch of a plural counts alone, and once")
    func countsBranches() throws {
        try folder.write("budgets: {files: 9}\nsamples: {\"%d\": 12}\n", to: ".swell.yml")
        try folder.write(Self.plural(["one": "%d Datei", "other": "%d Dateien"]), to: "App/de.lproj/Localizable.stringsdict")
        let check = try swell("check", "App", "--locale", "de", "--format", "csv")
        let found = check.text.split(separator: "\r\n").filter { $0.hasPrefix("over-budget") }
        #expect(found.count == 1, "\(check.text)")
        #expect(found.first?.contains("files.other") ?? false)
    }

    @Test("A message that ICU can't read is not counted whole")
    func leavesUnreadableMessages() throws {
        try folder.write("budgets: {auth.title: 8}\n", to: ".swell.yml")
        try german("x")
        try folder.write(
            "\"auth.title\" = \"{n, plural, one {# Datei} other {# Dateien}\";\n", to: "App/de.lproj/Localizable.strings")
        #expect(!(try swell("check", "App", "--format", "csv").text.contains("over-budget")))
    }

    @Test("An expression that takes too long is given up, and named")
    func givesUpSlowExpressions() throws {
        try folder.write("budgets: {\"/^(a+)+$/\": 5}\n", to: ".swell.yml")
        let keys = (0..<300).map { "\"\(String(repeating: "a", count: 40))\($0)\" = \"x\";\n" }
        try folder.write(keys.joined(), to: "App/en.lproj/Long.strings")
        let check = try swell("check", "App")
        #expect(check.code == 2)
        #expect(check.errors.contains(".swell.yml:1:11: '/^(a+)+$/' takes too long"))
    }

    @Test("A suppression to a day that is none does not hold")
    func heedsOnlyDays() throws {
        try folder.write(
            "/* Swell: disable over-budget until 2026-13-01 -- later */\n\"auth.login.submit_button\" = \"Sign in\";\n",
            to: "App/en.lproj/Localizable.strings")
        let check = try swell("check", "App")
        #expect(check.code == 1)
        #expect(check.text.contains("'until 2026-13-01' is no day"))
    }

    @Test("A baseline does not hide what a new source makes wrong")
    func baselineHeedsTheSource() throws {
        try folder.write("\"k\" = \"%1$@ sent %2$@\";\n", to: "App/en.lproj/Localizable.strings")
        try folder.write("\"k\" = \"%1$@ schrieb\";\n", to: "App/de.lproj/Localizable.strings")
        try folder.write("", to: ".swell.yml")
        #expect(try swell("baseline", "create", "App").code == 0)
        #expect(try swell("check", "App", "--baseline", "swell-baseline.json").text.contains("nothing found"))
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

    private func shell(_ script: String) throws -> Outcome {
        try Programs.run(
            URL(filePath: "/bin/sh"), ["-c", script], in: folder.url, environment: ["SWELL": Programs.swell.path])
    }

    @Test("What was found stays found where the reader of a pipe has gone")
    func readerGone() throws {
        let piped = "{ sleep 0.2; \"$SWELL\" check App --format json"
        #expect(try shell("\(piped); echo $? >&2; } | true").errors == "1\n")
        #expect(try shell("\(piped)=/dev/stdout; echo $? >&2; } | true").errors == "1\n")
        try german("Anmelden")
        #expect(try shell("\(piped); echo $? >&2; } | true").errors == "0\n")
    }

    @Test("Reports are written into what is no file")
    func writesStreams() throws {
        let found = try shell("\"$SWELL\" check App --format text --format csv=/dev/stdout | grep -c over-budget")
        #expect(found.text == "2\n", "\(found.errors)")
        let both = try shell("echo before; \"$SWELL\" check App --format csv=/dev/stdout --format json=/dev/null")
        #expect(both.text.hasPrefix("before\n") && both.text.contains("over-budget"))
    }

    @Test("A report is written over no other one, and over nothing that the check reads")
    func sparesFiles() throws {
        try folder.write("key,graphemes\nauth.title,50\n", to: "sheet.csv")
        _ = try swell("baseline", "create", "App")
        for (file, words) in [
            ("./App/../App/de.lproj/Localizable.strings", "a catalog that is checked"),
            (".swell.yml", "the configuration"), ("swell-baseline.json", "the baseline"),
            ("sheet.csv", "a sheet of budgets"),
        ] {
            let before = try Data(contentsOf: folder.url.appending(path: file))
            let check = try swell(
                "check", "App", "--format", "csv=\(file)", "--baseline", "swell-baseline.json", "--budgets", "sheet.csv"
            )
            #expect(check.code == 2)
            #expect(check.errors.contains("a report can't be written over '\(file)', which is \(words)"))
            #expect(try Data(contentsOf: folder.url.appending(path: file)) == before)
        }
        let twice = try swell("check", "App", "--format", "csv=a", "--format", "json=./a")
        #expect(twice.code == 2)
        #expect(twice.errors.contains("--format=csv=a and --format=json=./a exclude each other"))
        #expect(try swell("check", "App", "--format", "csv=-").text.hasPrefix("rule,"))
        #expect(try swell("check", "App", "--format", "csv=-", "--format", "text").code == 2)
    }

    @Test("How bad what is left out is, is said")
    func saysWhatIsLeftOut() throws {
        try folder.write("budgets: {auth.login.submit_button: 20, auth.title: 10}\n", to: ".swell.yml")
        #expect(try swell("check", "App", "--max-findings", "1").text.contains("1 beyond --max-findings: 1 "))
    }
}
