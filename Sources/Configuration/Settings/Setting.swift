// A setting: its name, how its value is read, and how it is shown.

import Basics

/// A section of settings.
protocol SettingsSection: Sendable {
    /// The settings of the section. To add one, add a line here and a property for its value.
    static var settings: [Setting<Self>] { get }
    /// The invalid combination of settings, if each of them alone is valid.
    var flaw: ConfigurationError.Flaw? { get }
}

extension SettingsSection {
    var flaw: ConfigurationError.Flaw? { nil }
}

/// The property of a section that stores a setting.
typealias Slot<Section, Value> = WritableKeyPath<Section, Value> & Sendable

/// A setting of a section.
struct Setting<Section>: Sendable {
    let name: String
    /// The names of the settings in it, `*` for custom names.
    let inner: [String]
    /// Reads the value of the setting into a section.
    let take: @Sendable (inout SettingsReader, YAMLNode, inout Section) -> Void
    /// Returns the values of the setting in a section, under its full name.
    let show: @Sendable (Section, String) -> [EffectiveSetting]

    init(
        _ name: String, inner: [String] = [],
        take: @escaping @Sendable (inout SettingsReader, YAMLNode, inout Section) -> Void,
        show: @escaping @Sendable (Section, String) -> [EffectiveSetting]
    ) {
        self.name = name
        self.inner = inner
        self.take = take
        self.show = show
    }

    /// The names of the setting and of all settings in it.
    var names: [String] { [name] + inner.map { "\(name).\($0)" } }

    /// Returns the same setting for an outer section that includes this one without a name.
    func within<Outer>(_ slot: Slot<Outer, Section>) -> Setting<Outer> {
        Setting<Outer>(
            name, inner: inner, take: { take(&$0, $1, &$2[keyPath: slot]) }, show: { show($0[keyPath: slot], $1) })
    }
}

extension SettingsSection {
    /// The names of all settings in the section.
    static var names: [String] { settings.flatMap(\.names) }

    /// Returns the values of all settings.
    func shown(_ path: String?) -> [EffectiveSetting] {
        let prefix = path.map { "\($0)." } ?? ""
        return Self.settings.flatMap { $0.show(self, prefix + $0.name) }
    }

    /// Returns the values of the settings that are set.
    func said(_ path: String) -> [EffectiveSetting] { shown(path).filter { !$0.values.isEmpty } }
}
