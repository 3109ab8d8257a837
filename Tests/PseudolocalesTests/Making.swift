// Helpers that generate pseudo text.

import MessagePatterns
import Pseudolocales
import TextLayout

/// A pseudo-locale with its workspace.
struct Maker {
    let pseudolocale: Pseudolocale
    private var workspace = Workspace(MessageParser())

    init(_ styles: [String]?, tag: String = "en-PSEUDO", growth: String? = nil) throws {
        var recipe = Pseudolocale.Recipe(tag: tag)
        (recipe.styles, recipe.growth) = (styles, growth)
        pseudolocale = try Pseudolocale(recipe)
    }

    /// Generates the pseudo text of a text; returns the text itself if none is generated.
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

/// Returns the pseudo text of a text in some styles.
func pseudo(_ text: String, _ styles: String..., growth: String? = nil, key: String = "", budget: Int? = nil) throws
    -> String
{
    var maker = try Maker(styles, growth: growth)
    return maker.make(text, key: key, budget: budget).text
}

/// Returns the number of characters of a text.
func count(_ text: String) -> Int { Extent(of: text).graphemes }

/// Every style, with each of its options.
let allStyles: [String] =
    StyleKind.all.map(\.id).filter { $0 != "script" } + PseudoScript.all.map { "script:\($0.code)" } + [
        "mirrored:isolates", "expanded:ruler", "expanded:words", "bracketed:«»",
    ]

/// Every style alone, the styles of every preset, and some combinations.
let allStyleLists: [[String]] =
    allStyles.map { [$0] } + Preset.all.map(\.styles).filter { $0.count > 1 } + [
        ["accented", "mirrored", "tall", "doubled", "expanded", "bracketed"], ["bracketed", "expanded", "accented"],
        ["wide", "mirrored", "unbroken"], ["tall", "doubled", "classic"], ["keys", "accented"],
        ["script:Arab", "expanded", "bracketed"],
    ]
