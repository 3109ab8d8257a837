// What `swell generate` makes, and of what.

import Basics

/// What `swell generate` makes.
public struct GenerateSettings: Hashable, Sendable, SettingsSection {
    /// The locales that are made where nothing says which.
    public static let usualLocales = ["en-PSEUDO"]

    /// The locales to make where the command line names none; empty where none are set.
    public internal(set) var locales: [Located<String>] = []
    /// How much texts grow in expanded pseudo-locales, such as `de@p75`.
    public internal(set) var growth: Located<String>?

    static let settings: [Setting<Self>] = [
        .texts("locales", \.locales, usual: usualLocales.joined(separator: ", ")),
        .text("growth", \.growth, usual: "de@p75"),
    ]
}

/// A new pseudo-locale, or changes of one that is built in: what is nil is not changed.
public struct PseudolocaleSettings: Hashable, Sendable, NamedSection {
    /// Its language tag.
    public let tag: Located<String>
    /// The names of its styles.
    public internal(set) var styles: [Located<String>]?
    /// How much its texts grow, such as `de@p95`.
    public internal(set) var growth: Located<String>?
    /// What stands around each text.
    public internal(set) var brackets: Located<String>?
    /// What fills the room that growth makes.
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

/// What stays as it is.
public struct LockSettings: Hashable, Sendable, SettingsSection {
    /// Words that are never changed inside a text.
    public internal(set) var words: [Located<String>] = []
    /// Patterns of keys whose texts stay as they are; see `KeyGlob`.
    public internal(set) var keys: [Located<String>] = []

    static let settings: [Setting<Self>] = [
        .texts("words", \.words),
        .texts("keys", \.keys),
    ]
}

/// What texts are measured with.
public struct FontSettings: Hashable, Sendable, SettingsSection {
    /// Font files, and folders of them; relative paths begin at the configuration's folder.
    public internal(set) var files: [Located<String>] = []
    /// The families for what a font does not cover, before those that Swell knows for a script.
    public internal(set) var fallback: [Located<String>] = []

    static let settings: [Setting<Self>] = [
        .texts("files", \.files),
        .texts("fallback", \.fallback),
    ]
}
