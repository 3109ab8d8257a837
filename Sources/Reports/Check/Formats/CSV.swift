// A table of comma-separated values, as RFC 4180 has them.

import Audit
import Platform

extension CheckReporter {
    static let csv = CheckReporter(
        id: "csv", summary: "comma-separated values for spreadsheets, with the names of the columns on top",
        isForTerminals: false
    ) { report, _ in
        var csv = CSVReport()
        csv.row(columns.map { .text($0) })
        for finding in report.result.findings { csv.row(cells(finding, of: report)) }
        return csv.bytes
    }

    private static let columns = [
        "rule", "severity", "file", "line", "column", "endLine", "endColumn", "locale", "key", "variant", "message",
        "help", "need", "has", "unit", "budgetFile", "budgetLine", "budgetColumn", "budgetSource", "budgetWords",
        "fingerprint", "textHash",
    ]

    private static func cells(_ finding: Finding, of report: CheckReport) -> [CSVReport.Cell] {
        let (location, budget) = (finding.location, finding.budget)
        return [
            .text(finding.rule), .text(finding.severity.rawValue), .text(location.relativePath),
            .count(location.place?.line), .count(location.place?.column), .count(location.end?.line),
            .count(location.end?.column), .text(finding.subject?.locale), .text(finding.subject?.key),
            .text(finding.subject?.variant), .text(finding.message), .text(finding.help), .number(finding.room?.need),
            .number(finding.room?.has), .text(finding.room?.unit), .text(budget.map { report.relative($0.file) }),
            .count(budget?.place?.line), .count(budget?.place?.column), .text(budget?.source.rawValue),
            .text(budget?.words), .text(finding.fingerprint), .text(finding.textHash),
        ]
    }
}

/// Writes rows of cells.
private struct CSVReport {
    enum Cell {
        case text(String?)
        case count(Int?)
        case number(Double?)
    }

    private(set) var bytes: [UInt8] = []

    mutating func row(_ cells: [Cell]) {
        for (index, cell) in cells.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            switch cell {
            case .text(let text): append(text ?? "")
            case .count(let count): bytes += (count.map { "\($0)" } ?? "").utf8
            case .number(let number): bytes += (number.map { $0.isFinite ? $0.plainText : "" } ?? "").utf8
            }
        }
        bytes.append(literal: "\r\n")
    }

    private mutating func append(_ text: String) {
        let isFormula = Self.isFormula(text)
        let isQuoted = text.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
        if isQuoted { bytes.append(UInt8(ascii: "\"")) }
        if isFormula { bytes.append(UInt8(ascii: "'")) }
        for byte in text.utf8 {
            if byte == UInt8(ascii: "\"") { bytes.append(byte) }
            bytes.append(byte)
        }
        if isQuoted { bytes.append(UInt8(ascii: "\"")) }
    }

    /// Whether a spreadsheet would take a text for a formula: texts come from whoever translates.
    private static func isFormula(_ text: String) -> Bool {
        switch text.unicodeScalars.first {
        case "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠": true
        default: false
        }
    }
}
