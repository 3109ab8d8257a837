// Words that stand twice, one after the other.

import Basics
import MessagePatterns

extension Rule {
    static let repeatedWord = Rule(
        "repeated-word", .warning, .wrongText, comparesSource: true,
        summary: "A word stands twice in a row.",
        explanation: """
            'Tap the the button' reads on without a stop, so nobody sees it while translating, and many do afterwards. \
            Words of five letters and more are looked at, in the Latin, Greek and Cyrillic alphabets: short ones, and \
            words of other scripts, are often doubled rightly, and so are those of languages that say 'one by one' and \
            'again and again' by it, such as Turkish and Swahili. What the source doubles, too, is left alone.
            """,
        examples: [
            .finds(
                "'Datei' stands twice in a row", "A slip",
                .strings("Save the file locally", "de", "Datei Datei sichern")),
            .leaves("Short words", .strings("Those that", "de", "Alle, die die")),
            .leaves("Two words", .strings("Save the file", "de", "Datei, Dateiname")),
            .leaves("As in the source", .strings("Hello hello", "de", "Hallo, Bora Bora")),
            .leaves("Where grammar doubles words", .strings("One by one", "tr", "Teker teker")),
            .leaves("With a hyphen", .strings("Menus", "id", "Berkas-berkas")),
        ],
        check: .text { subject, findings in
            guard let word = DoubledWord.first(in: subject.message), !DoubledWord.languages.contains(subject.language),
                subject.sourceMessage.map({ DoubledWord.first(in: $0) == nil }) ?? true, !subject.isPseudo
            else { return }
            let spelling = String(decoding: subject.message.utf8[word], as: UTF8.self).shortened
            findings.add(subject.entry, "'\(spelling)' stands twice in a row", help: "remove one of the two")
        })
}

private enum DoubledWord {
    private static let shortest = 5

    /// Those that say 'one by one', 'slowly' or 'very' by a word twice.
    static let languages: Set<String> = [
        "af", "az", "id", "jv", "kk", "ky", "mn", "ms", "su", "sw", "tk", "tr", "tt", "uz", "vi", "zu",
    ]

    /// The first of two equal words with one space between them.
    static func first(in message: Message) -> Range<Int>? {
        let utf8 = message.utf8
        for part in message.parts where part.kind == .text {
            var start = part.range.lowerBound
            // From space to space: most words differ in their first letter from the one before.
            while let space = utf8.firstOffset(of: 0x20, in: start..<part.range.upperBound) {
                let word = start..<space
                start = space + 1
                let end = start + word.count
                guard word.count >= shortest, end <= part.range.upperBound, utf8[word.lowerBound] == utf8[start],
                    utf8.has(utf8, word, in: start..<end), end == part.range.upperBound || !isOfWord(utf8[end]),
                    word.allSatisfy({ isOfWord(utf8[$0]) }), length(utf8, word) >= shortest
                else { continue }
                return word
            }
        }
        return nil
    }

    /// Letters of ASCII, and of alphabets whose characters have two bytes.
    private static func isOfWord(_ byte: UInt8) -> Bool { byte.isLetter || 0x80...0xD4 ~= byte }

    private static func length(_ utf8: [UInt8], _ word: Range<Int>) -> Int { utf8[word].count { $0 & 0xC0 != 0x80 } }
}
