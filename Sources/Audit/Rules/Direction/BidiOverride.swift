// Controls that turn letters round.

import Comparison
import Pseudolocales
import TextLayout

extension Rule {
    static let bidiOverride = Rule(
        "bidi-override", .error, .wrongText,
        summary: "A control turns the order of letters round.",
        explanation: """
            LRO and RLO show every character after them in one direction, whatever script it is of: 'gpj.exe' reads \
            'exe.jpg'. No language is written so. In a translation an override is the work of a pseudo-locale or of a \
            mistake, or it hides what a text says.

            To give a piece of text its direction, put it between an isolate and its end: LRI or RLI, and PDI.
            """,
        examples: [
            .finds(
                "U+202E RIGHT-TO-LEFT OVERRIDE before 'gpj.exe' turns round what follows it",
                "A name that reads otherwise", .english("Open \u{202E}gpj.exe\u{202C}")),
            .finds(
                "U+202D LEFT-TO-RIGHT OVERRIDE before 'שלום' turns round what follows it", "Hebrew from left to right",
                .strings("Hello", "he", "\u{202D}שלום\u{202C}")),
            .leaves("A name from left to right", .strings("Open Swell", "he", "פתיחת \u{2066}Swell\u{2069}")),
            .leaves("A pseudo-locale", .strings("Save", "ar-XB", "\u{202E}Save\u{202C}")),
        ],
        check: .text(of: .directions) { subject, findings in
            let utf8 = subject.message.utf8
            guard utf8.mayHoldDirectionControls else { return }
            let override = BidiControl.occurrences(in: utf8).first {
                $0.control == .leftToRightOverride || $0.control == .rightToLeftOverride
            }
            guard let override, !subject.isPseudo else { return }
            let name = CharacterName.full(utf8.scalar(at: override.range.lowerBound).value)
            findings.add(
                subject.entry, "\(name) \(TextPlace.words(override.range, in: utf8)) turns round what follows it",
                help: "remove it; LRI or RLI with PDI give a piece of text its direction")
        })
}

extension TextSubject {
    /// Whether it is in a language that nobody speaks.
    var isPseudo: Bool { locale.map { (try? PseudoTag($0)) != nil } ?? false }
}
