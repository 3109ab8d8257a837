// A summary in Markdown, for a ticket.

import Audit
import Basics
import Risk

extension RiskReporter {
    static let markdown = RiskReporter(
        id: "markdown", summary: "a summary for a ticket: the ten riskiest keys with reasons, and a language table"
    ) { report, heading in RiskMarkdown(report: report, heading: heading).bytes }
}

/// Writes the summary.
private struct RiskMarkdown {
    let report: RiskReport
    let heading: RiskHeading

    var bytes: [UInt8] {
        let tally = RiskTally(report)
        var text = "## \(MarkdownText.cell(heading.title))\n\n"
        text += "\(MarkdownText.escaped(tally.words)).\n\nChecked \(MarkdownText.escaped(tally.scope)).\n"
        if let generated = heading.generated { text += "\nGenerated on \(MarkdownText.cell(generated)).\n" }
        if !report.unread.isEmpty {
            text += "\n**Not read, or only in part, so keys may be missing here:**\n\n"
            for finding in report.unread { text += "- \(MarkdownText.escaped(RiskWords.unread(finding)))\n" }
        }
        let riskiest = tally.riskiest(10)
        if !riskiest.isEmpty {
            text += "\n### \(riskiest.count == 1 ? "The riskiest key" : "The riskiest keys")\n\n"
            text += "| Key | Expected to break in | Worst | Why | What to do |\n|---|--:|---|---|---|\n"
            for index in riskiest { text += row(report.keys[index]) }
        }
        if !report.locales.isEmpty {
            text += "\n### Languages\n\n"
            text += "| Language | Measured | Break | Forecast | Expected to break | Forecast basis |\n"
            text += "|---|--:|--:|--:|--:|---|\n"
            for locale in report.locales { text += row(locale) }
        }
        let estimates = report.rooms.compactMap(\.estimate).unique
        if !estimates.isEmpty {
            text += "\nWidths are an estimate: \(MarkdownText.escaped(estimates.listed())).\n"
        }
        return Array(text.utf8)
    }

    private func row(_ key: KeyRisk) -> String {
        let source = key.source.text.map { "<br>“\(MarkdownText.cell($0))”" } ?? ""
        let site = key.sites.first.map { "<br>\(MarkdownText.cell(RiskWords.site($0)))" } ?? ""
        let worst = key.worstCell.map { cell in
            let text = cell.text.map { ": “\(MarkdownText.cell($0))”" } ?? ""
            return "\(MarkdownText.cell(cell.locale))\(text)<br>\(MarkdownText.escaped(RiskWords.outcome(cell)))"
        }
        let expected = "\(RiskWords.expected(key.expected)) of \(key.cells.count.counted("language"))"
        return
            "| **\(MarkdownText.cell(key.key.isEmpty ? "\"\"" : key.key))**\(source)\(site) | \(expected) | \(worst ?? "") "
            + "| \(lines(key.reasons.map { RiskWords.reason($0) })) | \(lines(RiskWords.advice(key.advice))) |\n"
    }

    private func row(_ locale: LocaleRisk) -> String {
        "| \(MarkdownText.cell(locale.tag)) | \(locale.measured) | \(locale.broken) | \(locale.forecast) "
            + "| \(RiskWords.expected(locale.expected)) | \(locale.forecast > 0 ? MarkdownText.cell(locale.basis) : "") |\n"
    }

    private func lines(_ lines: [String]) -> String { lines.map { MarkdownText.escaped($0) }.joined(separator: "<br>") }
}
