// What `swell check` is told: budgets, text styles, groups, severities, suppressions.

import Platform

/// A named text style.
public struct TextStyleSettings: Hashable, Sendable {
    /// Its name.
    public let name: Located<String>
    /// How its text is set.
    public internal(set) var room = RoomSettings()
}

/// A box and how its text is set: what `swell fit` has as flags.
public struct RoomSettings: Hashable, Sendable {
    /// The named text style, or a text style of Apple's such as `body`.
    public internal(set) var style: Located<String>?
    /// The font, such as `Inter 17 semibold`.
    public internal(set) var font: Located<String>?
    /// Width in points.
    public internal(set) var width: Located<Double>?
    /// Lines; 0 for any number.
    public internal(set) var lines: Located<Int>?
    /// Height in points.
    public internal(set) var height: Located<Double>?
    /// The distance of baselines: `22`, or `1.2x`.
    public internal(set) var lineHeight: Located<String>?
    /// `tail`, `middle`, `head`, `clip`, `wrap`.
    public internal(set) var cut: Located<String>?
    /// How far text is shrunk, from 0.01 to 1.
    public internal(set) var minimumScale: Located<Double>?
    /// The text sizes it is measured at: `fixed`, `apple`, `android`.
    public internal(set) var sizes: Located<String>?
    /// The largest text size it grows to, such as `xxxLarge`.
    public internal(set) var largest: Located<String>?
}

/// What a rule of budgets, of severities or of suppressions is for.
public struct ScopeSettings: Hashable, Sendable {
    /// Patterns of keys, `/regular expressions/` between slashes; empty for all keys.
    public internal(set) var keys: [Located<String>] = []
    /// Patterns of catalogs' paths; empty for all.
    public internal(set) var catalogs: [Located<String>] = []
    /// Languages, their regional ones included; empty for all.
    public internal(set) var locales: [Located<String>] = []

    /// Whether all texts are meant.
    public var isEverything: Bool { keys.isEmpty && catalogs.isEmpty && locales.isEmpty }
}

/// A budget for some keys.
public struct BudgetSettings: Hashable, Sendable {
    /// Where it is written.
    public let place: Place
    /// What it is for.
    public internal(set) var scope = ScopeSettings()
    /// Whether it says that there is no limit.
    public internal(set) var isNone = false
    /// Characters, as a person counts them.
    public internal(set) var graphemes: Located<Int>?
    /// Columns of a terminal.
    public internal(set) var columns: Located<Int>?
    /// Unicode scalars.
    public internal(set) var codePoints: Located<Int>?
    /// UTF-16 code units.
    public internal(set) var utf16: Located<Int>?
    /// UTF-8 bytes.
    public internal(set) var bytes: Located<Int>?
    /// The characters of the source times this.
    public internal(set) var ratio: Located<Double>?
    /// The box; nothing in it is set where there is none.
    public internal(set) var room = RoomSettings()
}

/// Keys that share their room, such as those of a tab bar.
public struct GroupSettings: Hashable, Sendable {
    /// Its name.
    public let name: Located<String>
    /// What is in it.
    public internal(set) var scope = ScopeSettings()
    /// The width that all of them have together, in points.
    public internal(set) var width: Located<Double>?
    /// The columns that all of them have together.
    public internal(set) var columns: Located<Int>?
    /// The characters that all of them have together.
    public internal(set) var graphemes: Located<Int>?
    /// What stands between two of them.
    public internal(set) var gap: Located<Double>?
    /// The named text style, or one of Apple's.
    public internal(set) var style: Located<String>?
    /// The font.
    public internal(set) var font: Located<String>?
}

/// How bad the findings of a rule are, for some keys.
public struct RuleSettings: Hashable, Sendable {
    /// The rule's id.
    public let rule: Located<String>
    /// `error`, `warning`, `note` or `off`.
    public internal(set) var severity: Located<String>?
    /// What it is for.
    public internal(set) var scope = ScopeSettings()
}

/// Findings that are known and let be.
public struct SuppressionSettings: Hashable, Sendable {
    /// Where it is written.
    public let place: Place
    /// The rules; empty for all.
    public internal(set) var rules: [Located<String>] = []
    /// What it is for.
    public internal(set) var scope = ScopeSettings()
    /// Why.
    public internal(set) var reason: Located<String>?
    /// The last day on which it holds, `2026-12-31`.
    public internal(set) var until: Located<String>?
}

/// What `swell check` does where its flags do not say it.
public struct CheckSettings: Hashable, Sendable {
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
}
