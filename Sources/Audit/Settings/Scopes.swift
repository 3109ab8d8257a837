// Which texts settings are for, however many settings there are.

import Basics
import Budgets
import Configuration

/// The texts that some settings are for: keys, catalogs, languages.
///
/// A key is looked at once for all of them.
struct Scopes: Sendable {
    /// What one is for besides its keys.
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
    /// The scope of each pattern of keys.
    private let owners: [Int]
    /// Those that are for all keys.
    private let keyless: [Int]

    /// The scopes of a configuration's file; expressions that are none are added to `errors`.
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

    /// Whether one is for some keys and not for others.
    var asksForKeys: Bool { !owners.isEmpty }

    /// The indices of those that a text is meant by, in no order that means anything.
    func indices(key: String?, locale: String?, path: String) -> [Int] {
        guard !scopes.isEmpty else { return [] }
        let ofKey = key.map { keys.indices(matching: $0).map { owners[$0] } } ?? []
        return (keyless + ofKey).filter { scopes[$0].matches(locale: locale, path: path) }
    }
}
