// Settings with one value, or a list of values.

import Basics

extension Setting {
    /// A setting with one value.
    static func value<Value>(
        _ name: String, _ slot: Slot<Section, Located<Value>?>, _ scalar: Scalar<Value>, usual: String? = nil
    ) -> Self {
        Self(
            name,
            take: { reader, node, section in
                if let value = reader.value(node, scalar) { section[keyPath: slot] = value }
            },
            show: { section, path in
                let value = section[keyPath: slot].map { Located(scalar.words($0.value), at: $0.place) }
                return [EffectiveSetting(path, value.map { [$0] } ?? [], usual: usual)]
            })
    }

    /// A setting with one string.
    static func text(_ name: String, _ slot: Slot<Section, Located<String>?>, usual: String? = nil) -> Self {
        value(name, slot, .text, usual: usual)
    }

    /// A setting with a list of strings, or a single string.
    static func texts(
        _ name: String, _ slot: Slot<Section, [Located<String>]>, _ scalar: Scalar<String> = .text,
        atLeastOne: Bool = false, usual: String? = nil
    ) -> Self {
        Self(
            name,
            take: { reader, node, section in
                if let texts = reader.texts(node, scalar, atLeastOne: atLeastOne) { section[keyPath: slot] = texts }
            },
            show: { section, path in [EffectiveSetting(path, section[keyPath: slot], usual: usual)] })
    }

    /// A setting with a list of strings, or a single string with values separated by commas.
    static func textsWithCommas(_ name: String, _ slot: Slot<Section, [Located<String>]?>) -> Self {
        Self(
            name,
            take: { reader, node, section in
                if let texts = reader.texts(node) { section[keyPath: slot] = node.isText ? texts[0].separated : texts }
            },
            show: { section, path in [EffectiveSetting(path, section[keyPath: slot] ?? [])] })
    }

    /// A setting with strings under custom names.
    static func namedTexts(
        _ name: String, _ slot: Slot<Section, [NamedText]>, _ scalar: @escaping @Sendable (String) -> Scalar<String>
    ) -> Self {
        Self(
            name, inner: ["*"],
            take: { reader, node, section in
                section[keyPath: slot] = reader.members(node).compactMap { member -> NamedText? in
                    let name = member.key.value
                    let text = reader.inside(name) { $0.value(member.value, scalar(name)) }
                    return text.map { NamedText(name: member.key, text: $0) }
                }
            },
            show: { section, path in
                let texts = section[keyPath: slot]
                if texts.isEmpty { return [EffectiveSetting(path, [])] }
                return texts.map { EffectiveSetting("\(path).\($0.name.value)", [$0.text]) }
            })
    }
}

extension Located<String> {
    /// The parts between commas, without surrounding spaces; all have the position of the whole.
    fileprivate var separated: [Located<String>] {
        value.split(separator: ",", omittingEmptySubsequences: false).map { part in
            Located(part.split(separator: " ").joined(separator: " "), at: place)
        }
    }
}
