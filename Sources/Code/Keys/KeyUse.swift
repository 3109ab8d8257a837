// A place in code that looks up a text.

/// A place in code that looks up a text.
public struct KeyUse: Sendable {
    /// What it looks up.
    public enum Key: Hashable, Sendable {
        /// A key, or what is known of it.
        case text(KeyText)
        /// A symbol that is generated from a key, as names: `.cartCheckoutTitle` is `["cartCheckoutTitle"]`.
        case symbol([String])
    }

    /// The table that it looks in.
    public enum Table: Hashable, Sendable {
        /// The default one.
        case standard
        /// One with a name.
        case named(String)
        /// One that only running code knows.
        case unknown
    }

    /// How certain it is that the key is looked up.
    public enum Certainty: Int, Comparable, Sendable {
        /// A function of the project with this name looks up keys, but others with this name may not.
        case possible
        /// A String that the screen shows as it is, without looking it up.
        case shown
        /// The type of the parameter or the variable makes the text a key.
        case typed
        /// A function that does nothing else looks it up.
        case lookup

        /// Whether one is less certain than another.
        public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    /// What it looks up.
    public var key: Key
    /// The table that it looks in.
    public var table: Table
    /// The bundle as written; nil if none is.
    public var bundle: String?
    /// The position of the file in the project.
    public var file: Int
    /// Where the key is written.
    public var range: Range<Int>
    /// The node that is written there.
    public var node: Int
    /// The call, or the declaration, that makes it a key.
    public var site: NodePlace
    /// The name of what looks it up: `NSLocalizedString`, `Text`, `L10n.tr`.
    public var how: String
    /// How certain it is.
    public var certainty: Certainty
    /// The comment for translators; nil if there is none.
    public var comment: String?
    /// What the app shows if no catalog has the key: empty if only running code knows it, nil for the key itself.
    public var defaultValue: String?

    /// Whether it looks up a symbol that is generated from a key.
    public var isOfSymbol: Bool {
        if case .symbol = key { true } else { false }
    }

    /// The key, if all of it is written in the code.
    public var literal: String? {
        if case .text(let text) = key { text.literal } else { nil }
    }
}
