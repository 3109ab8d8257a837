// Patterns of settings that are asked only for what was found, and yet are to match something.

import Budgets
import Catalogs
import Configuration
import Platform

/// A pattern of keys or of catalogs in a setting, and what it is like.
struct SettingPattern: Sendable {
    let written: WrittenPattern
    private let keys: KeyMatcher
    private let catalogs: KeyGlob?

    /// The patterns of severities, suppressions and locked keys of a configuration.
    static func all(in configuration: Configuration, file: String) -> [SettingPattern] {
        let scopes = configuration.rules.map(\.scope) + configuration.suppressions.map(\.scope)
        let patterns = scopes.flatMap { scope in
            scope.keys.map { SettingPattern($0, .budget, file) }
                + scope.catalogs.map { SettingPattern($0, .catalogs, file) }
        }
        return patterns + configuration.lock.keys.map { SettingPattern($0, .budget, file) }
    }

    private init(_ text: Located<String>, _ kind: WrittenPattern.Kind, _ file: String) {
        written = WrittenPattern(kind: kind, pattern: text.value, file: file, place: text.place)
        // What is wrong with expressions is told where scopes are made.
        var problems: [BudgetProblem] = []
        keys = KeyMatcher(kind == .catalogs ? [] : [text], file: file, &problems)
        catalogs = kind == .catalogs ? KeyGlob(text.value) : nil
    }

    /// Whether it took too long for a key.
    var isSlow: Bool { !keys.slow.isEmpty }

    /// Whether it is like anything of a catalog.
    func matches(_ catalog: Catalog) -> Bool {
        if let catalogs { return catalogs.matchesEnd(of: catalog.path) }
        return keys.matches(anyOf: catalog)
    }
}
