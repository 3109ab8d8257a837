// The settings that are in force, each with the place it was written at.

/// What a `.swell.yml` says; nothing is set where there is none.
public struct Configuration: Hashable, Sendable, SettingsSection {
    /// The file it was read from; nil where there is none.
    public internal(set) var file: String?
    /// Patterns of the paths of files that are not to be looked at.
    public internal(set) var exclude: [Located<String>] = []
    /// The formats of files that neither name nor contents tell, by patterns of their paths; the first that fits counts.
    public internal(set) var formats: [NamedText] = []
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
    /// What users see where a language lacks a text: `source` or `key`.
    public internal(set) var fallback: Located<String>?
    /// What `swell check` does where its flags do not say it.
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
        .sections("groups", \.groups),
        .texts("hidden", \.hidden, .pattern),
        .rules("rules", \.rules),
        .suppressions("suppress", \.suppressions),
        .value("fallback", \.fallback, .word(SettingWords.fallbacks)),
        .section("check", \.check),
    ]

    /// Every language that checks are told of.
    public var languages: [Located<String>] {
        check.locales + budgets.flatMap(\.scope.locales) + groups.flatMap(\.scope.locales)
            + rules.flatMap(\.scope.locales) + suppressions.flatMap(\.scope.locales)
    }

    /// The empty configuration.
    public init() {}
}
