// The rules as a table.

import Audit

/// A line for each rule, columns aligned.
public enum RuleTable {
    /// The lines, with a heading.
    public static func text(_ rules: [Rule]) -> String {
        TextTable.text([["RULE", "SEVERITY", "FINDS"]] + rules.map { [$0.id, severity(of: $0), $0.summary] })
    }

    /// The severity of a rule's findings; an optional rule is off by default.
    static func severity(of rule: Rule) -> String {
        rule.isOptional ? "off (\(rule.severity.rawValue))" : rule.severity.rawValue
    }
}
