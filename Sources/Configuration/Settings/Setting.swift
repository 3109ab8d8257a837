// What a setting is: a name, and how its value is taken.

import Platform

/// A group of settings.
protocol SettingsSection {
    /// The settings there are; one more is a line here, and the property that keeps it.
    static var settings: [Setting<Self>] { get }
}

/// A setting of a section.
struct Setting<Section> {
    let name: String
    /// Takes the value of the setting, whose full name is given, into a section.
    let take: (inout SettingsReader, YAMLNode, String, inout Section) -> Void

    /// A setting that is one text.
    static func text(_ name: String, store: @escaping (inout Section, Located<String>) -> Void) -> Self {
        Self(name: name) { reader, node, path, section in
            if let text = reader.text(node, path) { store(&section, text) }
        }
    }

    /// A setting that is a list of texts, or one alone; one alone may be several with commas between them.
    static func texts(
        _ name: String, separatedByCommas: Bool = false,
        store: @escaping (inout Section, [Located<String>]) -> Void
    ) -> Self {
        Self(name: name) { reader, node, path, section in
            guard let texts = reader.texts(node, path, separatedByCommas: separatedByCommas) else { return }
            store(&section, texts)
        }
    }

    /// Texts under names of placeholders; that of `%d` is a whole number.
    static func samples(_ name: String, store: @escaping (inout Section, [NamedText]) -> Void) -> Self {
        Self(name: name) { reader, node, path, section in
            let texts = reader.members(node, path).compactMap { member -> NamedText? in
                let path = "\(path).\(member.key.value.shortened)"
                let isCount = member.key.value == "%d"
                let text = isCount ? reader.wholeNumber(member.value, path) : reader.text(member.value, path)
                return text.map { NamedText(name: member.key, text: $0) }
            }
            store(&section, texts)
        }
    }

    /// Settings under a name.
    static func section<Inner: SettingsSection>(
        _ name: String, _ empty: Inner, store: @escaping (inout Section, Inner) -> Void
    ) -> Self {
        Self(name: name) { reader, node, path, section in
            store(&section, reader.section(node, path, empty))
        }
    }

    /// Settings under names of the file's own.
    static func sections<Inner: SettingsSection>(
        _ name: String, _ empty: @escaping (Located<String>) -> Inner,
        store: @escaping (inout Section, [Inner]) -> Void
    ) -> Self {
        Self(name: name) { reader, node, path, section in
            let members = reader.members(node, path)
            let sections = members.map { reader.section($0.value, "\(path).\($0.key.value.shortened)", empty($0.key)) }
            store(&section, sections)
        }
    }
}
