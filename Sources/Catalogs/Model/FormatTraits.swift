// What is particular about a format, beyond how it is read and written.

/// What is particular about a format; most have few of these.
public struct FormatTraits: OptionSet, Sendable {
    /// Its bits.
    public let rawValue: UInt32

    /// The traits of some bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// In place of the standard library's, which is generic code to another module.
    public init(arrayLiteral traits: FormatTraits...) { rawValue = traits.reduce(0) { $0 | $1.rawValue } }

    /// Whether it has one of them.
    public func has(_ trait: FormatTraits) -> Bool { rawValue & trait.rawValue != 0 }

    /// A path that names no language is one of the app's own language.
    public static let mayLeaveOutLanguage = FormatTraits(rawValue: 1 << 0)
    /// A file beside others that are named by languages may be named by one that few know.
    public static let mayBeNamedByAnyLanguage = FormatTraits(rawValue: 1 << 1)
    /// The extension alone does not say that a file is of the format.
    public static let isToldByContents = FormatTraits(rawValue: 1 << 2)
    /// A file that `mayBe` does not know by its path is not of the format, whoever names it.
    public static let isToldByPath = FormatTraits(rawValue: 1 << 3)
    /// An app finds the file by the language folder around it; one in no such folder has one language only.
    public static let needsLanguageFolder = FormatTraits(rawValue: 1 << 4)
    /// Nothing can be written into the files.
    public static let isReadOnly = FormatTraits(rawValue: 1 << 5)
    /// Each line is a text or a part of one, the marks of a merge too.
    public static let takesAnyLine = FormatTraits(rawValue: 1 << 6)
    /// No app reads the file, nor what builds one, so nothing can be said of what an app would show.
    public static let isNotLoadedByApps = FormatTraits(rawValue: 1 << 7)
    /// A file says itself which language it is in, or translated into.
    public static let saysLanguage = FormatTraits(rawValue: 1 << 8)
    /// An app shows a text in its own language where a file has none: a file holds what is translated, and nothing
    /// else.
    public static let fallsBackByEntry = FormatTraits(rawValue: 1 << 9)
    /// An app takes all files of a folder for one table, whatever their names.
    public static let mergesFolders = FormatTraits(rawValue: 1 << 10)
    /// A string and a plural of one name are two keys.
    public static let namesByKind = FormatTraits(rawValue: 1 << 11)
    /// A file in which a key stands twice has a fault.
    public static let refusesRepeatedKeys = FormatTraits(rawValue: 1 << 12)
    /// Of two texts of one key the first counts; other formats take the last.
    public static let keepsFirstText = FormatTraits(rawValue: 1 << 20)
    /// An app takes the direction of a text from the language, and not from its first letter.
    public static let takesDirectionFromLanguage = FormatTraits(rawValue: 1 << 13)
    /// Plurals are branches that a language's file may need more of.
    public static let hasPluralBranches = FormatTraits(rawValue: 1 << 14)
    /// A file, or what builds it, says itself how many forms its plurals have.
    public static let hasOwnPluralRules = FormatTraits(rawValue: 1 << 15)
    /// A plural may lack the form that fractions alone take.
    public static let mayLeaveOutFractions = FormatTraits(rawValue: 1 << 16)
    /// A plural is named by the variable that it stands for, in a text of its own.
    public static let namesPluralsByVariable = FormatTraits(rawValue: 1 << 17)
    /// A branch `zero` is shown for 0 only where the language has that form; elsewhere it is shown in every language.
    public static let showsZeroByRuleOnly = FormatTraits(rawValue: 1 << 18)
    /// A branch `zero` is for the number 0 alone, in every language.
    public static let takesZeroForNothingElse = FormatTraits(rawValue: 1 << 21)
    /// Lines of a text are parted by U+2028.
    public static let breaksLinesBySeparator = FormatTraits(rawValue: 1 << 22)
    /// `=0`, `=1` and `=2` in a plural are the categories `zero`, `one` and `two`.
    public static let takesNumbersForCategories = FormatTraits(rawValue: 1 << 19)
}
