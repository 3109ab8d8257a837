// A page of a web app, and how to get to the state that is recorded.

import Basics

/// A page to record, and the steps that lead to its state.
public struct PageSettings: Hashable, Sendable, NamedSection {
    /// Its name, which is that of its files.
    public let name: Located<String>
    /// Its address, relative to the app's.
    public internal(set) var address: Located<String>?
    /// What to do after it is loaded.
    public internal(set) var steps: [PageStep] = []

    static let settings: [Setting<Self>] = [
        .value("address", \.address, .someText),
        .list("steps", \.steps) { reader, node in
            reader.items(node).map { item in
                let members = reader.members(item)
                if members.count != 1 { reader.note(.flawed(setting: reader.path ?? "", .notOneStep), at: item.place) }
                return reader.section(item, PageStep.wait(Located("0", at: item.place)))
            }
        },
    ]

    var flaw: ConfigurationError.Flaw? { address == nil ? .noAddress : nil }

    init(name: Located<String>) {
        self.name = name
    }
}

extension Setting {
    /// A setting with pages under their names: each an address, or a section.
    static func pages(_ name: String, _ slot: Slot<Section, [PageSettings]>) -> Self {
        .list(name, slot, label: { page, _ in ".\(page.name.value)" }) { reader, node in
            reader.members(node).map { member in
                reader.inside(member.key.value) { $0.page(member.key, member.value) }
            }
        }
    }

    /// A setting with one page.
    static func login(_ name: String, _ slot: Slot<Section, PageSettings?>) -> Self {
        Self(
            name, inner: PageSettings.names,
            take: { reader, node, section in
                section[keyPath: slot] = reader.page(Located(name, at: node.place), node)
            },
            show: { section, path in section[keyPath: slot]?.shown(path) ?? [EffectiveSetting(path, [])] })
    }
}

extension SettingsReader {
    fileprivate mutating func page(_ name: Located<String>, _ node: YAMLNode) -> PageSettings {
        var page = PageSettings(name: name)
        if node.isText { page.address = value(node, .someText) } else { page = section(node, page) }
        return page
    }
}
