// The number of findings by cause.

import Audit
import Comparison

/// A line for each cause, most important first: the number of findings, the severity, the rule, and what is wrong.
struct CauseSummary {
    private static let most = 20

    private struct Cause: Hashable {
        let severity: Severity
        let cause: FindingCause
    }

    private struct Line {
        let first: Finding
        let pattern: String
        var count: Int
    }

    private var lines: [Line] = []

    init(_ report: CheckReport) {
        var causes = CauseReader()
        var places: [Cause: Int] = [:]
        for finding in report.result.findings + report.hidden {
            let cause = causes.cause(of: finding)
            let name = Cause(severity: finding.severity, cause: cause)
            if let place = places[name] {
                lines[place].count += 1
            } else {
                places[name] = lines.count
                lines.append(Line(first: finding, pattern: cause.pattern, count: 1))
            }
        }
        lines = lines.enumerated().sorted { one, other in
            let (first, second) = (one.element.first, other.element.first)
            if first.isTrouble != second.isTrouble { return first.isTrouble }
            if first.severity != second.severity { return first.severity > second.severity }
            return (first.harm, one.offset) < (second.harm, other.offset)
        }.map(\.element)
    }

    /// The lines; empty if there is nothing to summarize.
    func lines(_ canvas: ReportCanvas) -> [String] {
        guard lines.reduce(0, { $0 + $1.count }) > 1 else { return [] }
        let rows = lines.prefix(Self.most).map { line in
            [
                "\(line.count)", line.first.severity.rawValue, VisibleText.escaped(line.first.rule),
                VisibleText.clipped(line.pattern, to: 100),
            ]
        }
        let table = TextTable.lines(Array(rows), numbers: 0..<1).map { line in
            "    " + (canvas.isTerminal ? VisibleText.shortened(line, toColumns: canvas.width - 4) : line)
        }
        let rest = lines.count - rows.count
        return ["  \(canvas.style.bold("by cause:"))"] + table
            + (rest > 0 ? ["    and \(rest.counted("more cause"))"] : [])
    }
}
