// The words that settings accept. Modules that interpret them define the same words; their tests check that.

/// The words that settings accept.
public enum SettingWords {
    /// The places where a text that does not fit is truncated.
    public static let cuts = ["tail", "middle", "head", "clip", "wrap"]
    /// The systems whose text sizes are measured, or none of them.
    public static let sizes = ["fixed", "apple", "android"]
    /// The text sizes of iOS, from the smallest.
    public static let textSizes = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "ax1", "ax2", "ax3", "ax4", "ax5",
    ]
    /// The Apple text styles.
    public static let appleStyles = [
        "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subhead", "footnote", "caption1",
        "caption2",
    ]
    /// The severities of findings, from the worst; the last suppresses the finding.
    public static let severities = ["error", "warning", "note", "off"]
    /// What users see if a translation is missing.
    public static let fallbacks = ["source", "key"]
    /// Whether something applies.
    public static let switches = ["on", "off"]
    /// The severities of findings that make a check fail.
    public static let failures = ["error", "warning", "note", "never"]
}
