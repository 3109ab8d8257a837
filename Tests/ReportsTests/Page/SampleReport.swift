// A small report with real pictures.

import Audit
import Basics
import Budgets
import Drawing
import Fonts
import Foundation
import MessageLayout
import Reports
import Risk
import TestSupport
import TextLayout

/// A small report: labels of 96 points in the fonts of the corpora, in some languages.
enum SampleReport {
    static let box = Box(width: 96)
    private static let library = try? FontLibrary(files: [Corpora.own.appending(path: "Fonts").path])

    /// Makes a report of keys with their texts by language, English first; a missing text has a forecast.
    static func make(_ texts: [(key: String, texts: [String?])], locales: [String] = ["de", "ar", "th"]) throws
        -> RiskReport
    {
        var report = RiskReport(source: "en")
        report.locales = locales.map { LocaleRisk($0, direction: $0 == "ar" ? .rightToLeft : .leftToRight) }
        report.steps = ["large", "ax5"]
        report.rooms = [
            RiskRoom(Room(box: box, style: .body, sizes: .apple), words: "96 pt wide, 1 line, in body", font: "Inter")
        ]
        report.catalogs = [CatalogRisk(path: "en.lproj/Localizable.strings", keys: texts.count)]
        var maker = PictureMaker(report.shelf)
        for (line, (key, texts)) in texts.enumerated() {
            let cells = try zip(["en"] + locales, texts).map { try cell($0, $1, &maker) }
            let location = Finding.Location(
                path: "en.lproj/Localizable.strings", relativePath: "en.lproj/Localizable.strings",
                place: Place(line: line + 1, column: 1))
            var risk = KeyRisk(catalog: 0, key: key, comment: key, location: location, source: cells[0])
            risk.room = 0
            risk.cells = Array(cells.dropFirst())
            risk.expected = risk.cells.reduce(0) { $0 + $1.chance }
            report.keys.append(risk)
        }
        return report
    }

    private static func cell(_ locale: String, _ text: String?, _ maker: inout PictureMaker) throws -> RiskCell {
        guard let text else {
            var cell = RiskCell(locale, outcome: .forecast([.init(0.5, need: 80), .init(0.95, need: 140)]))
            cell.chance = 0.37
            cell.room = Finding.Room(need: 140, has: 96, unit: "points")
            return cell
        }
        guard let library else { throw CocoaError(.fileNoSuchFile) }
        var ruler = Typesetter().ruler(try library.stack(try FontDescription("Inter 17")), locale: locale)
        var steps = [("large", 17.0), ("ax5", 53.0)].map { name, size in
            RuledStep(SizeStep(setting: name, points: size), ruler: ruler.scaled(to: size))
        }
        let fit = Fitting.fit(Array(text.utf8), in: box, by: &ruler, locale: locale)
        var fits: [Fit] = []
        for index in steps.indices {
            fits.append(Fitting.fit(Array(text.utf8), in: box, by: &steps[index].ruler, locale: locale))
        }
        var cell = RiskCell(locale, text: text, outcome: .measured)
        cell.chance = fit.fits ? 0 : 1
        cell.chanceAtSteps = fits.map { $0.fits ? 0 : 1 }
        cell.room = fit.neededWidth.map { Finding.Room(need: $0, has: 96, unit: "points") }
        cell.picture = maker.picture(of: fit, by: &ruler, fits: fits, at: &steps)
        return cell
    }

    /// The page of a report.
    static func page(_ report: RiskReport, title: String = "Sample") -> String {
        String(decoding: ReportPage.render(report, title: title, toolVersion: "1.0.0"), as: UTF8.self)
    }

    /// The content of an element of a page, from after its start tag to its end tag.
    static func content(of start: String, in page: String, until end: String) -> String? {
        guard let from = page.range(of: start), let to = page.range(of: end, range: from.upperBound..<page.endIndex)
        else { return nil }
        return String(page[from.upperBound..<to.lowerBound])
    }

    /// The lines of a data block, each parsed by Foundation.
    static func data(_ id: String, of page: String) throws -> [Any] {
        let start = "<script type=\"application/json\" id=\"\(id)\">\n"
        let text = content(of: start, in: page, until: "</script>") ?? ""
        return try text.split(separator: "\n").map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
    }
}
