// Words with a letter of another alphabet that looks like one of their own.

import Basics
import TextLayout

extension Rule {
    static let mixedAlphabets = Rule(
        "mixed-alphabets", .warning, .wrongText,
        summary: "A word has a letter of another alphabet that looks like one of its own.",
        explanation: """
            The Cyrillic 'С' and the Latin 'C' look alike, and so do the Greek 'Ζ' and 'Z'. Typed on the wrong keyboard \
            layout, such a letter is seen by nobody, but no search finds the word, it is sorted elsewhere, spelling \
            checkers mark it, and a reader of the screen spells it out or speaks it in another language.

            Only letters that look alike are reported, and no abbreviation with an ending in another alphabet, such as \
            'PDFы'. A letter is wrong if most of its word is in another alphabet, or else its language. Greek letters that \
            are symbols, as in 'μm', are left alone.
            """,
        examples: [
            .finds(
                "'Cтрелка' has the Latin letter 'C' among Cyrillic ones", "A Latin capital",
                .strings("Arrow", "ru", "Cтрелка")),
            .finds(
                "'Мit' has the Cyrillic letter 'М' among Latin ones", "A Cyrillic capital",
                .strings("With", "de", "Мit")),
            .finds("'Zεν' has the Latin letter 'Z' among Greek ones", "In Greek", .strings("Zen", "el", "Zεν")),
            .finds(
                "'хIара' has the Latin letter 'I' among Cyrillic ones", "A stroke of the Caucasus",
                .strings("This", "ce", "хIара")),
            .finds(
                "'Сè' has the Latin letter 'è' among Cyrillic ones", "As many letters of each",
                .strings("All", "mk", "Сè")),
            .finds(
                "'MБ' has the Latin letter 'M' among Cyrillic ones", "A unit, in two alphabets",
                .strings("5 MB", "ru", "5 MБ")),
            .leaves("One alphabet", .strings("Arrow", "ru", "Стрелка")),
            .leaves("A name beside a word", .strings("An Apple computer", "ru", "Компьютер Apple-а")),
            .leaves("An abbreviation with an ending", .strings("PCs", "ru", "PCы")),
            .leaves("A unit", .english("5 μm, 3 kΩ")),
        ],
        check: .text(of: .alphabets) { subject, findings in
            let utf8 = subject.message.utf8
            for part in subject.message.parts where part.kind == .text {
                guard let stray = StrayLetter.first(in: utf8, part.range, locale: subject.locale ?? ""),
                    !subject.isPseudo
                else { continue }
                let word = String(decoding: utf8[stray.word], as: UTF8.self).shortened
                findings.add(
                    subject.entry,
                    "'\(word)' has the \(stray.alphabet.name) letter '\(stray.letter)' among "
                        + "\(stray.others.name) ones",
                    help: "write \(CharacterName.full(stray.meant)) in its place")
                return
            }
        })
}
