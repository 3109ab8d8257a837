// Comma-separated values with one row for each key and language.

import Audit
import Risk

extension RiskReporter {
    static let csv = RiskReporter(
        id: "csv", summary: "comma-separated values for spreadsheets: one row for each key and language"
    ) { report, _ in
        var csv = CSVWriter()
        csv.row(RiskRow.columns.map { .text($0) })
        for key in report.keys {
            let row = RiskRow(report: report, key: key)
            csv.row(row.cells(key.source, "source"))
            for cell in key.cells { csv.row(row.cells(cell, "translation")) }
            for cell in key.pseudo { csv.row(row.cells(cell, "pseudo")) }
        }
        return csv.bytes
    }
}

/// The rows of a key.
private struct RiskRow {
    static let columns = [
        "catalog", "key", "kind", "locale", "text", "outcome", "chance", "need", "has", "unit", "textSize", "branch",
        "expected", "file", "line",
    ]

    let report: RiskReport
    let key: KeyRisk

    func cells(_ cell: RiskCell, _ kind: String) -> [CSVWriter.Cell] {
        let room = cell.room?.rounded
        let step = cell.failingStep.flatMap { report.steps.indices.contains($0) ? report.steps[$0] : nil }
        return [
            .name(report.path(of: key)), .text(key.key), .text(kind), .text(cell.locale), .text(cell.text),
            .text(cell.outcome.word), .number(cell.outcome.isKnown ? cell.chance.thousandths : nil),
            .number(room?.need), .number(room?.has), .text(room?.unit),
            .text(step), .text(cell.branch), .number(key.expected.thousandths), .name(cell.location?.relativePath),
            .count(cell.location?.place?.line),
        ]
    }
}

extension RiskReport {
    /// The path of a key's catalog.
    func path(of key: KeyRisk) -> String? {
        catalogs.indices.contains(key.catalog) ? catalogs[key.catalog].path : nil
    }
}

extension RiskCell.Outcome {
    /// Its name in machine-readable formats.
    var word: String {
        switch self {
        case .measured: "measured"
        case .forecast: "forecast"
        case .unlimited: "unlimited"
        case .unknown: "unknown"
        }
    }

    /// Whether it has a known chance.
    var isKnown: Bool {
        switch self {
        case .measured, .forecast: true
        case .unlimited, .unknown: false
        }
    }
}
