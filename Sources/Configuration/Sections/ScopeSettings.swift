// Which texts a setting is for.

import Basics

/// What a rule of budgets, of severities or of suppressions is for.
public struct ScopeSettings: Hashable, Sendable, SettingsSection {
    /// Patterns of keys, `/regular expressions/` between slashes; empty for all keys.
    public internal(set) var keys: [Located<String>] = []
    /// Patterns of catalogs' paths; empty for all.
    public internal(set) var catalogs: [Located<String>] = []
    /// Languages, their regional ones included; empty for all.
    public internal(set) var locales: [Located<String>] = []

    /// Whether all texts are meant.
    public var isEverything: Bool { keys.isEmpty && catalogs.isEmpty && locales.isEmpty }

    static let settings: [Setting<Self>] = [
        .texts("keys", \.keys, .pattern, atLeastOne: true),
        .texts("catalogs", \.catalogs, .someText, atLeastOne: true),
        .texts("locales", \.locales, .someText, atLeastOne: true),
    ]
}
