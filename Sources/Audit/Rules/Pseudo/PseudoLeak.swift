// `pseudo-leak`: pseudo text in a real language.

import Basics

extension Rule {
    static let pseudoLeak = Rule(
        "pseudo-leak", .error, .wrongText,
        summary: "A text in a real language is pseudo text.",
        explanation: """
            Pseudo text such as '[Šåṽé ôñé]' is for tests. It gets into a real language if a test file is imported by \
            mistake, if a folder is renamed, or if the text of a screenshot is pasted. Customers would see it.

            A text is pseudo text if it is its source with brackets and accents, padded with '…4321' or ' one two', \
            doubled, or in full-width letters; if nearly all its letters have accents, or some have three on top of \
            each other; or if direction controls reverse Latin words. Languages with many accents, such as Vietnamese \
            and Czech, put them on few consonants. Brackets alone only count in texts of three words or more, because \
            a key may be written `[Page Up]`. The rule does not detect pseudo text in the letters of other scripts, \
            which looks like any text, or short texts that are doubled or in full width. A whole source text that \
            stands there twice is a warning, because some machine translations repeat short texts, too.
            """,
        examples: [
            .finds(
                "this is pseudo text: '[Ŝȧṽẽ…21]'", "a translation made by Swell", .strings("Save", "de", "[Ŝȧṽẽ…21]")),
            .finds(
                "this is pseudo text: '[Šåþþîñĝš one two]'", "a text of Android's en-XA",
                .strings("Groups of three", "fr", "[Šåþþîñĝš one two]")),
            .finds(
                "this is pseudo text: '\u{200F}\u{202E}Save\u{202C}\u{200F}'", "a text of Android's ar-XB",
                .strings("Save", "ar", "\u{200F}\u{202E}Save\u{202C}\u{200F}")),
            .finds(
                "this is the source text twice: 'Chain ID Chain ID'", "a repeated source text: a warning",
                .strings("Chain ID", "et", "Chain ID Chain ID")),
            .leaves("a pseudo-locale", .strings("Save", "en-XA", "[Ŝȧṽẽ…21]")),
            .leaves("Vietnamese", .strings("Use at your own risk", "vi", "Bạn tự chịu trách nhiệm khi sử dụng")),
            .leaves("the name of a key on the keyboard", .strings("Page Up", "ja", "[Page Up]")),
            .leaves("one accented letter", .strings("Cafe", "fr", "Café")),
            .leaves("a sound", .strings("clap", "it", "clap clap")),
            .leaves("a translation in brackets", .strings("[none]", "de", "[keine]")),
        ],
        check: .text { subject, findings in
            let utf8 = subject.message.utf8
            let source = subject.sourceMessage?.utf8
            guard PseudoLook.mayBeVisible(in: utf8, subject.seen, of: source) else { return }
            guard PseudoLook.isVisible(in: utf8, subject.seen, of: source), !subject.isPseudo else { return }
            if let source, PseudoStyle.isTwice(utf8, source) {
                return findings.add(
                    subject.entry, "this is the source text twice: '\(subject.message.text.shortened)'",
                    help: "translate it, or restore the translation: it may be from a pseudo-locale or a machine",
                    most: .warning)
            }
            findings.add(
                subject.entry, "this is pseudo text: '\(subject.message.text.shortened)'",
                help: "restore the translation; pseudo text belongs in a pseudo-locale, such as en-PSEUDO")
        })
}
