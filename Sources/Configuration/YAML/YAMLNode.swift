// What a YAML file says, before anything is known of settings.

import Platform

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
