// Suppressions in the configuration, with a reason and an optional last day.

import Basics
import Configuration

/// Suppressions in the configuration.
struct Suppressions: Sendable {
    private let scopes: Scopes
    /// The rules that each applies to; nil for every rule.
    private let rules: [Set<String>?]

    /// Creates the suppressions of a configuration on a day, `2026-12-31`; a suppression that has ended is an error.
    init(_ settings: [SuppressionSettings], file: String, today: String, _ errors: inout [AuditError]) {
        for setting in settings {
            if let until = setting.until, until.value < today { errors.append(.expired(until)) }
            errors += setting.rules.filter { Rule.named($0.value) == nil }.map { .unknownRule($0) }
        }
        rules = settings.map { $0.rules.isEmpty ? nil : Set($0.rules.map(\.value)) }
        scopes = Scopes(settings.map(\.scope), file: file, &errors)
    }

    /// The expressions that took too long for a key so far.
    var slow: [Located<String>] { scopes.slow }

    /// Whether a suppression applies only to some keys.
    var dependsOnKeys: Bool { scopes.dependsOnKeys }

    /// Whether a finding of a rule is suppressed.
    func matches(rule: String, key: String?, locale: String?, path: String) -> Bool {
        scopes.indices(key: key, locale: locale, path: path).contains { rules[$0]?.contains(rule) ?? true }
    }
}
