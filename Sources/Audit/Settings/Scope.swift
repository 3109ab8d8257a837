// Which texts a setting is for.

import Budgets
import Configuration
import Platform

/// Which texts a setting is for: keys, catalogs, languages.
struct Scope: Sendable {
    private let keys: KeyMatcher
    private let catalogs: [KeyGlob]
    private let locales: LanguageRanges

    /// A scope of a configuration's file; expressions that are none are added to `errors`.
    init(_ settings: ScopeSettings, file: String, _ errors: inout [AuditError]) {
        var problems: [BudgetProblem] = []
        keys = KeyMatcher(settings.keys, file: file, &problems)
        errors += problems.map { .budget($0) }
        catalogs = settings.catalogs.map { KeyGlob($0.value) }
        locales = LanguageRanges(settings.locales.map(\.value))
    }

    /// The expressions that took too long for a key so far.
    var slow: [Located<String>] { keys.slow }

    /// Whether a text is meant.
    func matches(key: String?, locale: String?, path: String) -> Bool {
        (locales.isEmpty || locale.map { locales.matches($0) } ?? false)
            && (keys.patterns.isEmpty || key.map { keys.matches($0) } ?? false)
            && (catalogs.isEmpty || catalogs.contains { $0.matchesEnd(of: path) })
    }
}
