// The keys at risk in small apps.

import Audit
import Risk
import TestSupport
import Testing

@Suite("Key risks")
struct RiskAuditTests {
    private static let button = [
        "en.lproj/Localizable.strings": "\"button\" = \"Send\";\n",
        "de.lproj/Localizable.strings": "\"button\" = \"Jetzt absenden\";\n",
        "fr.lproj/Localizable.strings": "\"button\" = \"Envoi\";\n",
    ]

    @Test("A label that is wider than its box breaks, and reports what it needs")
    func wideLabel() async throws {
        let report = try await RiskedApp.report(Self.button, configuration: RiskedApp.bodyBox)
        #expect(report.source == "en")
        #expect(report.locales.map(\.tag) == ["de", "fr"])
        let german = try #require(report.cell("button", "de"))
        #expect(german.outcome == .measured)
        #expect(german.chance == 1)
        #expect(german.text == "Jetzt absenden")
        let room = try #require(german.room)
        #expect(room.has == 96)
        #expect(room.need > 96)
        #expect(room.unit == "points")
        #expect(report.cell("button", "fr")?.chance == 0)
        #expect(report.key("button")?.expected == 1)
        #expect(report.key("button")?.worst == 0)
        #expect(report.locales.map(\.broken) == [1, 0])
        #expect(german.findings.map { report.audit.findings[$0].rule }.contains("truncated"))
    }

    @Test("At the largest text size less fits, and every size has its probability")
    func textSizes() async throws {
        let report = try await RiskedApp.report(Self.button, configuration: RiskedApp.bodyBox)
        #expect(report.steps.first == "xSmall")
        #expect(report.steps.last == "ax5")
        #expect(report.steps.count == 12)
        let french = try #require(report.cell("button", "fr"))
        #expect(french.chanceAtSteps.first == 0)
        #expect(french.chanceAtSteps.last == 1)
        #expect(report.key("button")?.expectedAtSteps.last == 2)
    }

    @Test("A language without a translation has a forecast, with the probability that it breaks")
    func forecast() async throws {
        let report = try await RiskedApp.report(
            Self.button, configuration: RiskedApp.bodyBox, locales: ["ru", "uk"])
        #expect(report.locales.map(\.tag) == ["de", "fr", "ru", "uk"])
        let russian = try #require(report.cell("button", "ru"))
        guard case .forecast(let shares) = russian.outcome else {
            Issue.record("\(russian.outcome)")
            return
        }
        #expect(shares.map(\.share) == [0.5, 0.75, 0.9, 0.95, 0.99])
        #expect(shares.map(\.need) == shares.map(\.need).sorted())
        #expect(russian.text == nil)
        #expect(russian.room?.need == shares[3].need)
        #expect(russian.chance > 0 && russian.chance < 1)
        #expect(russian.chanceAtSteps == russian.chanceAtSteps.sorted())
        #expect(report.locales[2].forecast == 1)
        #expect(!report.locales[2].basis.isEmpty)
    }

    @Test("A picture shows the text in its box at every size, with a body size of 53 points at the largest")
    func picture() async throws {
        let report = try await RiskedApp.report(Self.button, configuration: RiskedApp.bodyBox, drawsPictures: true)
        let german = try #require(report.cell("button", "de"))
        let picture = try #require(german.picture)
        #expect(picture.steps.map(\.name) == [nil] + report.steps)
        #expect(picture.steps.first?.size == 17)
        #expect(picture.steps.last?.size == 53)
        #expect(picture.steps.first?.need.map { Finding.Room($0) } == german.room)
        #expect(picture.steps.map(\.isFitting).dropFirst() == german.chanceAtSteps.map { $0 == 0 }[...])
        #expect(!report.shelf.glyphs.isEmpty)
        let free = try await RiskedApp.report(Self.button, configuration: "", drawsPictures: true)
        #expect(free.cell("button", "de")?.picture?.steps.count == 1)
    }

    @Test("A key at risk has reasons, and advice based on trials")
    func advice() async throws {
        let report = try await RiskedApp.report(Self.button, configuration: RiskedApp.bodyBox, locales: ["ru"])
        let key = try #require(report.key("button"))
        #expect(!key.reasons.isEmpty && key.reasons.count <= 5)
        #expect(key.reasons.contains(.untranslated(locales: 1)))
        let need = try #require(report.cell("button", "de")?.room?.need)
        #expect(key.advice.unit == "points")
        #expect(key.advice.enough.map { $0 >= need } == true)
        #expect(key.advice.longestSource.map { $0 > 0 && $0 < 12 } == true)
        let change = try #require(key.advice.change)
        #expect(change.expected < key.expected)
    }

    @Test("The worst branch of a plural is named")
    func pluralBranch() async throws {
        let strings = { (one: String, other: String) in
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"button": {"localizations": {
              "en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%d day"}},
                "other": {"stringUnit": {"state": "translated", "value": "%d days"}}}}},
              "de": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "\(one)"}},
                "other": {"stringUnit": {"state": "translated", "value": "\(other)"}}}}}
            }}}}
            """
        }
        let report = try await RiskedApp.report(
            ["Localizable.xcstrings": strings("%d ganzer langer Tag", "%d T.")],
            configuration: "budgets: { button: { width: 120, font: Inter 17 } }")
        let german = try #require(report.cell("button", "de"))
        #expect(german.chance == 1)
        #expect(german.branch.contains("one"))
        #expect(german.text == "1 ganzer langer Tag")
    }

    @Test("A key without a limit cannot break, and an untranslatable one is not a key")
    func withoutLimit() async throws {
        let report = try await RiskedApp.report(
            [
                "Localizable.xcstrings": """
                {"sourceLanguage": "en", "version": "1.0", "strings": {
                  "Cancel": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Abbrechen"}}}},
                  "Swell": {"shouldTranslate": false}
                }}
                """
            ], configuration: "")
        #expect(report.keys.map(\.key) == ["Cancel"])
        let german = try #require(report.cell("Cancel", "de"))
        #expect(german.outcome == .unlimited)
        #expect(german.text == "Abbrechen")
        #expect(report.key("Cancel")?.worst == nil)
    }

    @Test("In the whole corpus, the report and the check find the same breaking texts")
    func agreesWithCheck() async throws {
        let rules: Set = ["over-budget", "truncated", "clipped-height", "unbreakable"]
        let report = try await RiskedApp.report(
            [Corpora.own.appending(path: "Moorings").path],
            configuration: "budgets: { '*.label': { width: 60, font: Inter 17 } }")
        var reported: Set<Int> = []
        for key in report.keys {
            for cell in key.cells {
                let own = cell.findings.filter { position in
                    let finding = report.audit.findings[position]
                    return rules.contains(finding.rule) && !finding.message.contains(" at text size ")
                }
                if case .forecast = cell.outcome { continue }
                #expect(cell.chance == (own.isEmpty ? 0 : 1), "\(key.key) in \(cell.locale)")
                reported.formUnion(own)
            }
        }
        let found = report.audit.findings.indices.filter { position in
            let finding = report.audit.findings[position]
            return rules.contains(finding.rule) && finding.subject?.locale != report.source
                && !finding.message.contains(" at text size ")
        }
        #expect(!found.isEmpty)
        #expect(reported == Set(found))
    }
}
