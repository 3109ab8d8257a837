// The texts to which a setting applies.

import Basics

/// The scope of a budget, severity or suppression.
public struct ScopeSettings: Hashable, Sendable, SettingsSection {
    /// Patterns of keys, `/regular expressions/` between slashes; empty for all keys.
    public internal(set) var keys: [Located<String>] = []
    /// Patterns of paths of catalogs; empty for all.
    public internal(set) var catalogs: [Located<String>] = []
    /// Languages, including their regional variants; empty for all.
    public internal(set) var locales: [Located<String>] = []

    /// Whether it includes all texts.
    public var isEverything: Bool { keys.isEmpty && catalogs.isEmpty && locales.isEmpty }

    static let settings: [Setting<Self>] = [
        .texts("keys", \.keys, .pattern, atLeastOne: true),
        .texts("catalogs", \.catalogs, .someText, atLeastOne: true),
        .texts("locales", \.locales, .someText, atLeastOne: true),
    ]
}
