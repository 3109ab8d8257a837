// A summary of risk in a few lines, for a terminal.

import Audit
import Risk

/// A summary of risk in a few lines, for a terminal.
public enum RiskSummary {
    /// What was checked, how much breaks, and the riskiest keys, one line each.
    public static func lines(_ report: RiskReport, naming count: Int) -> [String] {
        let tally = RiskTally(report)
        return [tally.scope, tally.words] + tally.riskiest(count).map { line(report.keys[$0]) }
    }

    /// A key: `  settings.title: expected to break in 2.4 of 12 languages, worst in de (breaks: needs 132 pt, has 96 pt)`.
    private static func line(_ key: KeyRisk) -> String {
        let name = VisibleText.name(key.key, upTo: RiskWords.most)
        let worst = key.worstCell.map { ", worst in \(RiskWords.tag($0.locale)) (\(RiskWords.outcome($0)))" } ?? ""
        let expected = "\(RiskWords.expected(key.expected)) of \(key.cells.count.counted("language"))"
        return "  \(name): expected to break in \(expected)\(worst)"
    }
}
