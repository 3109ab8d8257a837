// Findings grouped by file, followed by a summary.

import Audit
import Comparison

/// Writes findings grouped by file, followed by a summary.
struct TextReport {
    let report: CheckReport
    let canvas: ReportCanvas
    private var style: TerminalStyle { canvas.style }

    var bytes: [UInt8] {
        let words = FindingWords(report: report)
        let spread = SpreadFindings(report.result.findings)
        var output: [UInt8] = []
        for file in report.files {
            let blocks = TextBlock.blocks(of: file, spread)
            guard let path = file.first?.location.path, !blocks.isEmpty else { continue }
            output.append(lines: [style.bold(words.place(nil, in: path))])
            let places = file.reduce(0) { max($0, placeName($1).utf8.count) }
            let details = TextDetails(words: words, canvas: canvas)
            for block in blocks {
                output.append(lines: heading(block, places: places))
                details.append(block, to: &output)
            }
            output.append(literal: "\n")
        }
        output.append(lines: ending)
        return output
    }

    private func placeName(_ finding: Finding) -> String { finding.location.place.map { "\($0)" } ?? "" }

    /// `4:31  error    photos (de): is too long  [over-budget]`.
    private func heading(_ block: TextBlock, places: Int) -> [String] {
        let finding = block.first
        var place = placeName(finding)
        var subject = finding.subject?.shortWords
        if case .keys(let findings) = block.rest { (place, subject) = ("", Self.subject(findings)) }
        let severity = finding.severity.rawValue
        let padding = String(repeating: " ", count: places == 0 ? 0 : places - place.utf8.count + 2)
        let start = "  \(style.dim(place))\(padding)\(style.severity(finding.severity, severity))"
        let indent = (places == 0 ? 0 : places + 2) + 11
        var words = TextWords(indent: indent, width: canvas.isTerminal ? canvas.width : nil)
        words.start(start + String(repeating: " ", count: 9 - severity.utf8.count), width: indent)
        if let subject { words.add(key: "\(subject):", style.key) }
        words.add(VisibleText.clipped(block.message, to: FindingWords.most)) { $0 }
        words.add("[\(VisibleText.escaped(finding.rule))]", style.dim)
        return words.lines
    }

    /// `12 texts (de)`.
    private static func subject(_ group: [Finding]) -> String {
        let locale = group.first?.subject?.locale.map { " (\(VisibleText.clipped($0, to: 100)))" } ?? ""
        return "\(group.count.counted("text"))\(locale)"
    }

    private var ending: [String] {
        let tally = CheckTally(report)
        let worst = report.result.findings.lazy.map(\.severity).max()
        let verdict = paragraph(tally.words) { word in
            style.bold(worst.map { style.severity($0, word) } ?? style.good(word))
        }
        return CauseSummary(report).lines(canvas) + verdict
            + ([report.scope] + report.remarks + advice).flatMap { paragraph($0) { $0 } }
    }

    /// More findings than this are too many to fix in a day.
    private static let many = 200

    /// Advice if there are many findings.
    private var advice: [String] {
        guard report.result.findings.count > Self.many else { return [] }
        return [
            "there are many findings: --max-findings 20 shows the most important ones, --rule ID shows one rule, and "
                + "'swell baseline create' accepts all current findings"
        ]
    }

    private func paragraph(_ text: String, _ emphasis: (String) -> String) -> [String] {
        var words = TextWords(indent: 2, width: canvas.isTerminal ? canvas.width : nil)
        words.add(text, emphasis)
        return words.lines
    }
}

extension TerminalStyle {
    /// The text in the color of a severity.
    func severity(_ severity: Severity, _ text: String) -> String {
        switch severity {
        case .note: note(text)
        case .warning: warning(text)
        case .error: error(text)
        }
    }
}
