// The flags that describe a pseudo-locale, shared by several commands.

import Basics
import MessagePatterns
import Pseudolocales

enum PseudolocaleFlags {
    static let style = Flag(
        name: "style", value: "S[,S…]", takes: .styles,
        summary: "The styles to apply, in this order; 'swell styles' lists them.")
    static let growth = Flag(
        name: "growth", value: "G", takes: .growths,
        summary: "The length to pad to: 30% longer; de@p75, at least as long as 3 of 4 German translations; or budget, "
            + "the limit of the key.")
    static let padding = Flag(
        name: "padding", value: "KIND", choices: Padding.allCases.map(\.rawValue),
        summary: "The padding: a ruler of digits, words, or solid, which no line can break (default: auto).")
    static let syntax = Flag(
        name: "syntax", value: "NAME", choices: Syntax.all.map(\.id),
        summary: "The message syntax (default: auto); docs/pseudolocales.md describes each.")

    /// The styles given by --style.
    static func styles(_ invocation: Invocation) -> [String]? {
        invocation.value(of: style).map { $0.split(separator: ",").map(String.init) }
    }

    /// The syntax given by --syntax.
    static func syntax(_ invocation: Invocation) -> Syntax {
        invocation.value(of: syntax).flatMap { name in Syntax.all.first { $0.id == name } } ?? .auto
    }

    /// Creates a pseudo-locale from a recipe; the error for a misspelled word suggests the nearest valid one.
    static func make(_ recipe: Pseudolocale.Recipe, command: String) throws(UsageError) -> Pseudolocale {
        do throws(StyleError) {
            return try Pseudolocale(recipe)
        } catch {
            throw .pseudolocale(error, nearest: nearest(error), command: command)
        }
    }

    /// The word that was probably meant, if one is misspelled.
    static func nearest(_ error: StyleError) -> String? {
        error.misspelling.flatMap { Spelling.nearest($0.word, among: $0.known) }
    }
}
