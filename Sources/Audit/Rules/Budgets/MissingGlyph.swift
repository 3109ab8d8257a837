// `missing-glyph`: a character that no font has.

import Budgets
import MessageLayout

extension Rule {
    static let missingGlyph = Rule(
        "missing-glyph", .warning, .wrongText,
        summary: "No font has a character of a text; a box is drawn for it.",
        explanation: """
            Neither the font of the budget nor any that stands in for it has the character. On this machine that may be
            because a font is not installed, and then widths are guesses; where the app brings its own fonts, give them
            in the configuration under `fonts`.
            """,
        examples: [
            .finds(
                "no font has '\u{10F000}' (U+10F000)", "a character of an icon font", .english("\u{10F000} Send"),
                configuration: "budgets: { key: { width: 200, font: Inter 17 } }"),
            .leaves(
                "letters that every font has", .english("Send"),
                configuration: "budgets: { key: { width: 200, font: Inter 17 } }"),
            .leaves("a text without a box", .english("\u{10F000} Send")),
        ],
        check: .measured { subject, measurement, findings in
            guard case .fit(let box) = measurement.outcome, let first = box.missing.first else { return }
            let more = (box.missing.count - 1).andMore
            let package = first.package.map { package in
                "\(first.family ?? "a font") is in \(package.debian) (Debian) and \(package.homebrew) (Homebrew)"
            }
            findings.add(
                subject.entry, "no font has \(first.words)\(more)",
                help: package ?? first.family.map { "install a font such as \($0)" }
                    ?? "add the app's own font under 'fonts' in .swell.yml",
                budget: measurement.budget.origin)
        })
}

extension MissingCharacter {
    /// `'字' (U+5B57)`.
    fileprivate var words: String {
        "'\(scalar)' (\(scalar.value.codePointName))"
    }
}
