// Findings that the configuration lets be, with a reason and perhaps a last day.

import Basics
import Configuration

/// Findings that the configuration lets be.
struct Suppressions: Sendable {
    private let scopes: Scopes
    /// The rules that each is for; nil for every rule.
    private let rules: [Set<String>?]

    /// The suppressions of a configuration on a day, `2026-12-31`; one whose last day is over is an error.
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

    /// Whether one is for some keys and not for others.
    var asksForKeys: Bool { scopes.asksForKeys }

    /// Whether a finding of a rule is let be.
    func matches(rule: String, key: String?, locale: String?, path: String) -> Bool {
        scopes.indices(key: key, locale: locale, path: path).contains { rules[$0]?.contains(rule) ?? true }
    }
}
