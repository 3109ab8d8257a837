// The catalogs and languages to which a rule applies.

import Basics
import Configuration

/// The catalogs and languages to which a rule applies.
struct BudgetScope: Hashable, Sendable {
    static let everything = BudgetScope(catalogs: [], locales: [])

    let catalogs: [KeyGlob]
    /// Tags in lowercase, with hyphens.
    let locales: [String]

    init(catalogs: [String], locales: [String]) {
        self.catalogs = catalogs.map { KeyGlob($0) }
        self.locales = locales.map(Self.folded)
    }

    init(_ settings: ScopeSettings) {
        self.init(catalogs: settings.catalogs.map(\.value), locales: settings.locales.map(\.value))
    }

    /// Whether a catalog is in scope: by its path, or by what follows a slash in it.
    func holds(path: [UInt8]) -> Bool {
        guard !catalogs.isEmpty else { return true }
        let starts = [0] + path.indices.filter { path[$0] == UInt8(ascii: "/") }.map { $0 + 1 }
        return catalogs.contains { glob in starts.contains { glob.matches(path[$0...]) } }
    }

    /// Returns how closely the scope specifies a language: 0 if it has no languages, nil if the language is not in it.
    func closeness(to locale: String?) -> UInt64? {
        guard !locales.isEmpty else { return 0 }
        guard let locale else { return nil }
        let fitting = locales.filter { locale == $0 || locale.hasPrefix($0 + "-") }
        return fitting.map { UInt64(min($0.utf8.count, 127)) }.max()
    }

    /// Returns a tag in lowercase, with hyphens; names of folders may contain underscores, as in `pt_BR`.
    static func folded(_ tag: String) -> String { String(tag.lowercased().map { $0 == "_" ? "-" : $0 }) }
}
