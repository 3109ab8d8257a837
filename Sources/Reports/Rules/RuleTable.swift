// The rules as a table.

import Audit

/// A line for each rule, columns aligned.
public enum RuleTable {
    /// The lines, with a heading.
    public static func text(_ rules: [Rule]) -> String {
        let rows = [["RULE", "SEVERITY", "FINDS"]] + rules.map { [$0.id, severity(of: $0), $0.summary] }
        let widths = (0..<2).map { column in rows.reduce(0) { max($0, $1[column].count) } }
        return rows.map { row in
            zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) + "  " }.joined() + row[2] + "\n"
        }.joined()
    }

    /// How bad a rule's findings are; one that looks only where it is asked to is off.
    static func severity(of rule: Rule) -> String {
        rule.isOptional ? "off (\(rule.severity.rawValue))" : rule.severity.rawValue
    }
}
