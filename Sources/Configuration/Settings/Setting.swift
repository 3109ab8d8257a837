// What a setting is: a name, how its value is taken, and how it is shown.

import Basics

/// A group of settings.
protocol SettingsSection: Sendable {
    /// The settings there are; one more is a line here, and the property that keeps it.
    static var settings: [Setting<Self>] { get }
    /// What is wrong with the settings together, where each of them alone is right.
    var flaw: ConfigurationError.Flaw? { get }
}

extension SettingsSection {
    var flaw: ConfigurationError.Flaw? { nil }
}

/// Where in a section a setting keeps its value.
typealias Slot<Section, Value> = WritableKeyPath<Section, Value> & Sendable

/// A setting of a section.
struct Setting<Section>: Sendable {
    let name: String
    /// The names of the settings in it, `*` for those of the file's own.
    let inner: [String]
    /// Takes the value of the setting into a section.
    let take: @Sendable (inout SettingsReader, YAMLNode, inout Section) -> Void
    /// What a section has of it, under its full name.
    let show: @Sendable (Section, String) -> [SettingInForce]

    init(
        _ name: String, inner: [String] = [],
        take: @escaping @Sendable (inout SettingsReader, YAMLNode, inout Section) -> Void,
        show: @escaping @Sendable (Section, String) -> [SettingInForce]
    ) {
        self.name = name
        self.inner = inner
        self.take = take
        self.show = show
    }

    /// The names of the setting and of all in it.
    var names: [String] { [name] + inner.map { "\(name).\($0)" } }

    /// The same setting of a section that has this one inside, without a name of its own.
    func within<Outer>(_ slot: Slot<Outer, Section>) -> Setting<Outer> {
        Setting<Outer>(
            name, inner: inner, take: { take(&$0, $1, &$2[keyPath: slot]) }, show: { show($0[keyPath: slot], $1) })
    }
}

extension SettingsSection {
    /// The names of all its settings.
    static var names: [String] { settings.flatMap(\.names) }

    /// What it has of each of its settings.
    func shown(_ path: String?) -> [SettingInForce] {
        let prefix = path.map { "\($0)." } ?? ""
        return Self.settings.flatMap { $0.show(self, prefix + $0.name) }
    }

    /// What it has, without the settings that nothing is said of.
    func said(_ path: String) -> [SettingInForce] { shown(path).filter { !$0.values.isEmpty } }
}
