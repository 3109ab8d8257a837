// A few lines on risk, for a person at a terminal.

import Audit
import Risk

/// A few lines on risk, for a person at a terminal.
public enum RiskSummary {
    /// What was looked at, how much breaks, and the riskiest keys, a line each.
    public static func lines(_ report: RiskReport, naming count: Int) -> [String] {
        let tally = RiskTally(report)
        return [tally.scope, tally.words] + tally.riskiest(count).map { line(report.keys[$0]) }
    }

    /// A key: `  settings.title: 2.4 of 12 languages, worst de (breaks: needs 132 pt, has 96 pt)`.
    private static func line(_ key: KeyRisk) -> String {
        let name = VisibleText.name(key.key, upTo: RiskWords.most)
        let worst = key.worstCell.map { ", worst \(RiskWords.tag($0.locale)) (\(RiskWords.outcome($0)))" } ?? ""
        return
            "  \(name): \(RiskWords.expected(key.expected)) of \(key.cells.count.counted("language"))\(worst)"
    }
}
