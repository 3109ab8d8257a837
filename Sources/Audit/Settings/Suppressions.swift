// Findings that the configuration lets be, with a reason and perhaps a last day.

import Configuration
import Platform

/// Findings that the configuration lets be.
struct Suppressions: Sendable {
    private struct Line {
        /// Nil for every rule.
        let rules: Set<String>?
        let scope: Scope
    }

    private let lines: [Line]

    /// The suppressions of a configuration on a day, `2026-12-31`; one whose last day is over is an error.
    init(_ settings: [SuppressionSettings], file: String, today: String, _ errors: inout [AuditError]) {
        var lines: [Line] = []
        for setting in settings {
            if let until = setting.until, until.value < today { errors.append(.expired(until)) }
            errors += setting.rules.filter { Rule.named($0.value) == nil }.map { .unknownRule($0) }
            lines.append(
                Line(
                    rules: setting.rules.isEmpty ? nil : Set(setting.rules.map(\.value)),
                    scope: Scope(setting.scope, file: file, &errors)))
        }
        self.lines = lines
    }

    /// The expressions that took too long for a key so far.
    var slow: [Located<String>] { lines.flatMap(\.scope.slow) }

    /// Whether a finding of a rule is let be.
    func matches(rule: String, key: String?, locale: String?, path: String) -> Bool {
        lines.contains { line in
            line.rules?.contains(rule) ?? true && line.scope.matches(key: key, locale: locale, path: path)
        }
    }
}
