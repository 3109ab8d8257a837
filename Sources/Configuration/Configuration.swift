// The effective settings, each with its position in the file.

/// The contents of a `.swell.yml`; without one, no setting is set.
public struct Configuration: Hashable, Sendable, SettingsSection {
    /// The file it was read from, if any.
    public internal(set) var file: String?
    /// Patterns of the paths of files to skip.
    public internal(set) var exclude: [Located<String>] = []
    /// The formats of files that neither name nor contents determine, by patterns of their paths; the first match
    /// counts.
    public internal(set) var formats: [NamedText] = []
    /// The settings of `swell generate`.
    public internal(set) var generate = GenerateSettings()
    /// New pseudo-locales, and changes to built-in ones, in the order of the file.
    public internal(set) var pseudolocales: [PseudolocaleSettings] = []
    /// Words and keys that never change.
    public internal(set) var lock = LockSettings()
    /// Sample values for placeholders in measurements, by their names, in the order of the file.
    public internal(set) var samples: [NamedText] = []
    /// The fonts for measurements.
    public internal(set) var fonts = FontSettings()
    /// Named text styles, in the order of the file.
    public internal(set) var textStyles: [TextStyleSettings] = []
    /// The limits of keys, in the order of the file.
    public internal(set) var budgets: [BudgetSettings] = []
    /// The limits of texts by what they are on the screen, in the order of the file.
    public internal(set) var roles: [RoleSettings] = []
    /// Keys that share a width, in the order of the file.
    public internal(set) var groups: [GroupSettings] = []
    /// Patterns of hidden keys, whose texts are never visible.
    public internal(set) var hidden: [Located<String>] = []
    /// The severities of findings, in the order of the file.
    public internal(set) var rules: [RuleSettings] = []
    /// Suppressed findings, in the order of the file.
    public internal(set) var suppressions: [SuppressionSettings] = []
    /// What users see if a translation is missing: `source` or `key`.
    public internal(set) var fallback: Located<String>?
    /// Whether the app's layouts limit its texts: `on` or `off`.
    public internal(set) var layouts: Located<String>?
    /// Recorded screens of the app: files, and folders of them.
    public internal(set) var screens: [Located<String>] = []
    /// What to know about the app's source code.
    public internal(set) var code = CodeSettings()
    /// Defaults for the options of `swell check`.
    public internal(set) var check = CheckSettings()

    static let settings: [Setting<Self>] = [
        .texts("exclude", \.exclude, .someText),
        .namedTexts("formats", \.formats) { _ in .someText },
        .section("generate", \.generate),
        .sections("pseudolocales", \.pseudolocales),
        .section("lock", \.lock),
        .namedTexts("samples", \.samples) { $0 == "%d" ? .sample : .text },
        .section("fonts", \.fonts),
        .sections("text-styles", \.textStyles),
        .budgets("budgets", \.budgets),
        .roles("roles", \.roles),
        .sections("groups", \.groups),
        .texts("hidden", \.hidden, .pattern),
        .rules("rules", \.rules),
        .suppressions("suppress", \.suppressions),
        .value("fallback", \.fallback, .word(SettingWords.fallbacks)),
        .value("layouts", \.layouts, .word(SettingWords.switches), usual: "on"),
        .texts("screens", \.screens, .someText),
        .switchedSection("code", \.code, \.isOn),
        .section("check", \.check),
    ]

    /// All languages named in the settings of checks.
    public var languages: [Located<String>] {
        check.locales + budgets.flatMap(\.scope.locales) + groups.flatMap(\.scope.locales)
            + rules.flatMap(\.scope.locales) + suppressions.flatMap(\.scope.locales)
    }

    /// Creates an empty configuration.
    public init() {}
}
