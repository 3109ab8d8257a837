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

    /// Whether a file says itself which languages it holds.
    public var isMultilingual: Bool { layout != .onePerFile }

    /// Whether an app, or what builds it, reads the file.
    public var isLoadedByApps: Bool { type.isLoadedByApps }

    /// Whether an app finds its files by the language folders around them, and reads none of another language else.
    public var needsLanguageFolder: Bool { type.needsLanguageFolder }

    /// Whether its files are read, and never written.
    public var isReadOnly: Bool { type.isReadOnly }

    /// Whether an app shows a text in its own language where a file has none.
    public var fallsBackByEntry: Bool { type.fallsBackByEntry }

    /// Whether an app takes all files of a folder for one table.
    public var mergesFolders: Bool { type.mergesFolders }

    /// Whether a string and a plural of one name are two keys.
    public var namesByKind: Bool { type.namesByKind }

    /// Whether an app shows the key if a file lacks it.
    public var showsMissingKeys: Bool { type.showsMissingKeys }

    /// Whether a plural may lack the form that fractions alone take.
    public var mayLeaveOutFractions: Bool { type.mayLeaveOutFractions }

    /// Whether an app takes the direction of a text from the language, and not from its first letter.
    public var takesDirectionFromLanguage: Bool { type.takesDirectionFromLanguage }

    /// Whether a plural is named by the variable that it stands for, in a text of its own.
    public var namesPluralsByVariable: Bool { type.namesPluralsByVariable }

    /// How a file writes a character that is hard to see, by its number; nil if it has no way but the character itself.
    public func escape(_ scalar: UInt32) -> String? { type.escape(scalar) }

    /// Whether a plural's branch `zero` is shown for 0 in every language.
    public var showsZeroForNought: Bool { type.showsZeroForNought }

    /// Whether `=0`, `=1` and `=2` in a plural are the categories `zero`, `one` and `two`.
    public var takesNumbersForCategories: Bool { type.takesNumbersForCategories }

    /// Whether the paths of files say which language they are in.
    public var isNamedByLanguage: Bool { !type.places.isEmpty }

    /// Whether one file may hold a key in several languages.
    package var mayRepeatKeys: Bool { isMultilingual && !(layout == .sourceAndTarget && isNamedByLanguage) }

    /// Whether plurals are branches that a language's file may need more of.
    public var hasPluralBranches: Bool { type.hasPluralBranches }

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
