// What a YAML file says, before anything is known of settings.

import Basics

/// A value, and where it begins.
struct YAMLNode: Sendable {
    enum Content: Sendable {
        /// All scalars are texts: `on` and `1.0` mean what they say.
        case scalar(String, isPlain: Bool)
        case sequence([YAMLNode])
        case mapping([YAMLMember])
    }

    let content: Content
    let place: Place
}

/// A name in a mapping, and the value it has.
struct YAMLMember: Sendable {
    let key: Located<String>
    let value: YAMLNode
}

extension YAMLNode {
    /// Whether it is a text.
    var isText: Bool {
        if case .scalar(let text, let isPlain) = content { return !(isPlain && text.isEmpty) }
        return false
    }

    /// The text of a scalar; nil where nothing is written.
    var text: Located<String>? {
        guard isText, case .scalar(let text, _) = content else { return nil }
        return Located(text, at: place)
    }

    /// What it is, for a message.
    var kind: ConfigurationError.Kind {
        switch content {
        case .scalar: isText ? .text : .nothing
        case .sequence: .list
        case .mapping: .mapping
        }
    }
}
