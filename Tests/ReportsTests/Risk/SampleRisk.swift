// Made-up risk for testing reports.

import Audit
import Basics
import Budgets
import Reports
import Risk
import TextLayout

/// Reports of made-up apps.
enum SampleRisk {
    static let heading = RiskHeading(title: "Moorings 4.2", toolVersion: "0.1.0")

    /// An app with a German translation, an Arabic one of one key, and no Slovak one.
    static var app: RiskReport {
        var report = RiskReport(source: "en")
        report.steps = ["large", "ax5"]
        report.catalogs = [CatalogRisk(path: "App/en.lproj/Localizable.strings", expected: 2.4, keys: 3)]
        report.locales = [
            LocaleRisk("ar", direction: .rightToLeft, expected: 0.2, measured: 1, forecast: 1, basis: "measured"),
            LocaleRisk("de", direction: .leftToRight, expected: 1, measured: 2, broken: 1),
            LocaleRisk(
                "sk", direction: .leftToRight, expected: 1.2, measured: 0, forecast: 2,
                basis: "like Polish, Russian and Ukrainian (Slavic)"),
        ]
        report.pseudolocales = [LocaleRisk("en-PSEUDO", direction: .leftToRight, expected: 1, measured: 1, broken: 1)]
        let box = Room(box: Box(width: 96, lines: 1), style: .body)
        report.rooms = [
            RiskRoom(box, words: "96 pt wide, 1 line, in body", font: "Inter 4.0 Regular", estimate: "Inter for SF Pro")
        ]
        report.keys = [button, title, free]
        return report
    }

    static var button: KeyRisk {
        var key = key("save.button", "Save changes", line: 3, outcome: .measured, needs: 95)
        key.comment = "Button"
        key.room = 0
        key.budgets = [Budget(.room(Room(box: Box(width: 96, lines: 1), style: .body)), SampleReports.origin())]
        key.cells = [
            forecast("ar", chance: 0.2, needs: 101.26), measured("de", "Änderungen speichern", line: 3, needs: 131.504),
            forecast("sk", chance: 0.7, needs: 140),
        ]
        key.cells[1].chanceAtSteps = [1, 1]
        key.cells[1].branch = "n=1 (one)"
        key.expected = 1.9
        key.expectedAtSteps = [1.9, 3]
        key.worst = 1
        key.pseudo = [measured("en-PSEUDO", "[Ŝȧṽẽ…]", line: 3, needs: 128)]
        key.reasons = [
            .fullBox(share: 0.99), .longWord("Änderungen", locale: "de"), .untranslated(locales: 2),
            .largeText(step: "ax5", locales: 3),
        ]
        key.advice.enough = 150.02
        key.advice.longestSource = 8
        key.advice.change = .init("two lines instead of one", expected: 0.04)
        return key
    }

    static var title: KeyRisk {
        var key = key("=title|`*", "Hello, %@!", line: 5, outcome: .measured, needs: 60)
        key.room = 0
        key.cells = [
            measured("ar", "مرحبا \u{202E}abc", line: 2, needs: 70),
            measured("de", "Hallo <b>|\n_Anna_", line: 5, needs: 50),
            forecast("sk", chance: 0.5, needs: .infinity),
        ]
        key.expected = 0.5
        key.worst = 2
        key.reasons = [
            .unboundedPlaceholder("%@"), .missingGlyphs("ﷺ", locales: ["ar", "fa"]), .mixedDirections(locales: ["ar"]),
            .missingPlurals(["few", "many"], locale: "ar"),
        ]
        return key
    }

    static var free: KeyRisk {
        var key = key("free", "No limit", line: 7, outcome: .unlimited, needs: nil)
        key.cells = [
            RiskCell("ar", outcome: .unlimited), RiskCell("de", text: "Ohne", outcome: .unknown("there is no font")),
            RiskCell("sk", outcome: .unlimited),
        ]
        return key
    }

    static func key(_ name: String, _ text: String, line: Int, outcome: RiskCell.Outcome, needs: Double?) -> KeyRisk {
        let location = SampleReports.location("App/en.lproj/Localizable.strings", line, 10)
        var source = RiskCell("en", text: text, outcome: outcome)
        source.location = location
        source.room = needs.map { Finding.Room(need: $0, has: 96, unit: "points") }
        return KeyRisk(catalog: 0, key: name, location: location, source: source)
    }

    static func measured(_ locale: String, _ text: String, line: Int, needs: Double) -> RiskCell {
        var cell = RiskCell(locale, text: text, outcome: .measured)
        cell.location = SampleReports.location("App/\(locale).lproj/Localizable.strings", line, 10)
        cell.room = Finding.Room(need: needs, has: 96, unit: "points")
        cell.chance = needs > 96 ? 1 : 0
        return cell
    }

    static func forecast(_ locale: String, chance: Double, needs: Double) -> RiskCell {
        var cell = RiskCell(locale, outcome: .forecast([.init(0.5, need: 80), .init(0.95, need: needs)]))
        cell.room = Finding.Room(need: needs, has: 96, unit: "points")
        cell.chance = chance
        return cell
    }
}
