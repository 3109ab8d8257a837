// The contents of a YAML file, before they are interpreted as settings.

import Basics

/// A value and its position.
struct YAMLNode: Sendable {
    enum Content: Sendable {
        /// All scalars are strings, also `on` and `1.0`.
        case scalar(String, isPlain: Bool)
        case sequence([YAMLNode])
        case mapping([YAMLMember])
    }

    let content: Content
    let place: Place
}

/// A key of a mapping, and its value.
struct YAMLMember: Sendable {
    let key: Located<String>
    let value: YAMLNode
}

extension YAMLNode {
    /// Whether it is a string.
    var isText: Bool {
        if case .scalar(let text, let isPlain) = content { return !(isPlain && text.isEmpty) }
        return false
    }

    /// The string of a scalar; nil if it is empty.
    var text: Located<String>? {
        guard isText, case .scalar(let text, _) = content else { return nil }
        return Located(text, at: place)
    }

    /// Its kind, for error messages.
    var kind: ConfigurationError.Kind {
        switch content {
        case .scalar: isText ? .text : .nothing
        case .sequence: .list
        case .mapping: .mapping
        }
    }
}
