// Settings that contain settings: sections, named sections, and lists of them.

import Basics

extension Setting {
    /// A setting with a section.
    static func section<Inner: SettingsSection>(_ name: String, _ slot: Slot<Section, Inner>) -> Self {
        Self(
            name, inner: Inner.names,
            take: { reader, node, section in section[keyPath: slot] = reader.section(node, section[keyPath: slot]) },
            show: { section, path in section[keyPath: slot].shown(path) })
    }

    /// A setting with a section, or with one word that switches everything in it on or off.
    static func switchedSection<Inner: SettingsSection>(
        _ name: String, _ slot: Slot<Section, Inner>, _ isOn: Slot<Inner, Located<String>?>
    ) -> Self {
        Self(
            name, inner: Inner.names,
            take: { reader, node, section in
                if node.isText {
                    section[keyPath: slot][keyPath: isOn] = reader.value(node, .word(SettingWords.switches))
                } else {
                    section[keyPath: slot] = reader.section(node, section[keyPath: slot])
                }
            },
            show: { section, path in
                let inner = section[keyPath: slot]
                let word = inner[keyPath: isOn].map { [$0] } ?? []
                return [EffectiveSetting(path, word, usual: "on")] + inner.shown(path)
            })
    }

    /// A setting with sections under custom names.
    static func sections<Inner: NamedSection>(_ name: String, _ slot: Slot<Section, [Inner]>) -> Self {
        Self(
            name, inner: ["*"] + Inner.names.map { "*.\($0)" },
            take: { reader, node, section in
                section[keyPath: slot] = reader.members(node).map { member in
                    reader.inside(member.key.value) { $0.section(member.value, Inner(name: member.key)) }
                }
            },
            show: { section, path in
                let inner = section[keyPath: slot]
                let names = EffectiveSetting(path, inner.map(\.name))
                return [names] + inner.flatMap { $0.said("\(path).\($0.name.value)") }
            })
    }

    /// A setting with a list of sections; `read` accepts all its forms.
    static func list<Item: SettingsSection>(
        _ name: String, _ slot: Slot<Section, [Item]>,
        label: @escaping @Sendable (Item, Int) -> String = { "[\($1 + 1)]" },
        read: @escaping @Sendable (inout SettingsReader, YAMLNode) -> [Item]
    ) -> Self {
        Self(
            name, inner: ["*"] + Item.names.map { "*.\($0)" },
            take: { reader, node, section in section[keyPath: slot] = read(&reader, node) },
            show: { section, path in
                let items = section[keyPath: slot]
                if items.isEmpty { return [EffectiveSetting(path, [])] }
                return items.enumerated().flatMap { $1.said(path + label($1, $0)) }
            })
    }
}

/// A section under a custom name.
protocol NamedSection: SettingsSection {
    /// The name.
    var name: Located<String> { get }

    init(name: Located<String>)
}
