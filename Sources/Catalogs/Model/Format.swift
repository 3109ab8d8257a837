// The formats there are, as the rest of the house sees them.

/// A format that Swell reads, by what a person needs to know of it.
public struct Format: Sendable {
    let type: any CatalogFormat.Type

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

    /// Whether an app of Apple's platforms holds it, where the system picks the language.
    public var isOfApple: Bool {
        isLoadedByApps && (type.places.contains(.lproj) || layout == .allInOne && !hasRootLanguages)
    }

    /// The pseudo-locales that the platform offers, where it offers none but its own.
    public var offeredPseudolocales: [String]? { type.offeredPseudolocales }

    /// Whether an app shows a text in its own language where a file has none.
    public var fallsBackByEntry: Bool { type.fallsBackByEntry }

    /// Whether an app takes all files of a folder for one table.
    public var mergesFolders: Bool { type.mergesFolders }

    /// Whether a plural's branch `zero` is shown for 0 in every language.
    public var showsZeroForNought: Bool { type.showsZeroForNought }

    /// Whether `=0`, `=1` and `=2` in a plural are the categories `zero`, `one` and `two`.
    public var takesNumbersForCategories: Bool { type.takesNumbersForCategories }

    /// Whether the paths of files say which language they are in.
    public var isNamedByLanguage: Bool { !type.places.isEmpty }

    /// Whether one file may hold a key in several languages.
    var mayRepeatKeys: Bool { isMultilingual && !(layout == .sourceAndTarget && isNamedByLanguage) }

    /// Whether plurals are branches that a language's file may need more of.
    public var hasPluralBranches: Bool { type.hasPluralBranches }

    /// How languages are laid out in files.
    public var layout: LanguageLayout { type.layout }

    /// The folder in which the folders of languages stand around a path, with the slash after it; nil where there is none.
    public func languageRoot(of path: CatalogPath) -> String? { type.slot(of: path)?.root ?? path.languageRoot }

    /// Every format, in the order in which they are listed.
    public static let all: [Format] = [
        Format(type: StringsFormat.self),
        Format(type: StringsDictFormat.self),
        Format(type: XCStringsFormat.self),
        Format(type: XLIFFFormat.self),
        Format(type: XLIFF2Format.self),
        Format(type: InterfaceBuilderFormat.self),
        Format(type: LocTableFormat.self),
        Format(type: AndroidFormat.self),
        Format(type: ARBFormat.self),
        Format(type: POFormat.self),
        Format(type: JSONLanguagesFormat.self),
        Format(type: JSONFormat.self),
        Format(type: PropertiesFormat.self),
        Format(type: FluentFormat.self),
        Format(type: ResxFormat.self),
        Format(type: QtFormat.self),
        Format(type: YAMLLanguagesFormat.self),
        Format(type: YAMLFormat.self),
        Format(type: PHPFormat.self),
        Format(type: StoreMetadataFormat.self),
    ]
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
