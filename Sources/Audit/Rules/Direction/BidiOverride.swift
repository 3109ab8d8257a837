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

            Where all that follows runs that way anyway, nothing is turned round: a warning.

            To give a piece of text its direction, put it between an isolate and its end: LRI or RLI, and PDI.
            """,
        examples: [
            .finds(
                "U+202E RIGHT-TO-LEFT OVERRIDE before 'gpj.exe' turns round what follows it",
                "A name that reads otherwise", .english("Open \u{202E}gpj.exe\u{202C}")),
            .finds(
                "U+202D LEFT-TO-RIGHT OVERRIDE before 'שלום' turns round what follows it", "Hebrew from left to right",
                .strings("Hello", "he", "\u{202D}שלום\u{202C}")),
            .finds(
                "U+202D LEFT-TO-RIGHT OVERRIDE before '00:00' turns nothing round", "Digits from left to right",
                .strings("Time", "he", "שעה \u{202D}00:00\u{202C}")),
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
            let turns = override.control.turns(utf8[override.range.upperBound...])
            findings.add(
                subject.entry,
                "\(name) \(TextPlace.words(override.range, in: utf8)) turns \(turns ? "round what follows it" : "nothing round")",
                help: "remove it; LRI or RLI with PDI give a piece of text its direction", most: turns ? nil : .warning)
        })
}

extension BidiControl {
    /// Whether an override changes the order of what follows it, up to its end: of letters or digits that run the other way.
    fileprivate func turns(_ rest: ArraySlice<UInt8>) -> Bool {
        let scalars = String(decoding: rest, as: UTF8.self).unicodeScalars.prefix { $0.value != 0x202C && $0 != "\n" }
        return scalars.contains { scalar in
            let isRightToLeft = Array(String(scalar).utf8).hasRightToLeftLetters
            let isNumber = scalar.properties.numericType != nil
            return self == .leftToRightOverride
                ? isRightToLeft : isNumber || scalar.properties.isAlphabetic && !isRightToLeft
        }
    }
}

extension TextSubject {
    /// Whether it is in a language that nobody speaks.
    var isPseudo: Bool { locale.map { (try? PseudoTag($0)) != nil } ?? false }
}
