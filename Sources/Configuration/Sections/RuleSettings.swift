// The severities of findings, and suppressions.

import Basics

/// The severity of a rule's findings, for some keys.
public struct RuleSettings: Hashable, Sendable, SettingsSection {
    /// The rule's id.
    public let rule: Located<String>
    /// `error`, `warning`, `note` or `off`.
    public internal(set) var severity: Located<String>?
    /// The texts to which it applies.
    public internal(set) var scope = ScopeSettings()

    static let settings: [Setting<Self>] =
        [.value("severity", \.severity, .word(SettingWords.severities))]
        + ScopeSettings.settings.map { $0.within(\.scope) }

    var flaw: ConfigurationError.Flaw? { severity == nil ? .noSeverity : nil }

    init(rule: Located<String>) {
        self.rule = rule
    }
}

/// Suppressed findings.
public struct SuppressionSettings: Hashable, Sendable, SettingsSection {
    /// The position in the file.
    public let place: Place
    /// The rules; empty for all.
    public internal(set) var rules: [Located<String>] = []
    /// The texts to which it applies.
    public internal(set) var scope = ScopeSettings()
    /// The reason.
    public internal(set) var reason: Located<String>?
    /// The last day on which it applies, `2026-12-31`.
    public internal(set) var until: Located<String>?

    static let settings: [Setting<Self>] =
        [.texts("rules", \.rules, .someText, atLeastOne: true)]
        + ScopeSettings.settings.map { $0.within(\.scope) } + [
            .value("reason", \.reason, .someText),
            .value("until", \.until, .date),
        ]

    var flaw: ConfigurationError.Flaw? { reason == nil ? .noReason : nil }

    init(place: Place) {
        self.place = place
    }
}

extension Setting {
    /// A setting with severities under the ids of rules: a word, a mapping, or a list of both.
    static func rules(_ name: String, _ slot: Slot<Section, [RuleSettings]>) -> Self {
        .list(name, slot, label: { rule, _ in ".\(rule.rule.value)" }) { reader, node in
            reader.members(node).flatMap { member in
                reader.inside(member.key.value) { $0.rules(member.key, member.value) }
            }
        }
    }

    /// A setting with a list of suppressions, or a single one.
    static func suppressions(_ name: String, _ slot: Slot<Section, [SuppressionSettings]>) -> Self {
        .list(name, slot) { reader, node in
            reader.items(node).map { reader.section($0, SuppressionSettings(place: $0.place)) }
        }
    }
}

extension SettingsReader {
    fileprivate mutating func rules(_ rule: Located<String>, _ node: YAMLNode) -> [RuleSettings] {
        let items = items(node)
        if items.isEmpty { note(.flawed(setting: path ?? "", .noSeverity), at: node.place) }
        return items.map { item in
            guard case .mapping = item.content else {
                var settings = RuleSettings(rule: rule)
                settings.severity = value(item, .word(SettingWords.severities))
                return settings
            }
            return section(item, RuleSettings(rule: rule))
        }
    }
}
