// The number of findings by cause.

import Audit
import Comparison

/// A line for each cause, most important first: the number of findings, the severity, the rule, and what is wrong.
struct CauseSummary {
    private static let most = 20

    private struct Line {
        let finding: Finding
        let pattern: String
        var count: Int
    }

    private var causes: [Line] = []

    init(_ report: CheckReport) {
        let findings = report.result.findings + report.hidden
        var places: [Severity: [FindingCause: Int]] = [:]
        for index in FindingRanking(findings).order {
            let cause = FindingCause(findings[index])
            let severity = findings[index].severity
            if let place = places[severity]?[cause] {
                causes[place].count += 1
            } else {
                places[severity, default: [:]][cause] = causes.count
                causes.append(Line(finding: findings[index], pattern: cause.pattern, count: 1))
            }
        }
    }

    /// The lines; empty if there is nothing to summarize.
    func lines(_ canvas: ReportCanvas) -> [String] {
        guard causes.reduce(0, { $0 + $1.count }) > 1 else { return [] }
        let rows = causes.prefix(Self.most).map { cause in
            [
                "\(cause.count)", cause.finding.severity.rawValue, VisibleText.escaped(cause.finding.rule),
                VisibleText.clipped(cause.pattern, to: 100),
            ]
        }
        let table = TextTable.lines(Array(rows), numbers: 0..<1).map { line in
            "    " + (canvas.isTerminal ? VisibleText.shortened(line, toColumns: canvas.width - 4) : line)
        }
        let rest = causes.count - rows.count
        return ["  \(canvas.style.bold("by cause:"))"] + table
            + (rest > 0 ? ["    and \(rest.counted("more cause"))"] : [])
    }
}
