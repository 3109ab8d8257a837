// The findings in the texts of a page, each stored once.

import Audit
import Risk

/// The findings of the cells of a page, in the order of first occurrence.
struct PageFindings {
    /// The number in the page of each finding, by its position in the audit.
    private(set) var numbers: [Int: Int] = [:]
    private var rules: [String] = []
    private var unique: [Content] = []

    private struct Content: Hashable {
        let rule: Int
        let severity: String
        let message: String
        let help: String
    }

    init(_ report: RiskReport) {
        var ruleNumbers: [String: Int] = [:]
        var contentNumbers: [Content: Int] = [:]
        for key in report.keys {
            for position in ([key.source] + key.cells + key.pseudo).flatMap(\.findings)
            where numbers[position] == nil && report.audit.findings.indices.contains(position) {
                let finding = report.audit.findings[position]
                let rule = ruleNumbers[finding.rule] ?? rules.count
                if rule == rules.count {
                    rules.append(finding.rule)
                    ruleNumbers[finding.rule] = rule
                }
                let content = Content(
                    rule: rule, severity: finding.severity.rawValue, message: finding.message, help: finding.help ?? "")
                let number = contentNumbers[content] ?? unique.count
                if number == unique.count {
                    unique.append(content)
                    contentNumbers[content] = number
                }
                numbers[position] = number
            }
        }
    }

    /// Writes the rules and the findings.
    func write(to json: inout PageJSON) {
        json.field("rules", rules) { $0.text($1) }
        json.field("findings", unique) { json, content in
            json.list { json in
                json.number(content.rule)
                for text in [content.severity, content.message, content.help] { json.text(text) }
            }
        }
    }
}
