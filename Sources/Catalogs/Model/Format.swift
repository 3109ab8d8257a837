// A format as the rest of Swell sees it.

/// A format that Swell reads.
public struct Format: Sendable {
    package let type: any CatalogFormat.Type

    package init(_ type: any CatalogFormat.Type) { self.type = type }

    /// How many bytes of a file are examined to detect its format and its language.
    package static let head = 1 << 16

    /// The name used on the command line and in reports.
    public var id: String { type.id }
    /// A one-line description.
    public var summary: String { type.summary }
    /// The file extensions of the format, without the dot.
    public var extensions: [String] { type.extensions }
    /// What Swell can write into it, in a few words.
    public var writing: String { type.writing }

    /// What an app shows if a language lacks a text.
    public var fallback: Fallback { type.fallback }

    /// Whether the format has a trait.
    public func has(_ trait: FormatTraits) -> Bool { type.traits.has(trait) }

    /// Whether a file itself declares the languages it contains.
    public var isMultilingual: Bool { layout != .onePerFile }

    /// The escape for a character that is hard to see, by its code point; nil if the format can only write the
    /// character itself.
    public func escape(_ scalar: UInt32) -> String? { type.escape(scalar) }

    /// Whether file paths name the language.
    public var isNamedByLanguage: Bool { !type.places.isEmpty }

    /// Whether one file may contain a key in several languages.
    package var mayRepeatKeys: Bool { isMultilingual && !(layout == .sourceAndTarget && isNamedByLanguage) }

    /// How languages are laid out in files.
    public var layout: LanguageLayout { type.layout }
}

extension Format: Hashable, CustomStringConvertible {
    /// Its name.
    public var description: String { id }

    /// Whether two formats are the same.
    public static func == (one: Format, other: Format) -> Bool { one.type == other.type }

    /// Hashes the identity of the format.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

/// How languages are laid out in files.
public enum LanguageLayout: Sendable {
    /// One file per language; its folder names the language.
    case onePerFile
    /// One file for all languages.
    case allInOne
    /// A file for the source and one translation.
    case sourceAndTarget
}
