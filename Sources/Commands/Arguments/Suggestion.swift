// What may stand in a place of the command line, as shells suggest it.

import Forecast
import Pseudolocales
import TextLayout

/// What the value of a flag, or an operand, may be.
enum Suggestion: Sendable, Equatable {
    /// Any text: there is nothing to suggest.
    case text
    case files
    case folders
    /// One of some words.
    case words([String])
    /// Some of these words, with commas between them.
    case list([String])
    /// One of some words, or one with a file that it is written to: `sarif=out.sarif`.
    case reports([String])

    /// The words there are; none for what is not a word.
    var words: [String] {
        switch self {
        case .text, .files, .folders: []
        case .words(let words), .list(let words), .reports(let words): words
        }
    }
}

extension Suggestion {
    /// Languages that people speak: those whose growth was measured, and the source's.
    static let languages = Suggestion.words(["en"] + Growth.locales)

    /// The pseudo-locales that need no configuration.
    static let pseudolocales = Suggestion.words(Preset.all.map(\.tag))

    /// Lists of styles; scripts are styles, each with its code.
    static let styles = Suggestion.list(styleNames)

    /// Kept on its own: in the list alone a checker of leaks does not see it, as Swift keeps the case in the pointer.
    private static let styleNames = StyleKind.all.flatMap { style in
        style.id == "script" ? PseudoScript.all.map { "script:\($0.code)" } : [style.id]
    }

    /// What padding may fill up to: a share, a budget, or what most translations of a language need.
    static let growths = Suggestion.words(["30%", "budget"] + Growth.locales.map { "\($0)@p75" })

    /// The text sizes of iOS.
    static let textSizes = Suggestion.words(TextSize.allCases.map(\.rawValue))
}

extension Flag {
    /// What its value may be; nil where it takes none.
    var suggestion: Suggestion? {
        guard value != nil else { return nil }
        if choices.isEmpty { return takes }
        return mayNameFile ? .reports(choices) : .words(choices)
    }
}
