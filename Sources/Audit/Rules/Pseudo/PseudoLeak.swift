// Pseudo text in a language that people speak.

import Basics

extension Rule {
    static let pseudoLeak = Rule(
        "pseudo-leak", .error, .wrongText,
        summary: "Pseudo text stands in a language that people speak.",
        explanation: """
            Pseudo text such as '[Šåṽé ôñé]' is for tests. It gets into a real language when a test's file is \
            imported by mistake, when a folder is renamed, or when a screenshot's text is pasted. Customers would be \
            shown it.

            A text is pseudo text where it is its source with brackets and marks, padded with '…4321' or ' one two', \
            doubled, or in letters of full width; where nearly all its letters have marks, or some have three on top \
            of each other; or where Latin words are turned round by controls of direction. Languages that love marks, \
            such as Vietnamese and Czech, put them on few consonants. Brackets alone make pseudo text of three words or more: \
            a key may be written `[Page Up]`. What is not found is pseudo text in the letters \
            of other scripts, which looks like any text, and short texts doubled or in full width.
            """,
        examples: [
            .finds(
                "this is pseudo text: '[Ŝȧṽẽ…21]'", "A translation made by Swell", .strings("Save", "de", "[Ŝȧṽẽ…21]")),
            .finds(
                "this is pseudo text: '[Šåþþîñĝš one two]'", "A text of Android's en-XA",
                .strings("Groups of three", "fr", "[Šåþþîñĝš one two]")),
            .finds(
                "this is pseudo text: '\u{200F}\u{202E}Save\u{202C}\u{200F}'", "A text of Android's ar-XB",
                .strings("Save", "ar", "\u{200F}\u{202E}Save\u{202C}\u{200F}")),
            .leaves("A pseudo-locale", .strings("Save", "en-XA", "[Ŝȧṽẽ…21]")),
            .leaves("Vietnamese", .strings("Use at your own risk", "vi", "Bạn tự chịu trách nhiệm khi sử dụng")),
            .leaves("The name of a key", .strings("Page Up", "ja", "[Page Up]")),
            .leaves("One letter with a mark", .strings("Cafe", "fr", "Café")),
            .leaves("Brackets of one's own", .strings("[none]", "de", "[keine]")),
        ],
        check: .text { subject, findings in
            let utf8 = subject.message.utf8
            let source = subject.sourceMessage?.utf8
            guard PseudoLook.mayBeVisible(in: utf8, subject.seen, of: source) else { return }
            guard PseudoLook.isVisible(in: utf8, subject.seen, of: source), !subject.isPseudo else { return }
            findings.add(
                subject.entry, "this is pseudo text: '\(subject.message.text.shortened)'",
                help: "bring the translation back; pseudo text belongs into a pseudo-locale, such as en-PSEUDO")
        })
}
