// The values that shells suggest for a flag or an operand.

import Forecast
import Pseudolocales
import TextLayout

/// The kind of value of a flag or an operand.
enum Suggestion: Sendable, Equatable {
    /// Any text, without suggestions.
    case text
    case files
    case folders
    /// One of these words.
    case words([String])
    /// Some of these words, separated by commas.
    case list([String])
    /// One of these words, optionally followed by a file: `sarif=out.sarif`.
    case reports([String])

    /// The suggested words; empty for other kinds.
    var words: [String] {
        switch self {
        case .text, .files, .folders: []
        case .words(let words), .list(let words), .reports(let words): words
        }
    }
}

extension Suggestion {
    /// Real languages: those with measured growth, and English.
    static let languages = Suggestion.words(["en"] + Growth.locales)

    /// The pseudo-locales that need no configuration.
    static let pseudolocales = Suggestion.words(Preset.all.map(\.tag))

    /// Lists of styles, with one style for each script.
    static let styles = Suggestion.list(styleNames)

    /// Kept in a property: Swift stores the enum case in the pointer, so a leak checker misses the only reference.
    private static let styleNames = StyleKind.all.flatMap { style in
        style.id == "script" ? PseudoScript.all.map { "script:\($0.code)" } : [style.id]
    }

    /// Values of --growth: a percentage, the budget, or the length of most translations into a language.
    static let growths = Suggestion.words(["30%", "budget"] + Growth.locales.map { "\($0)@p75" })

    /// The iOS text sizes.
    static let textSizes = Suggestion.words(TextSize.allCases.map(\.rawValue))
}

extension Flag {
    /// The kind of its value; nil if it takes none.
    var suggestion: Suggestion? {
        guard value != nil else { return nil }
        if choices.isEmpty { return takes }
        return mayNameFile ? .reports(choices) : .words(choices)
    }
}
