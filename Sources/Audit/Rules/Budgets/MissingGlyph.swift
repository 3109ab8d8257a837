// `missing-glyph`: a character that no font contains.

import Budgets
import MessageLayout

extension Rule {
    static let missingGlyph = Rule(
        "missing-glyph", .warning, .wrongText,
        summary: "A text has a character that no font contains; users see a box.",
        explanation: """
            Neither the font of the budget nor any of its fallbacks has the character. A font may just not be \
            installed on this machine; widths are then estimates. If the app ships its own fonts, list them in the \
            configuration under `fonts`.
            """,
        examples: [
            .finds(
                "no font has '\u{10F000}' (U+10F000)", "a character of an icon font", .english("\u{10F000} Send"),
                configuration: "budgets: { key: { width: 200, font: Inter 17 } }"),
            .leaves(
                "letters that every font contains", .english("Send"),
                configuration: "budgets: { key: { width: 200, font: Inter 17 } }"),
            .leaves("a text without a box", .english("\u{10F000} Send")),
        ],
        check: .measured { subject, measurement, findings in
            guard case .fit(let box) = measurement.outcome, let first = box.missing.first else { return }
            let more = (box.missing.count - 1).andMore
            let package = first.package.map { package in
                "install \(first.family ?? "a font"): \(package.debian) (Debian) or \(package.homebrew) (Homebrew)"
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
