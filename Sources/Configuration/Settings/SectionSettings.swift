// Settings that hold settings: sections, named ones, and lists of them.

import Basics

extension Setting {
    /// Settings under a name.
    static func section<Inner: SettingsSection>(_ name: String, _ slot: Slot<Section, Inner>) -> Self {
        Self(
            name, inner: Inner.names,
            take: { reader, node, section in section[keyPath: slot] = reader.section(node, section[keyPath: slot]) },
            show: { section, path in section[keyPath: slot].shown(path) })
    }

    /// Settings under names of the file's own.
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
                let names = SettingInForce(path, inner.map(\.name))
                return [names] + inner.flatMap { $0.said("\(path).\($0.name.value)") }
            })
    }

    /// Settings of one kind in a list, in whatever form the file may have them.
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
                if items.isEmpty { return [SettingInForce(path, [])] }
                return items.enumerated().flatMap { $1.said(path + label($1, $0)) }
            })
    }
}

/// Settings under a name of the file's own.
protocol NamedSection: SettingsSection {
    /// The name.
    var name: Located<String> { get }

    init(name: Located<String>)
}
