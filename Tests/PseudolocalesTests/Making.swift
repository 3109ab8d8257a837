// Short ways to make pseudo text, for the tests.

import MessagePatterns
import Pseudolocales
import TextLayout

/// A pseudo-locale with room to work in.
struct Maker {
    let pseudolocale: Pseudolocale
    private var workspace = Workspace(MessageParser())

    init(_ styles: [String]?, tag: String = "en-PSEUDO", growth: String? = nil) throws {
        var recipe = Pseudolocale.Recipe(tag: tag)
        (recipe.styles, recipe.growth) = (styles, growth)
        pseudolocale = try Pseudolocale(recipe)
    }

    /// What becomes of a text; the text itself where nothing is made.
    mutating func make(_ text: String, key: String = "", budget: Int? = nil) -> (
        outcome: Pseudolocale.Outcome, text: String
    ) {
        var original = Pseudolocale.Original()
        original.key = Array(key.utf8)
        original.budget = budget
        let outcome = pseudolocale.make(original, in: &workspace) { $0 += text.utf8 }
        return (outcome, outcome == .made ? String(decoding: workspace.result, as: UTF8.self) : text)
    }
}

/// What a text becomes in styles.
func pseudo(_ text: String, _ styles: String..., growth: String? = nil, key: String = "", budget: Int? = nil) throws
    -> String
{
    var maker = try Maker(styles, growth: growth)
    return maker.make(text, key: key, budget: budget).text
}

/// How many characters a text has.
func count(_ text: String) -> Int { Extent(of: text).graphemes }

/// Every style, each with all that it may be given.
let allStyles: [String] =
    StyleKind.all.map(\.id).filter { $0 != "script" } + PseudoScript.all.map { "script:\($0.code)" } + [
        "mirrored:isolates", "expanded:ruler", "expanded:words", "bracketed:«»",
    ]

/// Every style alone, those of every preset, and some together.
let allStyleLists: [[String]] =
    allStyles.map { [$0] } + Preset.all.map(\.styles).filter { $0.count > 1 } + [
        ["accented", "mirrored", "tall", "doubled", "expanded", "bracketed"], ["bracketed", "expanded", "accented"],
        ["wide", "mirrored", "unbroken"], ["tall", "doubled", "classic"], ["keys", "accented"],
        ["script:Arab", "expanded", "bracketed"],
    ]
