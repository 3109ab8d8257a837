// Comma-separated values as defined by RFC 4180.

import Audit

extension CheckReporter {
    static let csv = CheckReporter(
        id: "csv", summary: "comma-separated values for spreadsheets, with a header row",
        includesRemarks: false
    ) { report, _ in
        var csv = CSVWriter()
        csv.row(columns.map { .text($0) })
        for finding in report.result.findings { csv.row(cells(finding, of: report)) }
        return csv.bytes
    }

    private static let columns = [
        "rule", "severity", "file", "line", "column", "endLine", "endColumn", "locale", "key", "variant", "message",
        "help", "need", "has", "unit", "budgetFile", "budgetLine", "budgetColumn", "budgetSource", "budgetWords",
        "fingerprint", "textHash", "missingLocales", "missingCount",
    ]

    private static func cells(_ finding: Finding, of report: CheckReport) -> [CSVWriter.Cell] {
        let (location, budget) = (finding.location, finding.budget)
        return [
            .text(finding.rule), .text(finding.severity.rawValue), .name(location.relativePath),
            .count(location.place?.line), .count(location.place?.column), .count(location.end?.line),
            .count(location.end?.column), .text(finding.subject?.locale), .text(finding.subject?.key),
            .text(finding.subject?.variant), .text(finding.message), .text(finding.help), .number(finding.room?.need),
            .number(finding.room?.has), .text(finding.room?.unit),
            .name(budget.map { report.places.relative($0.file) }),
            .count(budget?.place?.line), .count(budget?.place?.column), .text(budget?.source.id),
            .text(budget?.words), .text(finding.fingerprint), .text(finding.textHash),
            .text(finding.gap?.locales.joined(separator: " ")), .count(finding.gap?.count),
        ]
    }
}
