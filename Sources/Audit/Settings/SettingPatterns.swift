// Patterns of settings that are only matched against findings, but must match something.

import Basics
import Budgets
import Catalogs
import Configuration

/// The patterns of keys and of catalogs in the severities, suppressions and locked keys of a configuration.
struct SettingPatterns: Sendable {
    private let keys: KeyMatcher
    private let catalogs: [(glob: KeyGlob, text: Located<String>)]
    private let file: String

    init(_ configuration: Configuration, file: String) {
        let scopes = configuration.rules.map(\.scope) + configuration.suppressions.map(\.scope)
        // Invalid expressions are reported elsewhere.
        var problems: [FileProblem] = []
        keys = KeyMatcher(scopes.flatMap(\.keys) + configuration.lock.keys, file: file, &problems)
        catalogs = scopes.flatMap(\.catalogs).map { (KeyGlob($0.value), $0) }
        self.file = file
    }

    /// The patterns that match nothing seen so far.
    struct Unmatched {
        fileprivate var keys: Set<Int>
        fileprivate var catalogs: Set<Int>
        private let patterns: SettingPatterns

        fileprivate init(_ patterns: SettingPatterns) {
            keys = Set(patterns.keys.patterns.indices)
            catalogs = Set(patterns.catalogs.indices)
            self.patterns = patterns
        }

        /// Removes the patterns that match anything in a catalog.
        mutating func look(at catalog: Catalog) {
            patterns.keys.strike(&keys, by: catalog)
            catalogs = catalogs.filter { !patterns.catalogs[$0].glob.matchesEnd(of: catalog.path) }
        }

        /// The patterns as written; excludes expressions that took too long, for which it is unknown.
        var written: [WrittenPattern] {
            let slow = Set(patterns.slow)
            let keys = keys.map { WrittenPattern(patterns.keys.patterns[$0], file: patterns.file) }
            let catalogs = catalogs.map {
                WrittenPattern(patterns.catalogs[$0].text, of: .catalogs, file: patterns.file)
            }
            return (keys.filter { !slow.contains($0) } + catalogs).sorted { $0.place < $1.place }
        }
    }

    var unmatched: Unmatched { Unmatched(self) }

    /// The expressions that took too long for a key so far.
    var slow: [WrittenPattern] { keys.slow.map { WrittenPattern($0, file: file) } }
}
