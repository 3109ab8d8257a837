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
        let details = TextDetails(words: words, canvas: canvas)
        let findings = report.result.findings
        var output: [UInt8] = []
        var last: Finding?
        for section in sections {
            guard let path = section.first.map({ findings[$0.shown].location.path }) else { continue }
            output.append(lines: [style.bold(words.place(nil, in: path))])
            let places = section.reduce(0) { max($0, placeName(findings[$1.shown]).utf8.count) }
            for group in section {
                let finding = findings[group.shown]
                output.append(lines: heading(group, places: places))
                let isHelped = last.map { $0.rule == finding.rule && $0.help == finding.help } ?? false
                details.append(group, of: findings, withHelp: !isHelped, to: &output)
                last = finding
            }
            output.append(literal: "\n")
        }
        output.append(lines: ending)
        return output
    }

    /// The groups by severity and file: all errors come before the first warning.
    private var sections: [ArraySlice<FindingGroup>] {
        let findings = report.result.findings
        let groups = report.groups
        let sorted = Severity.allCases.reversed().flatMap { severity in
            groups.filter { findings[$0.shown].severity == severity }
        }
        return sorted.runs { one, other in
            let (first, second) = (findings[one.shown], findings[other.shown])
            return first.severity == second.severity && first.location.path == second.location.path
        }
    }

    private func placeName(_ finding: Finding) -> String { finding.location.place.map { "\($0)" } ?? "" }

    /// `4:31  error    photos (de): is too long  [over-budget]`.
    private func heading(_ group: FindingGroup, places: Int) -> [String] {
        let finding = report.result.findings[group.shown]
        let place = group.kind == .message ? "" : placeName(finding)
        let severity = finding.severity.rawValue
        let padding = String(repeating: " ", count: places == 0 ? 0 : places - place.utf8.count + 2)
        let start = "  \(style.dim(place))\(padding)\(style.severity(finding.severity, severity))"
        let indent = (places == 0 ? 0 : places + 2) + 11
        var words = TextWords(indent: indent, width: canvas.isTerminal ? canvas.width : nil)
        words.start(start + String(repeating: " ", count: 9 - severity.utf8.count), width: indent)
        let (subject, message) = GroupHeadline(group, of: report.result.findings).parts
        if let subject { words.add(key: "\(subject):", style.key) }
        words.add(VisibleText.clipped(message, to: FindingWords.most)) { $0 }
        words.add("[\(VisibleText.escaped(finding.rule))]", style.dim)
        return words.lines
    }

    private var ending: [String] {
        let tally = CheckTally(all: report)
        let worst = (report.result.findings + report.hidden).lazy.map(\.severity).max()
        let verdict = paragraph(tally.words) { word in
            style.bold(worst.map { style.severity($0, word) } ?? style.good(word))
        }
        return hidden + CauseSummary(report).lines(canvas) + verdict
            + ([report.scope] + report.remarks(countingHidden: false) + advice).flatMap { paragraph($0) { $0 } }
    }

    /// What the list leaves out, and how to see it.
    private var hidden: [String] {
        guard !report.hidden.isEmpty else { return [] }
        let words = CheckTally(report.hidden, files: 0).more
        return paragraph("\(words), which a higher --max-findings shows; --rule ID shows one rule") { $0 } + [""]
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
