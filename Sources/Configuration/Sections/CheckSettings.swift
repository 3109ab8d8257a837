// Defaults for `swell check`.

import Basics

/// Defaults for the options of `swell check`.
public struct CheckSettings: Hashable, Sendable, SettingsSection {
    /// The languages to check.
    public internal(set) var locales: [Located<String>] = []
    /// `error`, `warning`, `note` or `never`.
    public internal(set) var failOn: Located<String>?
    /// The revision whose findings are ignored.
    public internal(set) var since: Located<String>?
    /// Whether unfinished translations are skipped.
    public internal(set) var finishedOnly: Located<Bool>?
    /// The baseline file, relative to the configuration's folder.
    public internal(set) var baseline: Located<String>?
    /// Budget sheets, relative to the configuration's folder.
    public internal(set) var sheets: [Located<String>] = []
    /// The maximum number of findings shown.
    public internal(set) var maxFindings: Located<Int>?

    static let settings: [Setting<Self>] = [
        .texts("locales", \.locales, .someText, usual: "all"),
        .value("fail-on", \.failOn, .word(SettingWords.failures), usual: "error"),
        .value("since", \.since, .someText),
        .value("finished-only", \.finishedOnly, .flag, usual: "false"),
        .value("baseline", \.baseline, .someText),
        .texts("budgets", \.sheets, .someText),
        .value("max-findings", \.maxFindings, .count),
    ]
}
