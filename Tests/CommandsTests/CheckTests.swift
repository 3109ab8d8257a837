// `swell check`, run as a build runs it: exit codes, annotations, baselines, and invalid configurations.

import Catalogs
import Foundation
import Platforms
import TestSupport
import Testing

@Suite("swell check")
struct CheckTests: LongButtonSuite {
    let folder: TemporaryFolder

    init() throws { folder = try Self.app() }

    @Test("A German text over its budget is one annotation on its line, with need, limit and the budget's place")
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

    @Test("Findings in the baseline do not fail the check, and fixed ones are reported")
    func appliesBaseline() throws {
        #expect(try swell("baseline", "create", "App").code == 0)
        #expect(try swell("check", "App", "--baseline", "swell-baseline.json").code == 0)
        try german("Anmelden")
        let fixed = try swell("check", "App", "--baseline", "swell-baseline.json")
        #expect(fixed.code == 0)
        #expect(fixed.text.contains("swell-baseline.json:4:5: over-budget"))
        #expect(fixed.text.contains("no longer found"))
    }

    @Test("A catalog that cannot be read completely is an error, whatever --fail-on says")
    func brokenCatalogIsError() throws {
        try folder.write("\"a\" = \"b\n", to: "App/de.lproj/Localizable.strings")
        let check = try swell("check", "App", "--fail-on", "never")
        #expect(check.code == 2)
        #expect(check.text.contains("[catalog-fault]"))
    }

    @Test("--fail-on sets the lowest severity that fails", arguments: [("error", 1), ("never", 0), ("note", 1)])
    func failsOnSeverity(_ severity: String, _ code: Int32) throws {
        #expect(try swell("check", "App", "--fail-on", severity).code == code)
    }

    @Test("--fail-on error passes if there are only warnings")
    func warningsPass() throws {
        try folder.write("rules: {over-budget: warning}\nbudgets: {auth.login.submit_button: 20}\n", to: ".swell.yml")
        #expect(try swell("check", "App").code == 0)
        #expect(try swell("check", "App", "--fail-on", "warning").code == 1)
    }

    @Test("Missing budgets and missing translations are noted, and are not errors")
    func reportsNoFindings() throws {
        try FileManager.default.removeItem(at: folder.url.appending(path: "App/de.lproj"))
        let check = try swell("check", "--isolated", "App")
        #expect(check.code == 0)
        #expect(check.text.contains("no text has a budget"))
        #expect(check.text.contains("no translations found"))
        let sarif = try swell("check", "--isolated", "App", "--format", "sarif")
        #expect(sarif.errors.contains("no text has a budget"))
    }

    @Test("Comments for translators are not checked, and set no limits")
    func documentation() throws {
        let folder = try TemporaryFolder()
        for (qualifier, text) in [("", "Hello %s"), ("-qq", "A greeting [CHAR LIMIT=2]")] {
            try folder.write(
                "<resources><!-- \(text) --><string name=\"a\">\(text)</string></resources>\n",
                to: "res/values\(qualifier)/strings.xml")
        }
        let outcome = try Programs.swell(["check", "res"], in: folder.url)
        #expect(outcome.code == 0)
        #expect(outcome.text.contains("no findings") && outcome.text.contains("checked 1 text in 1 catalog"))
    }

