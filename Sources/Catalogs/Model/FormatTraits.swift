// What sets a format apart, beyond how it is read and written.

/// The traits that set a format apart; most formats have few.
public struct FormatTraits: OptionSet, Sendable {
    /// Its bits.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Replaces the standard library's initializer, which is generic code to other modules.
    public init(arrayLiteral traits: FormatTraits...) { rawValue = traits.reduce(0) { $0 | $1.rawValue } }

    /// Whether it contains any of these traits.
    public func has(_ trait: FormatTraits) -> Bool { rawValue & trait.rawValue != 0 }

    /// A path without a language is for the app's own language.
    public static let mayLeaveOutLanguage = FormatTraits(rawValue: 1 << 0)
    /// A file beside others that are named after languages may be named after a little-known one.
    public static let mayBeNamedByAnyLanguage = FormatTraits(rawValue: 1 << 1)
    /// The extension alone does not identify the format; the contents decide.
    public static let isDetectedByContents = FormatTraits(rawValue: 1 << 2)
    /// A file whose path `mayBe` rejects is not of the format, even if it is named explicitly.
    public static let isDetectedByPath = FormatTraits(rawValue: 1 << 3)
    /// An app finds the file by its language folder; a file outside such a folder has only one language.
    public static let needsLanguageFolder = FormatTraits(rawValue: 1 << 4)
    /// Swell cannot write into the files.
    public static let isReadOnly = FormatTraits(rawValue: 1 << 5)
    /// Every line is a text or a part of one, even conflict markers.
    public static let takesAnyLine = FormatTraits(rawValue: 1 << 6)
    /// Neither an app nor its build reads the file, so it is unknown what an app would show.
    public static let isNotLoadedByApps = FormatTraits(rawValue: 1 << 7)
    /// A file declares its language or target language itself.
    public static let declaresLanguage = FormatTraits(rawValue: 1 << 8)
    /// An app falls back to its own language for each missing text, so a file contains only what is translated.
    public static let fallsBackByEntry = FormatTraits(rawValue: 1 << 9)
    /// An app merges all files of a folder into one table, whatever their names.
    public static let mergesFolders = FormatTraits(rawValue: 1 << 10)
    /// A string and a plural with the same name are two keys.
    public static let namesByKind = FormatTraits(rawValue: 1 << 11)
    /// A repeated key is a fault of the file.
    public static let refusesRepeatedKeys = FormatTraits(rawValue: 1 << 12)
    /// Of two texts with the same key, the first counts; in other formats, the last.
    public static let keepsFirstText = FormatTraits(rawValue: 1 << 20)
    /// Views may derive the direction of a text from its first letter; elsewhere the language or the page decides.
    public static let takesDirectionFromFirstLetter = FormatTraits(rawValue: 1 << 13)
    /// Plurals are branches, of which a language's file may need more.
    public static let hasPluralBranches = FormatTraits(rawValue: 1 << 14)
    /// A file, or the tool that builds it, specifies the number of plural forms.
    public static let hasOwnPluralRules = FormatTraits(rawValue: 1 << 15)
    /// A plural is named after the variable that it replaces, in a separate text.
    public static let namesPluralsByVariable = FormatTraits(rawValue: 1 << 17)
    /// A branch `zero` is used for 0 only if the language has that form; in other formats, in every language.
    public static let showsZeroByRuleOnly = FormatTraits(rawValue: 1 << 18)
    /// A branch `zero` is only for the number 0, in every language.
    public static let takesZeroForNothingElse = FormatTraits(rawValue: 1 << 21)
    /// Limits in comments advise translators, and nothing enforces them.
    public static let advisesLimits = FormatTraits(rawValue: 1 << 27)
    /// White space at the ends of a text counts only if it is quoted or escaped.
    public static let trimsTexts = FormatTraits(rawValue: 1 << 30)
    /// Lines of a text are separated by U+2028.
    public static let separatesLinesByU2028 = FormatTraits(rawValue: 1 << 22)
    /// Web pages show its texts, mostly in places in which a line break is a space.
    public static let isShownOnPages = FormatTraits(rawValue: 1 << 23)
    /// The plural of `file` may be `file_plural`, as older i18next files have it.
    public static let mayHaveOldPairs = FormatTraits(rawValue: 1 << 24)
    /// Of the libraries that read it, some lack the plural rules of languages: they use `one` and `other` in all.
    public static let mayLackPluralRules = FormatTraits(rawValue: 1 << 26)
    /// An app loads the file even if some of its bytes are not valid in its encoding.
    public static let takesAnyBytes = FormatTraits(rawValue: 1 << 31)
    /// A text that the file of a region lacks is that of its language.
    public static let fallsBackToLanguage = FormatTraits(rawValue: 1 << 16)
    /// Keys can be added to a file.
    public static let gainsKeys = FormatTraits(rawValue: 1 << 25)
    /// Tools take the messages from the code, and merge them into the translations.
    public static let isTakenFromCode = FormatTraits(rawValue: 1 << 29)
    /// A file may say when its messages were taken.
    public static let isDated = FormatTraits(rawValue: 1 << 28)
    /// `=0`, `=1` and `=2` in a plural are the categories `zero`, `one` and `two`.
    public static let takesNumbersForCategories = FormatTraits(rawValue: 1 << 19)
}
