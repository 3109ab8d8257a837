// `bidi-override`: direction controls that reverse letters.

import Comparison
import Pseudolocales
import TextLayout

extension Rule {
    static let bidiOverride = Rule(
        "bidi-override", .error, .wrongText,
        summary: "A text contains an override that reverses the order of its letters.",
        explanation: """
            LRO and RLO show every character after them in one direction, whatever its script: 'gpj.exe' looks like \
            'exe.jpg'. No language is written like that. In a translation, an override comes from a pseudo-locale or \
            is a mistake, or it hides the real text.

            If all the text up to its end or the next override runs in that direction anyway, nothing is reversed: the \
            finding is a warning. If the override is also closed, somebody put the text between the two on purpose, to \
            keep its signs in order: the finding is a note. Hebrew whose words begin with the final form of a letter or a \
            colon was typed backwards, to look right after the override: the finding is a warning, because only search and \
            screen readers notice.

            To set the direction of a piece of text, put it between an isolate and its end: LRI or RLI, and PDI.
            """,
        examples: [
            .finds(
                "U+202E RIGHT-TO-LEFT OVERRIDE before 'gpj.exe' reverses the text after it",
                "a file name that looks like another", .english("Open \u{202E}gpj.exe\u{202C}")),
            .finds(
                "U+202D LEFT-TO-RIGHT OVERRIDE before 'שלום' reverses the text after it", "Hebrew from left to right",
                .strings("Hello", "he", "\u{202D}שלום\u{202C}")),
            .finds(
                "U+202D LEFT-TO-RIGHT OVERRIDE before '00:00' reverses nothing", "digits from left to right",
                .strings("Time", "he", "שעה \u{202D}00:00\u{202C}")),
            .finds(
                "U+202E RIGHT-TO-LEFT OVERRIDE before 'אודות' reverses nothing", "each word in its own direction",
                .strings("About Swell", "he", "\u{202E}אודות \u{202D}Swell")),
            .finds(
                "U+202D LEFT-TO-RIGHT OVERRIDE before 'שלום' reverses the text after it", "the second of two overrides",
                .strings("Hello", "he", "\u{202E}שלום \u{202D}שלום")),
            .finds(
                "U+202D LEFT-TO-RIGHT OVERRIDE before 'םולש' turns around text that is typed backwards",
                "Hebrew that was typed backwards", .strings("Hello", "he", "\u{202D}םולש")),
            .leaves("an isolated name", .strings("Open Swell", "he", "פתיחת \u{2066}Swell\u{2069}")),
            .leaves("a pseudo-locale", .strings("Save", "ar-XB", "\u{202E}Save\u{202C}")),
        ],
        check: .text(of: .directions) { subject, findings in
            let utf8 = subject.message.utf8
            guard utf8.mayHoldDirectionControls else { return }
            let overrides = BidiControl.occurrences(in: utf8).filter {
                $0.control == .leftToRightOverride || $0.control == .rightToLeftOverride
            }
            guard let first = overrides.first, !subject.isPseudo else { return }
            let reversing = overrides.first { $0.control.reverses(utf8[$0.range.upperBound...]) }
            let reverses = reversing != nil
            let override = reversing ?? first
            let name = CharacterName.full(utf8.scalar(at: override.range.lowerBound).value)
            let place = TextPlace.words(override.range, in: utf8)
            if reverses, utf8[override.range.upperBound...].isTypedBackwards {
                return findings.add(
                    subject.entry, "\(name) \(place) turns around text that is typed backwards",
                    help: "type the text in its own order, without the override", most: .warning)
            }
            findings.add(
                subject.entry,
                "\(name) \(place) reverses \(reverses ? "the text after it" : "nothing")",
                help: "remove it; to set the direction of a piece of text, use LRI or RLI with PDI",
                most: reverses ? nil : utf8[override.range.upperBound...].closesOverride ? .note : .warning)
        })
}

extension BidiControl {
    /// Whether an override reverses the text up to its end or the next override, because letters or digits there run
    /// the other way.
    fileprivate func reverses(_ rest: ArraySlice<UInt8>) -> Bool {
        let scalars = String(decoding: rest, as: UTF8.self).unicodeScalars.prefix {
            !(0x202C...0x202E ~= $0.value) && $0 != "\n"
        }
        return scalars.contains { scalar in
            let isRightToLeft = Array(String(scalar).utf8).hasRightToLeftLetters
            let isNumber = scalar.properties.numericType != nil
            return self == .leftToRightOverride
                ? isRightToLeft : isNumber || scalar.properties.isAlphabetic && !isRightToLeft
        }
    }
}

extension ArraySlice<UInt8> {
    /// Whether a Hebrew word begins with the form that a letter has at the end of words, or with a sign that ends them.
    fileprivate var isTypedBackwards: Bool {
        var (last, next): (Unicode.Scalar, Unicode.Scalar) = (" ", " ")
        for scalar in String(decoding: self, as: UTF8.self).unicodeScalars {
            (last, next) = (next, scalar)
            guard 0x5D0...0x5EA ~= next.value, !(0x5D0...0x5EA ~= last.value) else { continue }
            if Self.finals.contains(next) || Self.ends.contains(last) { return true }
        }
        return false
    }

    private static var ends: Set<Unicode.Scalar> { [":", ".", ",", "!", "?"] }

    private static var finals: Set<Unicode.Scalar> { ["ך", "ם", "ן", "ף", "ץ"] }

    /// Whether an override before it is closed in its line: somebody put a piece of text between the two.
    fileprivate var closesOverride: Bool {
        String(decoding: prefix { $0 != 0x0A }, as: UTF8.self).unicodeScalars.contains { $0.value == 0x202C }
    }
}

extension TextSubject {
    /// Whether its language is a pseudo-locale.
    var isPseudo: Bool {
        // Two letters are a real language.
        locale.map { $0.utf8.count > 2 && (try? PseudoTag($0)) != nil } ?? false
    }
}
