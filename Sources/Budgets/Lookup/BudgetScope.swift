// Which catalogs and languages a rule is for.

import Basics
import Configuration

/// The catalogs and languages of a rule.
struct BudgetScope: Hashable, Sendable {
    static let everything = BudgetScope(catalogs: [], locales: [])

    let catalogs: [KeyGlob]
    /// Tags in small letters, with hyphens.
    let locales: [String]

    init(catalogs: [String], locales: [String]) {
        self.catalogs = catalogs.map { KeyGlob($0) }
        self.locales = locales.map(Self.folded)
    }

    init(_ settings: ScopeSettings) {
        self.init(catalogs: settings.catalogs.map(\.value), locales: settings.locales.map(\.value))
    }

    /// Whether a catalog is one of those: by its path, or by what follows some slash in it.
    func holds(path: [UInt8]) -> Bool {
        guard !catalogs.isEmpty else { return true }
        let starts = [0] + path.indices.filter { path[$0] == UInt8(ascii: "/") }.map { $0 + 1 }
        return catalogs.contains { glob in starts.contains { glob.matches(path[$0...]) } }
    }

    /// How closely a language is meant: 0 where all are, nil where it is not.
    func closeness(to locale: String?) -> UInt64? {
        guard !locales.isEmpty else { return 0 }
        guard let locale else { return nil }
        let fitting = locales.filter { locale == $0 || locale.hasPrefix($0 + "-") }
        return fitting.map { UInt64(min($0.utf8.count, 127)) }.max()
    }

    /// A tag in small letters, with hyphens; folders are also spelled `pt_BR`.
    static func folded(_ tag: String) -> String { String(tag.lowercased().map { $0 == "_" ? "-" : $0 }) }
}
