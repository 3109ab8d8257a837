// Function words that stand twice, one after the other.

import Basics
import MessagePatterns

extension Rule {
    static let repeatedWord = Rule(
        "repeated-word", .warning, .wrongText, comparesSource: true,
        summary: "A word that joins others stands twice in a row.",
        explanation: """
            'Tap the the button' reads on without a stop, so nobody sees it while translating, and many do afterwards. \
            Looked at are the words that join others, such as articles, prepositions and conjunctions, in the languages \
            of which Swell knows some: grammar never doubles these. Most languages double other words rightly, to say \
            'step by step' or 'very', and so do names. What the source doubles, too, is left alone.
            """,
        examples: [
            .finds("'the' stands twice in a row", "A slip in the source", .english("Tap the the button")),
            .finds(
                "'oder' stands twice in a row", "A slip",
                .strings("Save or close the file", "de", "Die Datei sichern oder oder schließen")),
            .finds(
                "'La' stands twice in a row", "At the beginning",
                .strings("The list is empty", "fr", "La la liste est vide")),
            .finds(
                "'на' stands twice in a row", "In another alphabet",
                .strings("Tap the screen", "ru", "Нажмите на на экран")),
            .leaves("Words that grammar doubles", .strings("Those that", "de", "Alle, die die")),
            .leaves("Step by step", .strings("Step by step", "it", "Passo passo")),
            .leaves("Bye", .strings("Bye", "fr", "Tchou Tchou")),
            .leaves("One by one", .strings("One by one", "tr", "Teker teker")),
            .leaves("A pronoun", .strings("You log in", "fr", "Vous vous connectez")),
            .leaves("Two words", .strings("Save the file", "de", "Mit Mitteln sichern, und Undine")),
            .leaves("As in the source", .strings("Bye bye", "de", "Und und tschüss")),
            .leaves("With a hyphen", .strings("Take it to the end", "fr", "Mettez-le le soir")),
        ],
        check: .text { subject, findings in
            // Hardly any text doubles a word: of others nobody needs to know the language.
            guard DoubledWord.isInAny(subject.message),
                let word = DoubledWord.first(in: subject.message, of: subject.language),
                subject.sourceMessage.map({ !DoubledWord.isInAny($0) }) ?? true, !subject.isPseudo
            else { return }
            let spelling = String(decoding: subject.message.utf8[word], as: UTF8.self).shortened
            findings.add(subject.entry, "'\(spelling)' stands twice in a row", help: "remove one of the two")
        })
}

private enum DoubledWord {
    /// The first function word of a language that stands twice.
    static func first(in message: Message, of language: String) -> Range<Int>? {
        first(in: message) {
            FunctionWords.have(String(decoding: $0, as: UTF8.self).lowercased(), in: language)
        }
    }

    /// Whether any word stands twice.
    static func isInAny(_ message: Message) -> Bool { first(in: message) { _ in true } != nil }

    /// The first of two words that are equal but for the case of their first letter, with one space between them.
    private static func first(in message: Message, where isWanted: (ArraySlice<UInt8>) -> Bool) -> Range<Int>? {
        let utf8 = message.utf8
        for part in message.parts where part.kind == .text {
            var start = part.range.lowerBound
            // From space to space: most words differ in their first letter from the one before.
            while let space = utf8.firstOffset(of: 0x20, in: start..<part.range.upperBound) {
                let word = start..<space
                start = space + 1
                let end = start + word.count
                guard word.count > 1, end <= part.range.upperBound, utf8[word.lowerBound] | 0x20 == utf8[start] | 0x20,
                    utf8.has(utf8, word.dropFirst(), in: start + 1..<end),
                    end == part.range.upperBound || endsWord(utf8[end]), word.allSatisfy({ isOfWord(utf8[$0]) }),
                    isWanted(utf8[word])
                else { continue }
                return word
            }
        }
        return nil
    }

    private static func isOfWord(_ byte: UInt8) -> Bool { byte.isLetter || byte >= 0x80 }

    /// Whether a word ends before a byte: in `the the-` and `de de'` it goes on.
    private static func endsWord(_ byte: UInt8) -> Bool {
        byte < 0x80 && !byte.isLetter && !byte.isDigit && byte != UInt8(ascii: "-") && byte != UInt8(ascii: "'")
    }
}
