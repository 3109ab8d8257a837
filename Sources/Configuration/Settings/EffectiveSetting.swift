// Effective settings, for display.

import Basics

/// A setting and its values in the file.
public struct EffectiveSetting: Hashable, Sendable {
    /// Its full name, such as `generate.locales`.
    public let name: String
    /// Its values as strings, each with its position; empty if the setting is not set.
    public let values: [Located<String>]
    /// The default value for display, if any.
    public let usual: String?

    init(_ name: String, _ values: [Located<String>], usual: String? = nil) {
        self.name = name
        self.values = values
        self.usual = usual
    }
}

extension Configuration {
    /// All settings, in the order of their documentation.
    public var inForce: [EffectiveSetting] { shown(nil) }

    /// The names of all settings, with `*` for custom names and for the items of a list.
    package static var settingNames: [String] { names }
}
