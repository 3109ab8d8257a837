// The rules as a table.

import Audit

/// A line for each rule, columns aligned.
public enum RuleTable {
    /// The lines, with a heading.
    public static func text(_ rules: [Rule]) -> String {
        TextTable.text([["RULE", "SEVERITY", "FINDS"]] + rules.map { [$0.id, severity(of: $0), $0.summary] })
    }

    /// How bad a rule's findings are; one that looks only where it is asked to is off.
    static func severity(of rule: Rule) -> String {
        rule.isOptional ? "off (\(rule.severity.rawValue))" : rule.severity.rawValue
    }
}
