// Settings as people are told of them.

import Basics

/// A setting, and what was written of it.
public struct SettingInForce: Hashable, Sendable {
    /// Its full name, such as `generate.locales`.
    public let name: String
    /// Its values as words, each with its place; none where it is not set.
    public let values: [Located<String>]
    /// What holds where it is not set, in words; nil where that is nothing.
    public let usual: String?

    init(_ name: String, _ values: [Located<String>], usual: String? = nil) {
        self.name = name
        self.values = values
        self.usual = usual
    }
}

extension Configuration {
    /// Every setting, in the order in which they are documented.
    public var inForce: [SettingInForce] { shown(nil) }

    /// The names of all settings there are, `*` for names of the file's own and for the items of a list.
    package static var settingNames: [String] { names }
}
