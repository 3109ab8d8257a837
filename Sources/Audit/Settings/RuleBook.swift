// The severity of each rule's findings, by key.

import Comparison
import Configuration

/// The severity of each rule's findings, by rule, key, language and catalog.
public struct RuleBook: Sendable {
    /// The configuration's lines for a rule; the last line that matches a text applies.
    private struct Lines {
        let scopes: Scopes
        let severities: [Severity?]
        /// The severity if no line matches a text; nil if the rule is off.
        let usual: Severity?
        /// Whether the rule finds nothing anywhere.
        var isOff: Bool

        init(_ rule: Rule, _ settings: [RuleSettings], file: String, _ errors: inout [AuditError]) {
            scopes = Scopes(settings.map(\.scope), file: file, &errors)
            severities = settings.map { $0.severity.flatMap { Severity(rawValue: $0.value) } }
            usual = rule.isOptional ? nil : rule.severity
            // Lines before a line that matches everything have no effect.
            let everything = settings.lastIndex(where: \.scope.isEverything)
            isOff = severities[(everything ?? 0)...].allSatisfy { $0 == nil } && (everything != nil || usual == nil)
        }
    }

    /// The lines of each rule.
    private var lines: [Lines]

    /// Creates the rule book of a configuration.
    init(_ settings: [RuleSettings], file: String, _ errors: inout [AuditError]) {
        var ofRules: [[RuleSettings]] = Rule.all.map { _ in [] }
        for setting in settings {
            if let rule = Rule.all.firstIndex(where: { $0.id == setting.rule.value }) {
                ofRules[rule].append(setting)
            } else {
                errors.append(.unknownRule(setting.rule))
            }
        }
        lines = zip(Rule.all, ofRules).map { Lines($0, $1, file: file, &errors) }
    }

    /// Turns off all rules but some; unreadable files are reported anyway, because they determine what else can be
    /// found.
    public mutating func narrow(to isWanted: (String) -> Bool) {
        for (index, rule) in Rule.all.enumerated() where rule.id != Rule.catalogFault.id && !isWanted(rule.id) {
            lines[index].isOff = true
        }
    }

    /// The expressions that took too long for a key so far.
    var slow: [Located<String>] { lines.flatMap(\.scopes.slow) }

    /// Whether a severity applies only to some keys.
    var dependsOnKeys: Bool { lines.contains { $0.scopes.dependsOnKeys } }

    /// Whether a rule finds nothing anywhere.
    func isOff(_ rule: Int) -> Bool { lines[rule].isOff }

    /// The severity of a finding of a rule; nil if the rule is off.
    func severity(_ rule: Int, key: String?, locale: String?, path: String) -> Severity? {
        let lines = lines[rule]
        guard !lines.isOff else { return nil }
        let last = lines.scopes.indices(key: key, locale: locale, path: path).max()
        return last.map { lines.severities[$0] } ?? lines.usual
    }
}
