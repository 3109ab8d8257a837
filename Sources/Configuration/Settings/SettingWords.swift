// The words that settings take: a module above that knows what they mean has the same ones, which its tests prove.

/// The words that settings take.
public enum SettingWords {
    /// What is not seen of a text that does not fit.
    public static let cuts = ["tail", "middle", "head", "clip", "wrap"]
    /// The systems whose text sizes are measured at, or none of them.
    public static let sizes = ["fixed", "apple", "android"]
    /// The text sizes of iOS, smallest first.
    public static let textSizes = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "ax1", "ax2", "ax3", "ax4", "ax5",
    ]
    /// The text styles of Apple's.
    public static let appleStyles = [
        "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subhead", "footnote", "caption1",
        "caption2",
    ]
    /// How bad a finding is, worst first; the last is none at all.
    public static let severities = ["error", "warning", "note", "off"]
    /// What users see where a language lacks a text.
    public static let fallbacks = ["source", "key"]
    /// The findings that make a check fail.
    public static let failures = ["error", "warning", "note", "never"]
}
