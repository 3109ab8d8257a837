// Which texts settings apply to, for any number of settings.

import Basics
import Budgets
import Configuration

/// The texts that some settings apply to: keys, catalogs, languages.
///
/// A key is matched once for all of them.
struct Scopes: Sendable {
    /// What a setting applies to besides its keys.
    private struct Scope {
        let catalogs: [KeyGlob]
        let locales: LanguageRanges

        func matches(locale: String?, path: String) -> Bool {
            (locales.isEmpty || locale.map { locales.matches($0) } ?? false)
                && (catalogs.isEmpty || catalogs.contains { $0.matchesEnd(of: path) })
        }
    }

    private let scopes: [Scope]
    private let keys: KeyMatcher
    /// The scope of each key pattern.
    private let owners: [Int]
    /// The scopes that apply to all keys.
    private let keyless: [Int]

    /// Creates the scopes of a configuration file; invalid expressions are added to `errors`.
    init(_ settings: [ScopeSettings], file: String, _ errors: inout [AuditError]) {
        scopes = settings.map {
            Scope(catalogs: $0.catalogs.map { KeyGlob($0.value) }, locales: LanguageRanges($0.locales.map(\.value)))
        }
        var problems: [FileProblem] = []
        keys = KeyMatcher(settings.flatMap(\.keys), file: file, &problems)
        errors += problems.map { .budget($0) }
        owners = settings.enumerated().flatMap { index, scope in scope.keys.map { _ in index } }
        keyless = settings.indices.filter { settings[$0].keys.isEmpty }
    }

    /// The expressions that took too long for a key so far.
    var slow: [Located<String>] { keys.slow }

    /// Whether a scope applies only to some keys.
    var dependsOnKeys: Bool { !owners.isEmpty }

    /// The indices of the scopes that match a text, in no particular order.
    func indices(key: String?, locale: String?, path: String) -> [Int] {
        guard !scopes.isEmpty else { return [] }
        let ofKey = key.map { keys.indices(matching: $0).map { owners[$0] } } ?? []
        return (keyless + ofKey).filter { scopes[$0].matches(locale: locale, path: path) }
    }
}
