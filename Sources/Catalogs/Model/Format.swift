// A format as the rest of Swell sees it.

/// A format that Swell reads, by what a person needs to know of it.
public struct Format: Sendable {
    package let type: any CatalogFormat.Type

    package init(_ type: any CatalogFormat.Type) { self.type = type }

    /// As much of a file as is looked at to tell its format and its language.
    package static let head = 1 << 16

    /// The name used on the command line and in reports.
    public var id: String { type.id }
    /// One line about it.
    public var summary: String { type.summary }
    /// The extensions that name it, without the dot.
    public var extensions: [String] { type.extensions }
    /// What Swell can write into it, in a few words.
    public var writing: String { type.writing }

    /// What an app shows where a language lacks a text.
    public var fallback: Fallback { type.fallback }

    /// Whether something particular holds for it.
    public func has(_ trait: FormatTraits) -> Bool { type.traits.has(trait) }

    /// Whether a file says itself which languages it holds.
    public var isMultilingual: Bool { layout != .onePerFile }

    /// How a file writes a character that is hard to see, by its number; nil if it has no way but the character itself.
    public func escape(_ scalar: UInt32) -> String? { type.escape(scalar) }

    /// Whether the paths of files say which language they are in.
    public var isNamedByLanguage: Bool { !type.places.isEmpty }

    /// Whether one file may hold a key in several languages.
    package var mayRepeatKeys: Bool { isMultilingual && !(layout == .sourceAndTarget && isNamedByLanguage) }

    /// How languages are laid out in files.
    public var layout: LanguageLayout { type.layout }
}

extension Format: Hashable, CustomStringConvertible {
    /// Its name.
    public var description: String { id }

    /// Whether two are the same.
    public static func == (one: Format, other: Format) -> Bool { one.type == other.type }

    /// Hashes what tells it from others.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

/// How languages are laid out in files.
public enum LanguageLayout: Sendable {
    /// A file for each language; its folder says which.
    case onePerFile
    /// One file for all languages.
    case allInOne
    /// A file for the source and one translation.
    case sourceAndTarget
}
