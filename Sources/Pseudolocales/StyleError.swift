// What can be wrong with the words that describe a pseudo-locale.

/// Why there is no such style, growth or pseudo-locale.
public enum StyleError: Error, Hashable, Sendable {
    case style(String)
    /// None is named.
    case noStyles
    /// The style takes no argument.
    case noArgument(style: String)
    /// The style needs one.
    case missingArgument(style: String, expected: String)
    case argument(String, style: String, expected: String, known: [String])
    case growth(String)
    case quantile(String)
    case growthLocale(String, known: [String])
    case padding(String)
    case brackets(String)
    /// No well-formed language tag.
    case malformedTag(String)
    /// A region that means a country.
    case country(String, region: String)
    /// A tag that customers have.
    case realLanguage(String)
    /// A tag without a style of its own.
    case noStyle(tag: String)

    /// The word that may be misspelt, and those there are.
    public var misspelling: (word: String, known: [String])? {
        switch self {
        case .style(let word): (word, StyleKind.all.map(\.id))
        case .argument(let word, _, _, let known): (word, known)
        case .growthLocale(let word, let known): (word, known)
        case .padding(let word): (word, Padding.allCases.map(\.rawValue))
        case .noStyle(let tag): (tag, Preset.all.map(\.tag))
        case .noStyles, .noArgument, .missingArgument, .growth, .quantile, .brackets, .malformedTag, .country,
            .realLanguage:
            nil
        }
    }

    /// The error in words.
    public var message: String {
        switch self {
        case .style(let word): "there is no style '\(word)'"
        case .noStyles: "no style is named; expected one or more, such as accented,bracketed"
        case .noArgument(let style): "the style '\(style)' takes nothing after a colon"
        case .missingArgument(let style, let expected):
            "the style '\(style)' needs something after a colon: \(expected)"
        case .argument(let word, let style, let expected, _):
            "'\(word)' is nothing for the style '\(style)'; expected \(expected)"
        case .growth(let text): "'\(text)' is no growth; expected one like 30% (up to 1000%), de@p75 or budget"
        case .quantile(let text): "'\(text)' is no growth; expected a quantile from p50 to p99, such as de@p75"
        case .growthLocale(let locale, let known):
            "growth was not measured for '\(locale)'; it was for \(known.joined(separator: " "))"
        case .padding(let word): "'\(word)' is no padding; expected auto, ruler or words"
        case .brackets(let text):
            "'\(text)' is no pair of brackets; expected two halves of the same length, such as [] or «», "
                + "that no placeholder or tag is written with"
        case .malformedTag(let tag):
            "'\(tag)' is no language tag; expected one like en-PSEUDO or ar-XB: a language of 2 or 3 letters, "
                + "then a variant of 5 to 8 letters or a region that is no country's, such as XA or XB"
        case .country(let tag, let region):
            "'\(tag)' is no pseudo-locale: \(region) is a real region; expected one that is no country's, such as XA or "
                + "XB, or a variant of 5 to 8 letters, such as PSEUDO"
        case .realLanguage(let tag):
            "'\(tag)' is a language that customers have; expected a pseudo-locale such as \(tag)-PSEUDO"
        case .noStyle(let tag):
            "there is no preset for '\(tag)'; it needs styles: 'styles' in .swell.yml, or --style accented for 'swell generate'"
        }
    }
}
