// The flags that say which pseudo-locale is meant; several commands have them.

import Basics
import MessagePatterns
import Pseudolocales

enum PseudolocaleFlags {
    static let style = Flag(
        name: "style", value: "S[,S…]", takes: .styles,
        summary: "Its styles, one after the other; 'swell styles' lists them.")
    static let growth = Flag(
        name: "growth", value: "G", takes: .growths,
        summary: "What padding fills up to: 30%, de@p75 (3 of 4 German translations are no longer), budget.")
    static let syntax = Flag(
        name: "syntax", value: "NAME", choices: Syntax.all.map(\.id),
        summary: "How texts are read: auto, or a syntax named in docs/pseudolocales.md.")

    /// The styles asked for.
    static func styles(_ invocation: Invocation) -> [String]? {
        invocation.value(of: style).map { $0.split(separator: ",").map(String.init) }
    }

    /// The syntax asked for.
    static func syntax(_ invocation: Invocation) -> Syntax {
        invocation.value(of: syntax).flatMap { name in Syntax.all.first { $0.id == name } } ?? .auto
    }

    /// Makes what a recipe says, with the nearest right word where one is misspelt.
    static func make(_ recipe: Pseudolocale.Recipe, command: String) throws(UsageError) -> Pseudolocale {
        do throws(StyleError) {
            return try Pseudolocale(recipe)
        } catch {
            throw .pseudolocale(error, nearest: nearest(error), command: command)
        }
    }

    /// The word that was meant, if one was misspelt.
    static func nearest(_ error: StyleError) -> String? {
        error.misspelling.flatMap { Spelling.nearest($0.word, among: $0.known) }
    }
}
