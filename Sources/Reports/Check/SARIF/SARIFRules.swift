// The rules in the form of SARIF.

import Audit

/// The rules of a run: the known ones, followed by those that only findings mention.
struct SARIFRules {
    /// The longest description that GitHub shows; the help contains all of it.
    private static let longestDescription = 1000

    let all: [CheckReport.RuleFacts]
    private let indices: [String: Int]

    init(_ report: CheckReport) {
        var all: [CheckReport.RuleFacts] = []
        var indices: [String: Int] = [:]
        for rule in report.rules where indices[rule.id] == nil {
            indices[rule.id] = all.count
            all.append(rule)
        }
        for finding in report.result.findings where indices[finding.rule] == nil {
            indices[finding.rule] = all.count
            all.append(
                CheckReport.RuleFacts(
                    id: finding.rule, severity: finding.severity, summary: "", explanation: ""))
        }
        self.all = all
        self.indices = indices
    }

    /// The index of a rule in the list.
    func index(of id: String) -> Int? { indices[id] }

    func append(_ rule: CheckReport.RuleFacts, to json: inout JSONWriter) {
        json.field("id", rule.id)
        if !rule.summary.isEmpty {
            let more = "swell explain \(rule.id)"
            json.object("shortDescription") { $0.field("text", rule.summary) }
            json.object("fullDescription") {
                // GitHub shows it as one line.
                let line = rule.explanation.split(separator: "\n").joined(separator: " ")
                $0.field("text", VisibleText.clipped(line, to: Self.longestDescription))
            }
            json.object("help") { json in
                json.field("text", "\(rule.explanation)\n\nFor examples, run \(more).")
                json.field("markdown", "\(rule.explanation)\n\nFor examples, run `\(more)`.")
            }
        }
        json.object("defaultConfiguration") { $0.field("level", rule.severity.rawValue) }
    }
}
