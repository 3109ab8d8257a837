// Characters that nobody sees, where they do nothing.

import Comparison
import MessagePatterns
import TextLayout

extension Rule {
    static let invisibleCharacter = Rule(
        "invisible-character", .warning, .wrongText,
        summary: "A text has a character that nobody sees and that does nothing.",
        explanation: """
            Zero-width spaces, byte order marks and fillers come with text that was copied from web pages, chats and \
            documents. Nobody sees them, but search does not find the word, a reader of the screen may stumble, lines \
            break in odd places, and some fonts draw a box.

            Where such a character has something to do it is left alone: joiners in Persian, in Indian scripts and in \
            emoji, zero-width spaces between Thai or Japanese words, soft hyphens inside of words, marks of direction \
            in text from right to left, and non-breaking spaces anywhere. What a translation keeps of its source is \
            reported of the source alone.
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
                "Marks of direction in text of one direction", .english("\u{200E}Save\u{200E}")),
            .finds(
                "U+200B ZERO WIDTH SPACE before 'Save' does nothing", "One that a translation kept of its source",
                .strings("\u{200B}Save", "de", "\u{200B}Sichern")),
            .leaves("A joiner in Persian", .strings("Settings", "fa", "تنظیم\u{200C}ها")),
            .leaves("An emoji of several", .english("Family 👨\u{200D}👩\u{200D}👧")),
            .leaves("A soft hyphen in a long word", .strings("Privacy", "de", "Datenschutz\u{AD}erklärung")),
            .leaves("French spaces", .strings("Ready?", "fr", "Prêt\u{202F}?")),
        ],
        check: .text(of: .invisible) { subject, findings in
            let utf8 = subject.message.utf8
            guard utf8.mayHoldInvisible else { return }
            let kept = subject.invisibleOfSource
            let found = InvisibleMisuse.find(
                in: utf8, isRightToLeft: subject.locale != nil && subject.writtenDirection == .rightToLeft,
                hasSlots: subject.message.hasSlots
            )
            .filter { !kept.contains($0.scalar) }
            guard let first = found.first else { return }
            let times = first.count == 2 ? "twice" : "\(first.count) times"
            let verb = first.isDoubled ? "stands \(times)" : "does nothing"
            let rest = found.count == 1 ? "" : ", the first of \(found.count) such characters"
            findings.add(
                subject.entry,
                "\(CharacterName.full(first.scalar)) \(TextPlace.words(first.range, in: utf8)) \(verb)\(rest)",
                help: first.isDoubled ? "leave one of them" : first.count > 1 ? "remove it, \(times)" : "remove it")
        })
}

extension TextSubject {
    /// The characters that do nothing in its source, in another language, already.
    fileprivate var invisibleOfSource: Set<UInt32> {
        guard let source = sourceMessage, source.utf8.mayHoldInvisible, language != originalLanguage else { return [] }
        let found = InvisibleMisuse.find(in: source.utf8, isRightToLeft: false, hasSlots: source.hasSlots)
        return Set(found.map(\.scalar))
    }

    private var originalLanguage: String {
        String(originalLocale.prefix { $0 != "-" && $0 != "_" }).lowercased()
    }
}

extension Message {
    fileprivate var hasSlots: Bool { parts.contains { $0.kind == .placeholder } }
}
