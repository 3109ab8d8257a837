// Annotations of GitHub Actions: commands that a step prints, shown beside the lines they refer to.

import Audit
import Basics
import Comparison

extension CheckReporter {
    static let github = CheckReporter(
        id: "github", summary: "annotations for GitHub Actions, most important first, and a count of the rest",
        includesRemarks: true
    ) { report, _ in
        GitHubAnnotations(report: report).bytes
    } troubles: { troubles, places in
        troubles.reduce(into: []) { GitHubCommand.append($1, in: places, to: &$0) }
    }
}

/// Writes and escapes texts in a command.
private enum GitHubCommand {
    static func append(_ trouble: FileProblem, in places: ReportPlaces, to output: inout [UInt8]) {
        output.append(literal: "::error file=")
        appendProperty(places.relative(trouble.file), to: &output)
        if let place = trouble.place { output += ",line=\(place.line),col=\(place.column)".utf8 }
        output.append(literal: ",title=swell check::")
        append(trouble.words, escaping: "", to: &output)
        output.append(UInt8(ascii: "\n"))
    }

    static func appendProperty(_ text: String, to output: inout [UInt8]) { append(text, escaping: ":,", to: &output) }

    static func append(_ text: String, escaping special: StaticString, to output: inout [UInt8]) {
        for scalar in text.unicodeScalars {
            for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
                let isSpecial = special.withUTF8Buffer { $0.contains(byte) }
                if byte == UInt8(ascii: "%") || byte < 0x20 || isSpecial || scalar.steersDirection {
                    output.append(UInt8(ascii: "%"))
                    output.append(hexadecimal: byte)
                } else {
                    output.append(byte)
                }
            }
        }
    }
}

/// Writes annotations, at most as many as GitHub shows.
private struct GitHubAnnotations {
    /// The number of annotations that GitHub shows per level and step; it shows 50 per job.
    private static let most = 10

    let report: CheckReport

    var bytes: [UInt8] {
        let words = FindingWords(report: report)
        let ranked = self.ranked
        var output: [UInt8] = []
        var rest: [String] = []
        for severity in Severity.allCases.reversed() {
            let groups = ranked.filter { report.result.findings[$0.shown].severity == severity }
            // The count of the rest is also a notice.
            let isCrowded = severity == .note && (!rest.isEmpty || groups.count > Self.most)
            let most = isCrowded ? Self.most - 1 : Self.most
            for group in groups.prefix(most) { append(group, words, to: &output) }
            let count = groups.dropFirst(most).reduce(0) { $0 + $1.members.count }
            if count > 0 { rest.append(count.counted(severity.rawValue)) }
        }
        if !rest.isEmpty {
            output.append(literal: "::notice title=swell check::not shown here: ")
            output += "\(rest.listed())\n".utf8
        }
        let remarks = [CheckTally(all: report).words] + report.remarks()
        for remark in remarks { output += "swell check: \(remark)\n".utf8 }
        return output
    }

    /// The findings that are read as one, most important first.
    private var ranked: [FindingGroup] {
        let findings = report.result.findings
        let all = report.groups
        let isCrowded = Severity.allCases.contains { severity in
            all.count { findings[$0.shown].severity == severity } > Self.most
        }
        let groups = isCrowded ? FindingGrouping(findings, .brief).groups : all
        return FindingRanking(groups, findings).groups
    }

    private func append(_ group: FindingGroup, _ words: FindingWords, to output: inout [UInt8]) {
        let finding = report.result.findings[group.shown]
        let command =
            switch finding.severity {
            case .note: "notice"
            case .warning: "warning"
            case .error: "error"
            }
        let location = finding.shownLocation
        output += "::\(command) file=".utf8
        GitHubCommand.appendProperty(location.repositoryPath, to: &output)
        if let place = location.place {
            output += ",line=\(place.line),col=\(place.column)".utf8
            if let end = location.end { output += ",endLine=\(end.line)".utf8 }
        }
        output.append(literal: ",title=")
        GitHubCommand.appendProperty(VisibleText.escaped(finding.rule), to: &output)
        output.append(literal: "::")
        let others = group.others.map { report.result.findings[$0] }
        GitHubCommand.append(words.shownAdvice(finding) + words.others(others), escaping: "", to: &output)
        output.append(UInt8(ascii: "\n"))
    }
}
