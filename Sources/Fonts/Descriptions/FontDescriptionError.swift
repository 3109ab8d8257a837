// Errors in the text of a font description, and their messages.

import Basics

/// Why a text is not a font description.
public enum FontDescriptionError: Error, Hashable, Sendable {
    /// A family that is empty or contains a quote.
    case family(String)
    /// A quote that is not closed.
    case openQuote
    case size(String)
    /// A size in a unit other than points, and the same number in points.
    case unit(String, points: String)
    case weight(String)
    /// The value of a setting such as `tracking=`.
    case value(String, of: String)
    /// A tag that does not consist of four letters and digits.
    case tag(String)
    /// A word that is not recognized.
    case word(String, nearest: String?)
    /// A size, weight or setting that is already set.
    case repeated(String)

    /// The error on one line, with what was expected.
    public var message: String {
        switch self {
        case .family(let name):
            "'\(name.shortened)' is not a font; expected a family and a size, as in 'Inter 17'"
        case .openQuote:
            "a quote is not closed; expected a family in quotes, as in '\"Exo 2\" 17'"
        case .size(let text):
            "'\(text.shortened)' is not a size; expected points from 0.01 to 1000"
        case .unit(let text, let points):
            "'\(text.shortened)' is not a size; expected it in points: '\(points.shortened)' or '\(points.shortened)pt'"
        case .weight(let text):
            "'\(text.shortened)' is not a weight; expected a number from 1 to 1000, or a word such as 'semibold'"
        case .value(let text, let name):
            "'\(text.shortened)' is not a value for '\(name.shortened)'; expected a number, as in '\(name.shortened)=1'"
        case .tag(let text):
            "'\(text.shortened)' is not an OpenType tag; expected four letters or digits, as in '+tnum'"
        case .word(let word, let nearest):
            "'\(word.shortened)' is not valid after a font's size; expected a weight, 'italic', '+tnum', "
                + "'ss01=1', 'wght=350' or 'tracking=0.2'\(Spelling.suggestion(nearest))"
        case .repeated(let word):
            "'\(word.shortened)' sets a value that is already set; expected it once"
        }
    }
}
