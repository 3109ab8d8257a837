// Errors in the description of a pseudo-locale.

/// Why a style, growth or pseudo-locale is invalid.
public enum StyleError: Error, Hashable, Sendable {
    case style(String)
    /// No style is specified.
    case noStyles
    /// The style takes no argument.
    case noArgument(style: String)
    /// The style requires an argument.
    case missingArgument(style: String, expected: String)
    case argument(String, style: String, expected: String, known: [String])
    case growth(String)
    case quantile(String)
    case growthLocale(String, known: [String])
    case padding(String)
    case brackets(String)
    /// The text is not a well-formed language tag.
    case malformedTag(String)
    /// The region is a country.
    case country(String, region: String)
    /// Customers use the tag.
    case realLanguage(String)
    /// The tag has no styles of its own.
    case noStyle(tag: String)

    /// The word that may be misspelled, and the valid words.
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
        case .noStyles: "no style is specified; expected one or more, such as accented,bracketed"
        case .noArgument(let style): "the style '\(style)' takes no argument after a colon"
        case .missingArgument(let style, let expected):
            "the style '\(style)' needs an argument after a colon: \(expected)"
        case .argument(let word, let style, let expected, _):
            "'\(word)' is not an argument of the style '\(style)'; expected \(expected)"
        case .growth(let text): "'\(text)' is not a growth; expected one like 30% (up to 1000%), de@p75 or budget"
        case .quantile(let text): "'\(text)' is not a growth; expected a quantile from p50 to p99, such as de@p75"
        case .growthLocale(let locale, let known):
            "there are no growth measurements for '\(locale)'; expected one of \(known.joined(separator: " "))"
        case .padding(let word): "'\(word)' is not a padding; expected auto, ruler, words or solid"
        case .brackets(let text):
            "'\(text)' is not a pair of brackets; expected two halves of the same length, such as [] or «», "
                + "which must not be syntax of placeholders or tags"
        case .malformedTag(let tag):
            "'\(tag)' is not a language tag; expected one like en-PSEUDO or ar-XB: a language of 2 or 3 letters, "
                + "then a variant of 5 to 8 letters or a region that is not a country, such as XA or XB"
        case .country(let tag, let region):
            "'\(tag)' is not a pseudo-locale: \(region) is a real region; expected one that is not a country, "
                + "such as XA or XB, or a variant of 5 to 8 letters, such as PSEUDO"
        case .realLanguage(let tag):
            "'\(tag)' is a real language; expected a pseudo-locale such as \(tag)-PSEUDO"
        case .noStyle(let tag):
            "there is no preset for '\(tag)'; specify styles: 'styles' in .swell.yml, or --style accented for "
                + "'swell generate'"
        }
    }
}