    @Test("The key that the hint suggests a budget for accepts one")
    func proposedBudget() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"NSCameraUsageDescription\" = \"To scan\";\n", to: "en.lproj/InfoPlist.strings")
        #expect(try !Programs.swell(["check"], in: folder.url).text.contains("NSCameraUsageDescription"))
        try folder.write("\"tab.home\" = \"Home\";\n", to: "en.lproj/Localizable.strings")
        let hint = "'budgets: { \"tab.home\": 20 }'"
        #expect(try Programs.swell(["check"], in: folder.url).text.contains(hint))
        try folder.write("budgets: { \"tab.home\": 20 }\n", to: ".swell.yml")
        #expect(try !Programs.swell(["check"], in: folder.url).text.contains("no text has a budget"))
    }

    @Test("A language without catalogs is an error that lists the existing languages")
    func unknownLanguage() throws {
        let check = try swell("check", "App", "--locale", "fr")
        #expect(check.code == 2)
        #expect(check.errors.contains("the languages here are de, en"))
    }

    @Test("Two runs write the same bytes, in every format")
    func isReproducible() throws {
        for format in ["text", "json", "sarif", "junit", "github", "gitlab", "checkstyle", "markdown", "csv", "xcode"] {
            let first = try swell("check", "App", "--format", format)
            #expect(try swell("check", "App", "--format", format).output == first.output)
            #expect(!first.output.isEmpty)
        }
    }

    @Test("A finding keeps its hash after ten new lines, and gets another one for another text")
    func hashesAreStable() throws {
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

    @Test("--max-findings keeps the most important findings, and counts the others")
    func keepsMostImportant() throws {
        try writeNearBudget()
        let all = try swell("check", "App", "--format", "csv").text.split(separator: "\r\n")
        #expect(all.count == 4)
        let worst = try swell("check", "App", "--max-findings", "1")
        #expect(worst.text.contains("[over-budget]") && !worst.text.contains("[near-budget]"))
        #expect(worst.text.contains("2 "))
        #expect(worst.code == 1)
    }

    @Test("A pseudo-locale without files is measured as generated from the English")
    func measuresPseudolocales() throws {
        try folder.write("budgets: {auth.title: 9}\n", to: ".swell.yml")
        #expect(try swell("check", "App", "--locale", "en").code == 0)
        let check = try swell("check", "App", "--pseudo", "en-PSEUDO", "--format", "ndjson")
        #expect(check.code == 1)
        #expect(check.text.contains("\"locale\":\"en-PSEUDO\""))
        #expect(check.text.contains("App/en.lproj/Localizable.strings"))
    }

    @Test("Texts of a group share their width")
    func addsUpGroups() throws {
        try folder.write(
            "groups: {bar: {keys: [auth.login.submit_button, auth.title], graphemes: 30, gap: 1}}\n", to: ".swell.yml")
        let check = try swell("check", "App")
        #expect(check.code == 1)
        #expect(check.text.contains("the 2 texts of 'bar' need 34 characters together, have 30"))
    }

    @Test("A comment in the source suppresses a finding in every language, up to its date")
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
        for until in ["until", "until:"] {
            try source("swell:disable over-budget \(until) 2020-01-31 -- the brand's own words")
            let expired = try swell("check", "App")
            #expect(expired.code == 1)
            #expect(expired.text.contains("its suppression ended on 2020-01-31"))
        }
    }

    @Test(
        "A dash before the reason is enough, so that an XML comment can give one", arguments: ["-", "–", "—", "--"])
    func acceptsAnyDash(_ dash: String) throws {
        try folder.write(
            "/* swell:disable over-budget \(dash) the brand's own words */\n\"auth.login.submit_button\" = \"Sign in\";\n",
            to: "App/en.lproj/Localizable.strings")
        #expect(try swell("check", "App").text.contains("1 suppressed"))
        #expect(try !swell("check", "App").text.contains("malformed-suppression"))
    }

    @Test("Suppressions of other tools have no effect, and are reported")
    func ignoresOtherTools() throws {
        try folder.write(
            "/* swell:disable-next-line over-budget - why */\n\"auth.login.submit_button\" = \"Sign in\";\n",
            to: "App/en.lproj/Localizable.strings")
        let check = try swell("check", "App")
        #expect(check.code == 1 && check.text.contains("[over-budget]"))
        #expect(check.text.contains("there is no rule '-next-line'"), "\(check.text)")
    }

    @Test("An invalid end date is reported once, and not as an expired one")
    func invalidDate() throws {
        try folder.write(
            "/* swell:disable over-budget until 2027-13-01 - later */\n\"auth.login.submit_button\" = \"Sign in\";\n",
            to: "App/en.lproj/Localizable.strings")
        let check = try swell("check", "App")
        #expect(check.code == 1)
        #expect(check.text.contains("'until 2027-13-01' is not a date"))
        #expect(!check.text.contains("ended on"))
    }

    @Test("A missing source is reported with the checks that it prevents")
    func withoutSource() throws {
        let alone = try swell("check", "App/de.lproj")
        let words = "the source of App/de.lproj/Localizable.strings is not among the files"
        #expect(alone.text.contains(words), "\(alone.text)")
        #expect(try !swell("check", "App").text.contains("is not among the files"))
    }

    @Test("Keys that a broken catalog lacks are neither missing nor orphans")
    func brokenCatalogHidesMissing() throws {
        try folder.write("\"auth.title\" = \"Willkommen\n", to: "App/de.lproj/Localizable.strings")
        let translation = try swell("check", "App").text
        #expect(translation.contains("[catalog-fault]") && !translation.contains("[missing-translation]"))
        try german("Anmelden")
        try folder.write("\"auth.title\" = \"Welcome\n", to: "App/en.lproj/Localizable.strings")
        let source = try swell("check", "App").text
        #expect(source.contains("[catalog-fault]") && !source.contains("[orphan-translation]"))
    }

    @Test(
        "The language of the current folder is known by its name",
        arguments: [
            ("res/values-de", "res/values", "strings.xml", "<resources><string name=\"a\">Ja</string></resources>"),
            ("locales/de", "locales/en", "app.ftl", "a = Ja\n"),
            ("de.lproj", "en.lproj", "L.strings", "\"a\" = \"Ja\";"),
        ])
    func fromInside(own: String, source: String, file: String, text: String) throws {
        for place in [own, source] { try folder.write(text, to: "Inside/\(place)/\(file)") }
        let inside = folder.url.appending(path: "Inside/\(own)")
        let name = CatalogPath(own).name
        for paths in [[], ["."], [file], ["./"]] {
            let listed = try Programs.swell(["list", "--format", "ndjson"] + paths, in: inside)
            #expect(listed.text.contains("\"file\":\"../\(name)/\(file)\""), "\(listed.text)\(listed.errors)")
            #expect(listed.text.contains("\"locale\":\"de\""))
        }
        #expect(try Programs.swell(["check", "../\(CatalogPath(source).name)", "."], in: inside).code == 0)
    }

    @Test("The path of a limit is relative to the current folder, so that it can be opened")
    func namesLimitsRelative() throws {
        try folder.write("budgets:\n  auth.login.submit_button: 20\n", to: "App/.swell.yml")
        #expect(try swell("check", "App").text.contains("App/.swell.yml:2:"))
    }

    @Test("The configuration suppresses findings by rule, key, language and catalog, up to a date")
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
        "An invalid configuration is an error with its place and a suggestion",
        arguments: [
            ("budgets: {auth.login.submit_buton: 20}", "1:11: 'auth.login.submit_buton' matches no key here; did you"),
            ("budgets: {\"x.*\": 20}", "1:11: 'x.*' matches no key here"),
            ("rules: {over-buget: error}", "1:9: there is no rule 'over-buget'; did you mean 'over-budget'?"),
            ("suppress: [{rules: over-buget, reason: x}]", "1:20: there is no rule 'over-buget'; did you mean"),
            ("budgets: {\"*\": {width: 20, font: Intr 17}}", "font family 'Intr' not found; did you mean"),
            ("budgets: {\"*\": {graphemes: 9, locales: [jp]}}", "1:41: 'jp' is not a known language"),
            ("check: {locales: [jp]}", "1:19: 'jp' is not a known language"),
            ("budgets: {\"/a(/\": 3}", "1:11: '/a(/' is not a valid regular expression"),
            ("bugets: {}", "1:1: there is no setting 'bugets'; did you mean 'budgets'?"),
            ("budgets: {\"*\": {graphemes: many}}", "1:28: expected a whole number"),
            ("check: {budgets: none.csv}", "none.csv: there is no such file"),
            ("suppress: [{keys: nope, reason: x}]", "1:19: 'nope' matches no key here"),
            ("rules: {over-budget: {severity: note, catalogs: \"x/*\"}}", "1:49: 'x/*' matches no catalog here"),
            ("budgets: {auth.title: {graphemes: 3, catalogs: \"x/*\"}}", "1:48: 'x/*' matches no catalog here"),
            ("budgets: {\"auth.*\": {graphemes: 3, catalogs: \"x/*\"}}", "1:46: 'x/*' matches no catalog here"),
            ("fonts: {files: [nope.ttf]}", "1:17: nope.ttf: there is no such file"),
        ])
    func rejectsConfigurations(_ text: String, _ message: String) throws {
        try folder.write(text + "\n", to: ".swell.yml")
        let check = try swell("check", "App")
        #expect(check.code == 2)
        #expect(check.text.isEmpty)
        #expect(check.errors.contains(message), "\(check.errors)")
        #expect(check.errors.contains("matches no key") == message.contains("matches no key"))
    }

    @Test("A budget sheet applies from the configuration and from --budgets")
    func readsSheets() throws {
        try folder.write("key,graphemes\nauth.title,5\n", to: "design/sheet.csv")
        try folder.write("check: {budgets: design/sheet.csv}\n", to: ".swell.yml")
        let configured = try swell("check", "App", "--locale", "de")
        #expect(configured.code == 1)
        #expect(configured.text.contains("design/sheet.csv:2:1"))
        #expect(try swell("check", "--isolated", "App", "--locale", "de").code == 0)
        #expect(try swell("check", "--isolated", "App", "--locale", "de", "--budgets", "design/sheet.csv").code == 1)
    }

    @Test("The severity of hidden findings is reported")
    func countsOmitted() throws {
        try writeNearBudget()
        #expect(
            try swell("check", "App", "--max-findings", "1").text.contains(
                "2 more notes, which a higher --max-findings shows"))
    }

    /// A text over its budget, and one in two languages that is near it.
    private func writeNearBudget() throws {
        try folder.write("budgets: {auth.login.submit_button: 20, auth.count: 10}\n", to: ".swell.yml")
        for language in ["en", "de"] {
            try folder.write("\"auth.count\" = \"%d\";\n", to: "App/\(language).lproj/Count.strings")
        }
    }
}
