// What `swell check` does.

import Basics

/// What `swell check` does where its flags do not say it.
public struct CheckSettings: Hashable, Sendable, SettingsSection {
    /// The languages to check.
    public internal(set) var locales: [Located<String>] = []
    /// `error`, `warning`, `note` or `never`.
    public internal(set) var failOn: Located<String>?
    /// The revision whose findings do not count.
    public internal(set) var since: Located<String>?
    /// Whether translations that are not finished are left out.
    public internal(set) var finishedOnly: Located<Bool>?
    /// The baseline file, from the configuration's folder on.
    public internal(set) var baseline: Located<String>?
    /// Sheets of budgets, from the configuration's folder on.
    public internal(set) var sheets: [Located<String>] = []
    /// The most findings that are shown.
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
