// How bad the findings of each rule are, key by key.

import Configuration

/// How bad the findings of each rule are, by rule, key, language and catalog.
public struct RuleBook: Sendable {
    private struct Line {
        let scope: Scope
        let severity: Severity?
    }

    /// For each rule the severity where no line speaks of a text; nil where the rule is off.
    private var usual: [Severity?]
    /// For each rule what the configuration says of it; the last that matches counts.
    private var lines: [[Line]]

    /// The rules as a configuration sets them.
    init(_ settings: [RuleSettings], file: String, _ errors: inout [AuditError]) {
        usual = Rule.all.map { $0.isOptional ? nil : $0.severity }
        lines = Rule.all.map { _ in [] }
        for setting in settings {
            guard let rule = Rule.all.firstIndex(where: { $0.id == setting.rule.value }) else {
                errors.append(.unknownRule(setting.rule))
                continue
            }
            let severity = setting.severity.flatMap { Severity(rawValue: $0.value) }
            if setting.scope.isEverything {
                usual[rule] = severity
                lines[rule] = []
            } else {
                lines[rule].append(Line(scope: Scope(setting.scope, file: file, &errors), severity: severity))
            }
        }
    }

    /// The expressions that took too long for a key so far.
    var slow: [Located<String>] { lines.joined().flatMap(\.scope.slow) }

    /// Whether a rule finds nothing anywhere.
    func isOff(_ rule: Int) -> Bool { usual[rule] == nil && lines[rule].allSatisfy { $0.severity == nil } }

    /// How bad a finding of a rule is; nil where the rule is off.
    func severity(_ rule: Int, key: String?, locale: String?, path: String) -> Severity? {
        for line in lines[rule].reversed() where line.scope.matches(key: key, locale: locale, path: path) {
            return line.severity
        }
        return usual[rule]
    }
}
