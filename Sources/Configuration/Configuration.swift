// The settings that are in force, each with the place it was written at.

/// What a `.swell.yml` says; nothing is set where there is none.
public struct Configuration: Hashable, Sendable, SettingsSection {
    /// The file it was read from; nil where there is none.
    public internal(set) var file: String?
    /// What `swell generate` makes.
    public internal(set) var generate = GenerateSettings()
    /// New pseudo-locales, and changes of those that are built in; in the order of the file.
    public internal(set) var pseudolocales: [PseudolocaleSettings] = []
    /// What stays as it is.
    public internal(set) var lock = LockSettings()
    /// What stands for placeholders where texts are measured, by their names; in the order of the file.
    public internal(set) var samples: [NamedText] = []
    /// What texts are measured with.
    public internal(set) var fonts = FontSettings()
    /// Named text styles, in the order of the file.
    public internal(set) var textStyles: [TextStyleSettings] = []
    /// How much room keys have, in the order of the file.
    public internal(set) var budgets: [BudgetSettings] = []
    /// Keys that share their room, in the order of the file.
    public internal(set) var groups: [GroupSettings] = []
    /// Patterns of keys that are never seen.
    public internal(set) var hidden: [Located<String>] = []
    /// How bad findings are, in the order of the file.
    public internal(set) var rules: [RuleSettings] = []
    /// Findings that are let be, in the order of the file.
    public internal(set) var suppressions: [SuppressionSettings] = []
    /// What `swell check` does where its flags do not say it.
    public internal(set) var check = CheckSettings()

    static var settings: [Setting<Self>] {
        [
            .section("generate", GenerateSettings()) { $0.generate = $1 },
            .sections("pseudolocales", PseudolocaleSettings.init) { $0.pseudolocales = $1 },
            .section("lock", LockSettings()) { $0.lock = $1 },
            .samples("samples") { $0.samples = $1 },
            .section("fonts", FontSettings()) { $0.fonts = $1 },
        ]
    }

    /// The empty configuration.
    public init() {}
}

/// What `swell generate` makes.
public struct GenerateSettings: Hashable, Sendable, SettingsSection {
    /// The locales to make where the command line names none; empty where none are set.
    public internal(set) var locales: [Located<String>] = []
    /// How much texts grow in expanded pseudo-locales, such as `de@p75`.
    public internal(set) var growth: Located<String>?

    static var settings: [Setting<Self>] {
        [
            .texts("locales") { $0.locales = $1 },
            .text("growth") { $0.growth = $1 },
        ]
    }
}

/// A new pseudo-locale, or changes of one that is built in: what is nil is not changed.
public struct PseudolocaleSettings: Hashable, Sendable, SettingsSection {
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

    static var settings: [Setting<Self>] {
        [
            .texts("styles", separatedByCommas: true) { $0.styles = $1 },
            .text("growth") { $0.growth = $1 },
            .text("brackets") { $0.brackets = $1 },
            .text("padding") { $0.padding = $1 },
        ]
    }

    init(tag: Located<String>) {
        self.tag = tag
    }
}

/// What stays as it is.
public struct LockSettings: Hashable, Sendable, SettingsSection {
    /// Words that are never changed inside a text.
    public internal(set) var words: [Located<String>] = []
    /// Patterns of keys whose texts stay as they are; see `KeyGlob`.
    public internal(set) var keys: [Located<String>] = []

    static var settings: [Setting<Self>] {
        [
            .texts("words") { $0.words = $1 },
            .texts("keys") { $0.keys = $1 },
        ]
    }
}

/// What texts are measured with.
public struct FontSettings: Hashable, Sendable, SettingsSection {
    /// Font files, and folders of them; relative paths begin at the configuration's folder.
    public internal(set) var files: [Located<String>] = []
    /// The families for what a font does not cover, before those that Swell knows for a script.
    public internal(set) var fallback: [Located<String>] = []

    static var settings: [Setting<Self>] {
        [
            .texts("files") { $0.files = $1 },
            .texts("fallback") { $0.fallback = $1 },
        ]
    }
}
