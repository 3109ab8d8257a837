// Markdown tables for a job summary.

import Audit

extension CheckReporter {
    static let markdown = CheckReporter(
        id: "markdown", summary: "Markdown tables by file, for a job summary", includesRemarks: false
    ) { report, _ in MarkdownReport(report: report).bytes }
}

/// Writes tables, up to the size limit of a GitHub step summary.
private struct MarkdownReport {
    /// GitHub rejects a summary of more than 1 MiB, and shows others on the same page.
    private static let mostBytes = 1_000_000
    /// The maximum number of remarks before the tables.
    private static let mostRemarks = 20
    private static let head = "| | Line | Key | Rule | What is wrong |\n|---|---|---|---|---|\n"

    let report: CheckReport

    var bytes: [UInt8] {
        var output = Array(
            "## swell check: \(CheckTally(all: report).words)\n\n\(MarkdownText.escaped(report.scope))\n".utf8)
        let remarks = report.remarks()
        for remark in remarks.prefix(Self.mostRemarks) { output += "\n\(MarkdownText.cell(remark))\n".utf8 }
        let more = remarks.count - Self.mostRemarks
        if more > 0 { output += "\n\(more.counted("more remark")) omitted.\n".utf8 }
        let rows = self.rows(in: Self.mostBytes - output.count)
        var shown = 0
        var index = 0
        for file in report.files {
            let present = rows[index..<index + file.count].compactMap(\.self)
            index += file.count
            guard !present.isEmpty else { continue }
            output += "\n### \(name(of: file))\n\n\(Self.head)\(present.joined())".utf8
            shown += present.count
        }
        let rest = report.result.findings.count - shown
        if rest > 0 { output += "\n\(rest.counted("less important finding")) omitted.\n".utf8 }
        return output
    }

    /// The rows that fit, chosen by importance, each at the position of its finding.
    private func rows(in room: Int) -> [String?] {
        let findings = report.result.findings
        var fileOf = [Int](repeating: 0, count: findings.count)
        let files = report.files
        for (index, file) in files.enumerated() {
            for finding in file.indices { fileOf[finding] = index }
        }
        var rows = [String?](repeating: nil, count: findings.count)
        var hasHead = [Bool](repeating: false, count: files.count)
        // Reserved for the line that counts the omitted findings.
        var left = room - 100
        for index in report.worstFirst {
            let row = row(findings[index])
            let file = fileOf[index]
            let head = hasHead[file] ? 0 : name(of: files[file]).utf8.count + Self.head.utf8.count + 10
            left -= row.utf8.count + head
            guard left >= 0 else { break }
            hasHead[file] = true
            rows[index] = row
        }
        return rows
    }

    private func name(of file: ArraySlice<Finding>) -> String {
        MarkdownText.cell(file.first?.location.relativePath ?? "")
    }

    private func row(_ finding: Finding) -> String {
        let mark =
            switch finding.severity {
            case .note: "note"
            case .warning: "⚠️ warning"
            case .error: "❌ error"
            }
        let place = finding.location.place.map { "\($0.line)" } ?? ""
        let key = MarkdownText.cell(finding.subject?.words ?? "")
        let evidence = FindingWords(report: report).evidence(finding).map { " (\(MarkdownText.cell($0)))" } ?? ""
        let help = finding.help.map { "<br>\(MarkdownText.cell($0))" } ?? ""
        let message = "\(MarkdownText.cell(finding.message))\(evidence)\(help)"
        return "| \(mark) | \(place) | \(key) | \(MarkdownText.cell(finding.rule)) | \(message) |\n"
    }
}
