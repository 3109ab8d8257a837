// `repeated-word`: function words that are repeated, as in `the the`.

import Basics
import MessagePatterns

extension Rule {
    static let repeatedWord = Rule(
        "repeated-word", .warning, .wrongText, comparesSource: true,
        summary: "A function word is repeated, as in 'the the'.",
        explanation: """
            A mistake like 'Tap the the button' is easy to miss while translating, but users notice it. The rule \
            checks function words, such as articles, prepositions and conjunctions, in the languages for which Swell \
            has a list: grammar never repeats these words. Other words may be repeated correctly, to express 'step by \
            step' or 'very', or in names. The rule ignores texts whose source repeats a word, too. In a translation \
            without a known source, a repeated word is a note.
            """,
        examples: [
            .finds("'the' is repeated", "A mistake in the source", .english("Tap the the button")),
            .finds(
                "'oder' is repeated", "A mistake in a translation",
                .strings("Save or close the file", "de", "Die Datei sichern oder oder schließen")),
            .finds(
                "'La' is repeated", "At the beginning",
                .strings("The list is empty", "fr", "La la liste est vide")),
            .finds(
                "'на' is repeated", "In another alphabet",
                .strings("Tap the screen", "ru", "Нажмите на на экран")),
            .leaves("Words that grammar repeats", .strings("Those that", "de", "Alle, die die")),
            .leaves("Step by step", .strings("Step by step", "it", "Passo passo")),
            .leaves("Bye", .strings("Bye", "fr", "Tchou Tchou")),
            .leaves("One by one", .strings("One by one", "tr", "Teker teker")),
            .leaves("A pronoun", .strings("You log in", "fr", "Vous vous connectez")),
            .leaves("Two words", .strings("Save the file", "de", "Mit Mitteln sichern, und Undine")),
            .leaves("A cry", .strings("Dizzy face", "fr", "ouh la la")),
            .leaves(
                "Two phrases", .strings("Stop instead of wrapping", "nl", "Stop in plaats van van voren af te gaan")),
            .leaves("As in the source", .strings("Bye bye", "de", "Und und tschüss")),
            .leaves("A word with a mnemonic", .strings("Preview:", "sv", "Antal för för&handsvisning:")),
            .leaves("The beginning of a name", .strings("The name of di.fm", "it", "Nome di di.fm")),
            .leaves("The beginning of a title", .strings("Remove from On Deck", "es", "Quitar de en En portada")),
            .leaves("With a hyphen", .strings("Take it to the end", "fr", "Mettez-le le soir")),
        ],
        check: .text { subject, findings in
            // Hardly any text repeats a word: finding the language of the others would be wasted.
            guard DoubledWord.isInAny(subject.message),
                let word = DoubledWord.first(in: subject.message, of: subject.language),
                subject.sourceMessage.map({ !DoubledWord.isInAny($0) }) ?? true, !subject.isPseudo
            else { return }
            let spelling = String(decoding: subject.message.utf8[word], as: UTF8.self).shortened
            findings.add(
                subject.entry, "'\(spelling)' is repeated", help: "remove one of the two",
                // Without a source, it may be one phrase beside another: `equal to` and `to the right`.
                most: subject.isSource || subject.sourceMessage != nil ? nil : .note)
        })
}

private enum DoubledWord {
    /// Returns the first function word of a language that is repeated.
    static func first(in message: Message, of language: String) -> Range<Int>? {
        first(in: message) {
            FunctionWords.have(String(decoding: $0, as: UTF8.self).lowercased(), in: language)
        }
    }

    /// Whether any word is repeated.
    static func isInAny(_ message: Message) -> Bool { first(in: message) { _ in true } != nil }

    /// Returns the first of two words that are equal except for the case of their first letter, with one space between.
    private static func first(in message: Message, where isWanted: (ArraySlice<UInt8>) -> Bool) -> Range<Int>? {
        let utf8 = message.utf8
        for part in message.parts where part.kind == .text {
            var start = part.range.lowerBound
            // Goes from space to space: most words differ from the previous one in their first letter.
            while let space = utf8.firstOffset(of: 0x20, in: start..<part.range.upperBound) {
                let word = start..<space
                start = space + 1
                let end = start + word.count
                guard word.count > 1, end <= part.range.upperBound, isRepeated(utf8[word.lowerBound], by: utf8[start]),
                    utf8.has(utf8, word.dropFirst(), in: start + 1..<end),
                    end == part.range.upperBound || endsWord(utf8[end]), !continuesName(utf8, end),
                    word.allSatisfy({ isOfWord(utf8[$0]) }),
                    !followsCry(utf8[part.range.lowerBound..<word.lowerBound]),
                    !endsPhrase(
                        utf8[part.range.lowerBound..<word.lowerBound], before: utf8[end..<part.range.upperBound]),
                    isWanted(utf8[word])
                else { continue }
                return word
            }
        }
        return nil
    }

    /// Whether a word may begin with the first letter of the word before it; a capital after a small one begins a name:
    /// `en En portada`.
    private static func isRepeated(_ first: UInt8, by next: UInt8) -> Bool { next == first || next == first | 0x20 }

    /// Whether a word after a text belongs to a cry, as in `oh la la`.
    private static func followsCry(_ before: ArraySlice<UInt8>) -> Bool {
        let last = before.split { !isOfWord($0) }.last ?? []
        return cries.contains { last.count == $0.count && zip(last, $0).allSatisfy { $0 | 0x20 == $1 } }
    }

    /// Whether the first of two words belongs to a phrase before another one: Dutch `in plaats van van voren af`.
    private static func endsPhrase(_ before: ArraySlice<UInt8>, before rest: ArraySlice<UInt8>) -> Bool {
        guard before.split(whereSeparator: { !isOfWord($0) }).last?.elementsEqual("plaats".utf8) ?? false else {
            return false
        }
        let next = rest.split { !isOfWord($0) }.first ?? []
        return sides.contains { next.elementsEqual($0.utf8) }
    }

    private static let sides = ["voren", "achteren", "boven", "onderen", "binnen", "buiten"]

    private static let cries = ["oh", "ooh", "ouh", "ho", "hou", "ah", "ay", "uh"].map { Array($0.utf8) }

    private static func isOfWord(_ byte: UInt8) -> Bool { byte.isLetter || byte >= 0x80 }

    /// Whether a dot and a letter follow, so that a word is the beginning of a name: `de de.wikipedia`.
    private static func continuesName(_ utf8: [UInt8], _ end: Int) -> Bool {
        utf8.has(".", at: end) && end + 1 < utf8.count && isOfWord(utf8[end + 1])
    }

    /// Signs inside words: `the-`, `de'`, and the `&` and `_` before the letter of a menu's shortcut.
    private static let inside = Array("-'&_".utf8)

    /// Whether a word ends before a byte.
    private static func endsWord(_ byte: UInt8) -> Bool {
        byte < 0x80 && !byte.isLetter && !byte.isDigit && !inside.contains(byte)
    }
}
