// `invisible-character`: invisible characters that have no effect.

import Comparison
import Marks
import MessagePatterns
import TextLayout

extension Rule {
    static let invisibleCharacter = Rule(
        "invisible-character", .warning, .wrongText,
        summary: "A text contains an invisible character that does nothing.",
        explanation: """
            Zero-width spaces, byte order marks and fillers get into texts that are copied from web pages, chats and \
            documents. They are invisible, but search does not find the word, a screen reader may stumble, lines break \
            in odd places, and some fonts draw a box.

            The rule ignores such a character if it has a purpose: joiners in Persian, Indian scripts and emoji, \
            zero-width spaces between Thai or Japanese words, soft hyphens inside words, direction marks in \
            right-to-left text, and non-breaking spaces anywhere. If a translation has the same character as its \
            source, only the source is reported. Joiners between the end of a word and a space or a punctuation mark \
            are ignored, too, because they split no word, and so is U+FE0F after a letter or a punctuation mark, which \
            changes no picture.

            A character inside a word is a warning. One that shows nothing, at the start or end of a text, beside a \
            space, a joiner beside a mark, or a left-to-right mark in left-to-right text, is a note, one for each \
            language, and so are two joiners or emoji selectors instead of one. \
            But a soft hyphen beside a space may stand for a hyphen of the source: a warning, whose help says so.
            """,
        examples: [
            .finds(
                "U+200B ZERO WIDTH SPACE before 'Save' does nothing", "A zero-width space at the start",
                .english("\u{200B}Save")),
            .finds(
                "U+FEFF ZERO WIDTH NO-BREAK SPACE before 'Sichern' does nothing", "A byte order mark",
                .strings("Save", "de", "\u{FEFF}Sichern")),
            .finds(
                "U+200E LEFT-TO-RIGHT MARK before 'Save' does nothing, the first of 2 such characters",
                "Direction marks in left-to-right text", .english("\u{200E}Save\u{200E}")),
            .finds(
                "U+200B ZERO WIDTH SPACE before 'Save' does nothing",
                "The same character in the source and the translation",
                .strings("\u{200B}Save", "de", "\u{200B}Sichern")),
            .finds(
                "U+200E LEFT-TO-RIGHT MARK before 'Số' does nothing", "A direction mark at the start: a note",
                .strings("Number", "vi", "\u{200E}Số")),
            .finds(
                "U+200E LEFT-TO-RIGHT MARK before '索引' does nothing, the first of 4 such characters",
                "Direction marks around Chinese words: a note",
                .strings("Name", "zh", "\u{200E}索引\u{200E}\u{200E}名字\u{200E}")),
            .finds(
                "U+00AD SOFT HYPHEN between 'open.' and '%@' does nothing; the 3 U+00A0 NO-BREAK SPACE after it show as a gap",
                "No-break spaces that came with it",
                .english("open.\\n\u{AD}\u{A0}\u{A0}\u{A0}%@")),
            .finds(
                "U+200B ZERO WIDTH SPACE between 'Sure' and '?' does nothing", "Two before a mark: remove both",
                .english("Sure\u{200B}\u{200B}?")),
            .leaves("A selector that lost its emoji", .strings("sees!", "nb", "sier!\u{FE0F}")),
            .finds(
                "U+00AD SOFT HYPHEN between 'Nimi' and 'tekijä' shows nothing where the source has '-'",
                "A soft hyphen that somebody typed for a hyphen",
                .strings("Title - author", "fi", "Nimi \u{AD} tekijä")),
            .finds(
                "U+200C ZERO WIDTH NON-JOINER between 'تنظیم' and 'ها' occurs twice", "Two joiners in a word: a note",
                .strings("Settings", "fa", "تنظیم\u{200C}\u{200C}ها")),
            .leaves("A joiner at the end of a word", .strings("Error %@", "ml", "പിഴവ്\u{200C} %@")),
            .leaves(
                "Two joiners at the end of a word", .strings("Set now", "fa", "تنظیم\u{200C}\u{200C} اکنون")),
            .leaves(
                "Two joiners before a bracket", .strings("(compact)", "kn", "(ಕಾಂಪ್ಯಾಕ್ಟ್\u{200C}\u{200C})")),
            .leaves("A joiner in Persian", .strings("Settings", "fa", "تنظیم\u{200C}ها")),
            .leaves("An emoji of several characters", .english("Family 👨\u{200D}👩\u{200D}👧")),
            .leaves("A soft hyphen in a long word", .strings("Privacy", "de", "Datenschutz\u{AD}erklärung")),
            .leaves("French spaces", .strings("Ready?", "fr", "Prêt\u{202F}?")),
        ],
        check: .text(of: .invisible) { subject, findings in
            let utf8 = subject.message.utf8
            // Marks are another rule's concern.
            guard utf8.mayContainInvisible, utf8.marks.isEmpty else { return }
            let kept = subject.invisibleOfSource
            let found = InvisibleMisuse.find(
                in: utf8, isRightToLeft: subject.locale != nil && subject.writtenDirection == .rightToLeft,
                hasSlots: subject.message.hasSlots
            )
            .filter { !kept.contains($0.scalar) }
            guard let first = found.first(where: { !$0.isHarmless }) ?? found.first else { return }
            let times = first.count == 2 ? "twice" : "\(first.count) times"
            let isHyphen = first.scalar == 0xAD && subject.lacksHyphen
            let verb =
                isHyphen
                ? "shows nothing where the source has '-'" : first.isDoubled ? "occurs \(times)" : "does nothing"
            let position = first.range == found[0].range ? "the first" : "one"
            let total = found.reduce(0) { $0 + $1.count }
            let rest = found.count == 1 ? "" : ", \(position) of \(total) such characters"
            // No-break spaces that came with it leave a gap.
            let spaces = first.isDoubled ? 0 : utf8.count(of: "\u{A0}", from: first.range.upperBound)
            let gap = spaces > 1 ? "; the \(spaces) U+00A0 NO-BREAK SPACE after it show as a gap" : ""
            let isHarmless = found.allSatisfy(\.isHarmless) && spaces < 2 && !isHyphen
            let plain =
                removal(of: found.contains(where: \.isDoubled) ? [first] : found)
                + (spaces > 1 ? ", and the no-break spaces" : "")
            findings.add(
                subject.entry,
                "\(CharacterName.full(first.scalar)) \(TextPlace.words(first.range, in: utf8)) \(verb)\(rest)\(gap)",
                help: isHyphen ? "type a hyphen, '-', in its place" : first.isDoubled ? "keep one of them" : plain,
                most: isHarmless ? .note : nil,
                cause: isHarmless ? .inLanguage("\(CharacterName.full(first.scalar)) \(first.isDoubled)") : nil)
        })

