// What the audit found in the texts of a page, each said once.

import Audit
import Risk

/// The findings of the cells of a page, in the order in which they are met.
struct PageFindings {
    /// The number in the page of a finding of the audit.
    private(set) var numbers: [Int: Int] = [:]
    private var rules: [String] = []
    private var unique: [Said] = []

    private struct Said: Hashable {
        let rule: Int
        let severity: String
        let message: String
        let help: String
    }

    init(_ report: RiskReport) {
        var ruleNumbers: [String: Int] = [:]
        var saidNumbers: [Said: Int] = [:]
        for key in report.keys {
            for position in ([key.source] + key.cells + key.pseudo).flatMap(\.findings)
            where numbers[position] == nil && report.audit.findings.indices.contains(position) {
                let finding = report.audit.findings[position]
                let rule = ruleNumbers[finding.rule] ?? rules.count
                if rule == rules.count {
                    rules.append(finding.rule)
                    ruleNumbers[finding.rule] = rule
                }
                let said = Said(
                    rule: rule, severity: finding.severity.rawValue, message: finding.message, help: finding.help ?? "")
                let number = saidNumbers[said] ?? unique.count
                if number == unique.count {
                    unique.append(said)
                    saidNumbers[said] = number
                }
                numbers[position] = number
            }
        }
    }

    /// Writes the rules, and what they found.
    func write(to json: inout PageJSON) {
        json.field("rules", rules) { $0.text($1) }
        json.field("findings", unique) { json, said in
            json.list { json in
                json.number(said.rule)
                for text in [said.severity, said.message, said.help] { json.text(text) }
            }
        }
    }
}
