// The settings of `swell generate`, pseudo-locales and fonts.

import Basics

/// The settings of `swell generate`.
public struct GenerateSettings: Hashable, Sendable, SettingsSection {
    /// The default locales to generate.
    public static let defaultLocales = ["en-PSEUDO"]

    /// The locales to generate if the command line names none; empty if not set.
    public internal(set) var locales: [Located<String>] = []
    /// The growth of texts in expanded pseudo-locales, such as `de@p75`.
    public internal(set) var growth: Located<String>?

    static let settings: [Setting<Self>] = [
        .texts("locales", \.locales, usual: defaultLocales.joined(separator: ", ")),
        .text("growth", \.growth, usual: "de@p75"),
    ]
}

/// A new pseudo-locale, or changes to a built-in one, where nil means unchanged.
public struct PseudolocaleSettings: Hashable, Sendable, NamedSection {
    /// Its language tag.
    public let tag: Located<String>
    /// The names of its styles.
    public internal(set) var styles: [Located<String>]?
    /// The growth of its texts, such as `de@p95`.
    public internal(set) var growth: Located<String>?
    /// The brackets around each text.
    public internal(set) var brackets: Located<String>?
    /// The padding that makes texts grow.
    public internal(set) var padding: Located<String>?

    static let settings: [Setting<Self>] = [
        .textsWithCommas("styles", \.styles),
        .text("growth", \.growth),
        .text("brackets", \.brackets),
        .text("padding", \.padding),
    ]

    var name: Located<String> { tag }

    init(name: Located<String>) {
        tag = name
    }
}

/// Words and keys that never change.
public struct LockSettings: Hashable, Sendable, SettingsSection {
    /// Words that never change inside a text.
    public internal(set) var words: [Located<String>] = []
    /// Patterns of keys whose texts never change; see `KeyGlob`.
    public internal(set) var keys: [Located<String>] = []

    static let settings: [Setting<Self>] = [
        .texts("words", \.words),
        .texts("keys", \.keys),
    ]
}

/// The fonts for measurements.
public struct FontSettings: Hashable, Sendable, SettingsSection {
    /// Font files, and folders of them, relative to the configuration's folder.
    public internal(set) var files: [Located<String>] = []
    /// Fallback font families, before Swell's own for a script.
    public internal(set) var fallback: [Located<String>] = []

    static let settings: [Setting<Self>] = [
        .texts("files", \.files),
        .texts("fallback", \.fallback),
    ]
}
