// The languages of a report: translated, requested, and pseudo-locales.

import Audit
import TestSupport
import Testing

@Suite("The languages of a report")
struct RiskLanguageTests {
    private static let button = [
        "en.lproj/Localizable.strings": "\"button\" = \"Send\";\n",
        "pt-BR.lproj/Localizable.strings": "\"button\" = \"Enviar agora mesmo\";\n",
    ]

    @Test("A language requested by a part of its tag occurs once")
    func partOfTag() async throws {
        let report = try await RiskedApp.report(
            Self.button, configuration: RiskedApp.bodyBox, locales: ["pt", "PT_br", "de"])
        #expect(report.locales.map(\.tag) == ["de", "pt-BR"])
        #expect(report.cell("button", "pt-BR")?.outcome == .measured)
        let other = try await RiskedApp.report(Self.button, configuration: RiskedApp.bodyBox, locales: ["pt-PT", "p"])
        #expect(other.locales.map(\.tag) == ["p", "pt-BR", "pt-PT"])
    }

    @Test("Findings in the source are always reported, findings in other languages only if requested")
    func source() async throws {
        let report = try await RiskedApp.report(
            [
                "en.lproj/Localizable.strings": "\"button\" = \"Send\";\n",
                "en-GB.lproj/Localizable.strings": "\"button\" = \"Send it\";\n",
                "de.lproj/Localizable.strings": "\"button\" = \"Jetzt absenden\";\n",
            ], configuration: "check: {locales: [de]}\nbudgets: {button: 3}")
        let source = try #require(report.key("button")?.source)
        #expect(source.findings.map { report.audit.findings[$0].rule } == ["source-over-budget"])
        #expect(report.audit.findings.compactMap(\.subject?.locale).sorted() == ["de", "en"])
    }

    @Test("A pseudo-locale is measured as generated, and does not count as a risk")
    func pseudolocale() async throws {
        let report = try await RiskedApp.report(
            ["en.lproj/Localizable.strings": "\"button\" = \"Send message\";\n"], configuration: RiskedApp.bodyBox,
            pseudolocales: ["en-PSEUDO"])
        #expect(report.pseudolocales.map(\.tag) == ["en-PSEUDO"])
        #expect(report.locales.isEmpty)
        let key = try #require(report.key("button"))
        let made = try #require(key.pseudo.first)
        #expect(made.outcome == .measured)
        #expect(made.text.map { $0 != "Send message" && $0.count > "Send message".count } == true)
        #expect(made.chance == 1)
        #expect(report.pseudolocales.first?.broken == 1)
        #expect(key.expected == 0)
    }

    @Test("In an XLIFF file the source is the app, and every target a language")
    func xliff() async throws {
        let file = { (locale: String, target: String) in
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
              <file original="App/en.lproj/Localizable.strings" source-language="en" target-language="\(locale)"
                  datatype="plaintext"><body>
                <trans-unit id="button"><source>Send</source>\(target)</trans-unit>
              </body></file>
            </xliff>

            """
        }
        let report = try await RiskedApp.report(
            [
                "Export/de.xliff": file("de", "<target>Jetzt absenden</target>"), "Export/fr.xliff": file("fr", ""),
            ], configuration: RiskedApp.bodyBox)
        let key = "App/en.lproj/Localizable.strings#button"
        #expect(report.source == "en")
        #expect(report.catalogs.count == 1)
        #expect(report.locales.map(\.tag) == ["de", "fr"])
        #expect(report.key(key)?.source.text == "Send")
        #expect(report.cell(key, "de")?.text == "Jetzt absenden")
        #expect(report.cell(key, "de")?.chance == 1)
        guard case .forecast = report.cell(key, "fr")?.outcome else {
            Issue.record("\(String(describing: report.cell(key, "fr")))")
            return
        }
    }

    @Test("Missing plural categories of a language are a reason")
    func missingPlurals() async throws {
        let report = try await RiskedApp.report(
            [
                "Localizable.xcstrings": """
                {"sourceLanguage": "en", "version": "1.0", "strings": {"button": {"localizations": {
                  "en": {"variations": {"plural": {
                    "one": {"stringUnit": {"state": "translated", "value": "%d day"}},
                    "other": {"stringUnit": {"state": "translated", "value": "%d days"}}}}},
                  "ru": {"variations": {"plural": {
                    "one": {"stringUnit": {"state": "translated", "value": "%d день"}},
                    "other": {"stringUnit": {"state": "translated", "value": "%d дня"}}}}}
                }}}}
                """
            ], configuration: RiskedApp.bodyBox)
        #expect(report.key("button")?.reasons.contains(.missingPlurals(["few", "many"], locale: "ru")) == true)
    }
}
