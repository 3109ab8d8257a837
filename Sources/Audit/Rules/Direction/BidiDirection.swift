// Texts whose first letter speaks for the wrong direction.

import Basics
import Comparison
import TextLayout

extension Rule {
    static let bidiDirection = Rule(
        "bidi-direction", .warning, .wrongText,
        summary: "The first letter of a text gives it the wrong direction.",
        explanation: """
            Labels on phones mostly take the direction of a text from its first letter. An Arabic or Hebrew sentence \
            that begins with a Latin name is laid out from left to right then: its pieces stand in the wrong order, and \
            its full stop on the wrong side. Only texts whose order changes are reported.

            Flutter, Qt and web pages take the direction from the language, and nothing is said of their files, nor of \
            addresses and of files that describe the options of commands, which a terminal shows. \
            A right-to-left mark, U+200F, at the start says what the text is; so does another word order. A language \
            that is written both ways, such as Kurdish, is taken to be written as most of its texts here are.
            """,
        examples: [
            .finds(
                "it begins with 'Swell', so that its pieces stand in the wrong order where the first letter gives the "
                    + "direction",
                "A name at the start", .strings("Swell counts letters.", "he", "Swell סופר אותיות.")),
            .finds(
                "it begins with 'עברית', so that its pieces stand in the wrong order where the first letter gives the "
                    + "direction",
                "A Hebrew word at the start of an English text", .english("עברית is on, English is off")),
            .finds(
                "it begins with '“setup”', so that its pieces stand in the wrong order where the first letter gives the "
                    + "direction",
                "A name in quotes", .strings("“setup” counts letters.", "he", "“setup” סופר אותיות.")),
            .leaves("A mark at the start", .strings("Swell counts.", "he", "\u{200F}Swell סופר אותיות.")),
            .leaves("A name alone", .strings("Swell 2 (beta)", "he", "Swell 2 (beta)")),
            .leaves("A name later on", .strings("Swell counts.", "he", "היישום Swell סופר.")),
            .leaves(
                "An address with a space in it",
                .strings("https://example.com/About", "he", "https://example.com/אודות האתר")),
            .leaves(
                "A text written from left to right by hand", .strings("MP3 (audio) files", "he", "(audio) MP3 קבצי")),
            .leaves("A language's own names", .english("עברית / Ivrit")),
            .leaves("Commas alone", .strings("-l, --long", "ar", "*-l*، *--long*")),
        ],
        check: .text(of: .rightToLeft) { subject, findings in
            let utf8 = subject.message.utf8
            guard utf8.hasRightToLeftLetters, let locale = subject.locale,
                !subject.entry.catalog.format.has(.takesDirectionFromLanguage)
            else { return }
            let direction = subject.writtenDirection
            guard utf8.isMostly(direction), !subject.isPseudo, !utf8.isAddressOrOption,
                !(subject.sourceMessage?.utf8.isAddressOrOption ?? false), !subject.isVisuallyOrdered
            else { return }
            for text in SlottedText.all(of: subject.message, locale: locale) {
                let contradiction = FirstStrongContradiction.find(in: text, direction: direction).first {
                    $0.changesOrder && Array(text.utf8[$0.paragraph]).hasRightToLeftLetters
                }
                guard let contradiction else { continue }
                // An escape that is shown is to be mended first.
                guard LostEscape.first(in: text.utf8) == nil, !subject.entry.catalog.describesCommands else { return }
                let word = text.utf8[contradiction.character.lowerBound..<contradiction.paragraph.upperBound]
                    .prefix { $0 > 0x20 }
                let start =
                    text.utf8[contradiction.paragraph.lowerBound..<word.startIndex]
                    .lastIndex { $0 <= 0x20 }.map { $0 + 1 } ?? contradiction.paragraph.lowerBound
                let mark = direction == .rightToLeft ? "U+200F RIGHT-TO-LEFT MARK" : "U+200E LEFT-TO-RIGHT MARK"
                // With what is attached to it: a mark between the two would tear the word apart.
                let spelling = String(decoding: text.utf8[start..<word.endIndex], as: UTF8.self).shortened
                let line = text.utf8[..<contradiction.paragraph.lowerBound].count { $0 == 0x0A } + 1
                findings.add(
                    subject.entry,
                    "\(line > 1 ? "line \(line)" : "it") begins with '\(spelling)', so that its pieces stand in "
                        + "the wrong order where the first letter gives the direction",
                    help: "put \(mark) before '\(spelling)'")
                return
            }
        })
}

extension Array where Element == UInt8 {
    /// Whether a text is an address alone, or begins as the option of a command: a mark before it would break it.
    fileprivate var isAddressOrOption: Bool {
        let start = firstIndex { $0 > 0x20 } ?? 0
        return has("-", at: start) || has("http", at: start) && !has(UInt8(ascii: " "))
    }

    /// Whether a text with letters from right to left may be one of a direction: a language that is written both ways
    /// may be written the other way here, and in a right-to-left text Latin letters are needed to lead it astray.
    fileprivate func isMostly(_ direction: Direction) -> Bool {
        let latin = count(where: \.isLetter)
        guard direction == .leftToRight else { return latin > 0 }
        return latin > 2 * count { 0xD6...0xDF ~= $0 }
    }

    fileprivate var beginsWithBracket: Bool { first.map { "([".utf8.contains($0) } ?? false }
}

extension TextSubject {
    /// Whether the bracket at the end of its source is at its start: somebody typed it in the order in which it is seen.
    fileprivate var isVisuallyOrdered: Bool {
        guard let source = sourceMessage else { return false }
        return message.utf8.beginsWithBracket && !source.utf8.beginsWithBracket
    }
}
