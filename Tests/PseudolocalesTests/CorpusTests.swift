// Properties that hold for every English text in the corpora.

import Foundation
import Pseudolocales
import TestSupport
import Testing

@Suite("Every English text")
struct CorpusTests {
    @Test("The texts include those of real apps if they are next to the project")
    func extent() {
        #expect(EnglishText.all.count > (Corpora.hasShared ? 3000 : 500))
    }

    @Test(
        "No text is damaged, its placeholders are the same, and pseudo text of pseudo text is the same",
        arguments: allStyleLists)
    func making(styles: [String]) throws {
        // Without the patterns, the comparison below would compare nothing.
        try #require(Self.specifiers != nil && Self.specifiersAndNames != nil)
        var maker = try Maker(styles)
        for (english, placeholders) in Self.texts {
            let made = maker.make(english.text, key: english.key)
            let isKnown = Self.damaged.contains { known in
                english.text.contains(known.text) && styles.contains { $0.hasPrefix(known.style) }
            }
            #expect(made.outcome != .damaged || isKnown, "\(english.text.debugDescription)")
            #expect(Self.placeholders(made.text) == placeholders, "\(english.text): \(made.text)")
            let again = maker.make(made.text, key: english.key)
            #expect(again.text == made.text)
        }
    }

    @Test(
        "Pseudo text can be undone",
        arguments: [
            ["accented", "expanded", "bracketed"], ["accented", "expanded:words", "bracketed"],
            ["accented", "expanded:ruler", "bracketed"], ["bracketed", "expanded", "accented"],
            ["expanded", "accented"],
            ["classic"], ["wide"], ["tall"], ["mirrored"], ["mirrored:isolates"], ["unbroken"], ["doubled"],
            ["accented", "mirrored", "tall", "doubled", "expanded", "bracketed"],
        ], ["de@p75", "fi@p99", "0%", "30%", "400%"])
    func undoing(styles: [String], growth: String) throws {
        var maker = try Maker(styles, growth: growth)
        for english in EnglishText.all {
            let made = maker.make(english.text)
            // Without an ASCII letter the origin of brackets is unknown; accents may be the text's own.
            let isPlain =
                english.text.contains { $0.isASCII && $0.isLetter } && !english.text.contains { "áéíóú".contains($0) }
            guard made.outcome == .made, isPlain else { continue }
            let undone = maker.pseudolocale.undo(made.text)
            #expect(undone == english.text, "\(made.text)")
            // Without the styles, a text's own brackets count as added.
            if !english.text.hasPrefix("[") || styles.contains("bracketed") { #expect(Undo.text(made.text) == undone) }
        }
    }

    /// Texts that a style leaves unchanged, because its result would have an extra placeholder or path.
    private static let damaged = [
        // The path begins with a placeholder; doubled without it, it becomes two paths.
        (style: "doubled", text: "%(outdir)s/output.txt"),
        // A percent sign without a number before it is a placeholder.
        (style: "doubled", text: "%0% to full charge"),
        // The backslash would escape the added text after it.
        (style: "bracketed", text: "backslash = here\\"), (style: "bracketed", text: "and A/B\\"),
        (style: "classic", text: "backslash = here\\"), (style: "classic", text: "and A/B\\"),
        (style: "doubled", text: "backslash = here\\"), (style: "doubled", text: "and A/B\\"),
        // A reference to another resource, which no app shows: doubled, it would have other names after colons.
        (style: "doubled", text: "$string:"), (style: "doubled", text: "$ohos:string:"),
        (style: "doubled", text: "$color:"),
        // Separated from the word before it, the end of a path is a path.
        (style: "mirrored", text: "OUTPUT_DIR/.doctrees"),
    ]

    private static let texts = EnglishText.all.map { (english: $0, placeholders: placeholders($0.text)) }

    /// Returns the printf specifiers of a text, and its names in braces, found without the parser.
    private static func placeholders(_ text: String) -> [String] {
        // The text of a branch may be everything between two braces.
        let pattern = text.contains(", plural,") || text.contains(", select,") ? specifiers : specifiersAndNames
        let whole = NSRange(text.startIndex..., in: text)
        return pattern?.matches(in: text, range: whole)
            .compactMap { Range($0.range, in: text).map { String(text[$0]) } } ?? []
    }

    private static let specifier = #"%(\d+\$)?[-+0#,']*(\d+|\*)?(\.\d+)?(hh?|ll?|q|z|t|j|L)?[@diuxXoscfgeaSCpn]|%%"#
    private static let specifiers = try? NSRegularExpression(pattern: specifier)
    private static let specifiersAndNames = try? NSRegularExpression(pattern: specifier + #"|\$?\{+[^{}]*\}+"#)
}
