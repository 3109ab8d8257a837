// A forecast as a table for people.

import MessageLayout
import TextLayout

/// Shows the forecast for a text in a table, or for many texts on one line each.
public struct FitForecastPage {
    private let forecast: FitForecast
    private let canvas: ReportCanvas

    /// Creates a page about a forecast.
    public init(_ forecast: FitForecast, on canvas: ReportCanvas) {
        self.forecast = forecast
        self.canvas = canvas
    }

    /// The measurements of the text, followed by a row for each language.
    public var text: String {
        let hasBox = forecast.message.plan.box != nil
        let steps = forecast.largest.map { ["AT \($0.uppercased())"] } ?? []
        let fits = hasBox ? ["FITS"] + steps : []
        var rows = [
            ["LOCALE"] + fits + ["FOR 90%", "FOR 95%", "FOR 99%"] + (hasBox ? ["MAX SOURCE"] : []) + ["BASIS"]
        ]
        for locale in forecast.locales {
            let chances = fits.isEmpty ? [] : [locale.chance] + (steps.isEmpty ? [] : [locale.chanceAtLargest])
            rows.append(
                [RiskWords.tag(locale.tag)] + chances.map(Self.chance) + locale.needs.map(need)
                    + (hasBox ? [Self.length(locale.longestSource)] : []) + [locale.basis])
        }
        let table = TextTable.lines(rows, numbers: 1..<(rows[0].count - 1))
        return FitPage(forecast.message, on: canvas).text + "\n" + table.map { $0 + "\n" }.joined() + "\n"
            + verdict + "\n"
    }

    /// The text on one line, with the language that is least likely to fit.
    public var line: String {
        let own = FitPage(forecast.message, on: canvas).line
        guard let first = forecast.locales.first else { return own }
        let chance = first.least.map { Self.chance($0) }
        let cells = [chance, RiskWords.tag(first.tag), need(first.enough)].compactMap(\.self)
        let widths = [8, 7, 10].suffix(cells.count)
        return zip(cells, widths).map { $0.padded(before: $1) }.joined(separator: " ") + "  " + own
    }

    /// The conclusion.
    private var verdict: String {
        let locales = forecast.locales
        guard forecast.message.plan.box != nil else {
            return "FOR 90%, 95% and 99%: the width that fits this share of all translations."
        }
        let unsafe = locales.filter { ($0.least ?? 1) < FitForecast.safe }
        let size = forecast.largest.map { " up to text size \($0)" } ?? ""
        guard !unsafe.isEmpty else {
            return "Safe: at least 95% likely to fit in \(locales.count.counted("language"))\(size)."
        }
        var words =
            "Not safe: less than 95% likely to fit in \(unsafe.count) of \(locales.count.counted("language"))"
        words += "\(size)."
        if let missing = missingHeight { return words + missing }
        let needs = locales.map(\.enoughAtAll)
        if let most = needs.max(), most.isFinite {
            words += " \(need(most)) would be enough for 95% in each language"
            let length = locales.compactMap(\.longestSourceAtAll).min() ?? 0
            words += length > 0 ? ", or a source text of at most \(length.counted("character"))." : "."
        }
        return words
    }

    /// The missing height of a box that is lower than a line, which no width can fix.
    private var missingHeight: String? {
        let has = "The box has \(FitWords.number(forecast.message.plan.box?.height ?? 0)) pt of height"
        if let most = forecast.locales.compactMap(\.missingHeight).max() {
            return " \(has), and a line needs \(need(most))."
        }
        return forecast.locales.compactMap { $0.atLargest?.missingHeight }.max().map { most in
            " \(has), and a line needs \(need(most)) at text size \(forecast.largest ?? "")."
        }
    }

    /// A chance, rounded down.
    static func chance(_ chance: Double?) -> String {
        guard let chance else { return "-" }
        if chance >= 0.999_999 { return "100%" }
        if chance >= 0.99 { return "99%" }
        return chance < 0.01 ? (chance > 0.000_001 ? "under 1%" : "0%") : "\(Int(chance * 100))%"
    }

    /// A needed room, rounded up to whole points or columns, which is as precise as a forecast gets.
    private func need(_ need: Double?) -> String {
        guard let need, need.isFinite else { return "-" }
        return forecast.message.plan.unit.length(FitWords.number((need - 0.01).rounded(.up)))
    }

    private static func length(_ length: Int?) -> String { length.map { $0 > 0 ? "\($0)" : "-" } ?? "-" }
}