    private static func removal(of found: [InvisibleMisuse]) -> String {
        let count = found.reduce(0) { $0 + $1.count }
        return switch count {
        case 1: "remove it"
        case 2: "remove both"
        default: "remove all \(count)"
        }
    }
}

extension TextSubject {
    /// The invisible characters that already do nothing in its source, if that is in another language.
    fileprivate var invisibleOfSource: Set<UInt32> {
        guard let source = sourceMessage, source.utf8.mayContainInvisible, language != originalLanguage else {
            return []
        }
        let found = InvisibleMisuse.find(in: source.utf8, isRightToLeft: false, hasSlots: source.hasSlots)
        return Set(found.map(\.scalar))
    }

    /// Whether its source has more hyphens: a soft hyphen stands for one that somebody meant to type.
    fileprivate var lacksHyphen: Bool {
        func hyphens(_ text: [UInt8]) -> Int { text.count { $0 == UInt8(ascii: "-") } }
        return sourceMessage.map { hyphens($0.utf8) > hyphens(message.utf8) } ?? false
    }

    private var originalLanguage: String {
        String(originalLocale.prefix { $0 != "-" && $0 != "_" }).lowercased()
    }
}

extension Message {
    var hasSlots: Bool { parts.contains { $0.kind == .placeholder } }
}

extension [UInt8] {
    /// The number of times that a character follows an offset.
    fileprivate func count(of character: String, from offset: Int) -> Int {
        let bytes = Array(character.utf8)
        var end = offset
        while self[end...].starts(with: bytes) { end += bytes.count }
        return (end - offset) / bytes.count
    }
}
