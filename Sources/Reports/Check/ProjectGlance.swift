// What `swell` alone shows in the folder of an app: what is there, what matters most, and what to type next.

import Audit
import Basics

/// A first look at an app, in about ten lines.
public struct ProjectGlance: Sendable {
    /// More findings than these are for `swell check`.
    private static let mostFindings = 3
    /// More languages than these are only counted.
    private static let mostLanguages = 12

    private let report: CheckReport
    /// How many catalogs each platform has, by its name.
    private let catalogs: [(platform: String, count: Int)]
    private let isConfigured: Bool

    /// A look at what a check found; `platforms` has the name of each catalog's platform.
    public init(_ report: CheckReport, platforms: [String], isConfigured: Bool) {
        self.report = report
        catalogs = Dictionary(grouping: platforms) { $0 }.map { ($0, $1.count) }
            .sorted { ($1.count, $0.platform) < ($0.count, $1.platform) }
        self.isConfigured = isConfigured
    }

    /// The lines.
    public func text(_ style: TerminalStyle) -> String {
        let lines = [contents, limits] + findings(style) + [""] + nextSteps
        return lines.joined(separator: "\n") + "\n"
    }

    /// `21 catalogs (Apple), 789 texts in 6 languages: ar, de, fr, ja, pl, ru`.
    private var contents: String {
        let result = report.result
        let count = catalogs.reduce(0) { $0 + $1.count }
        let names =
            catalogs.count == 1
            ? catalogs.map(\.platform) : catalogs.map { "\($0.count) \($0.platform)" }
        let words = "\(count.counted("catalog")) (\(names.joined(separator: ", "))), \(result.texts.counted("text"))"
        guard !result.locales.isEmpty else { return words + ", no translations" }
        let shown = result.locales.prefix(Self.mostLanguages).map { VisibleText.clipped($0, to: 100) }
        let more = (result.locales.count - shown.count).andMore
        return words + " in \(result.locales.count.counted("language")): \(shown.joined(separator: ", "))\(more)"
    }

    private var limits: String {
        switch report.result.budgeted {
        case 0: "no text has a limit yet, so nothing is measured: 'swell init' suggests limits"
        case let count: "\(count.counted("text has", "texts have")) a limit"
        }
    }

    /// The findings that matter most, a line each.
    private func findings(_ style: TerminalStyle) -> [String] {
        let findings = report.result.findings
        let tally = CheckTally(findings, files: report.files.count)
        guard !findings.isEmpty else { return ["no findings"] }
        let words = FindingWords(report: report)
        let groups = FindingRanking(FindingGrouping(findings, .brief).groups, findings).groups
        let worst = groups.prefix(Self.mostFindings).map { findings[$0.shown] }
        return [tally.severities + (worst.count < findings.count ? "; what matters most:" : ":")]
            + worst.map { finding in
                let place = words.place(finding.location.place, in: finding.location.path)
                let subject = finding.subject.map { "\($0.shortWords): " } ?? ""
                let message = VisibleText.shortened(VisibleText.escaped(finding.message), toColumns: 140)
                return
                    "  \(style.severity(finding.severity, finding.severity.rawValue)): \(subject)\(message) (\(place))"
            }
    }

    private var nextSteps: [String] {
        var steps = [(command: "swell check", use: "all findings, each with its text and what to do")]
        if !isConfigured {
            steps.append(("swell init", "writes a .swell.yml with limits and pseudo-locales for this app"))
        }
        steps.append(("swell generate --out pseudo", "makes pseudo-locales to load in the app"))
        steps.append(("swell report --open", "shows each text in its box, and what will break in other languages"))
        let column = steps.reduce(0) { max($0, $1.command.count) } + 2
        return steps.map { step in
            let space = String(repeating: " ", count: column - step.command.count)
            return "  \(step.command)\(space)\(step.use)"
        }
    }
}
