// `ends-differently`: translations that end with different punctuation than their source.

import MessagePatterns

extension Rule {
    static let endsDifferently = Rule(
        "ends-differently", .note, .wrongText, isOptional: true, comparesSource: true,
        summary: "A translation ends with different punctuation than its source.",
        explanation: """
            A colon introduces a value, an ellipsis on a button announces more input, a question mark requires an \
            answer. Without its punctuation, a translation means something else. Often somebody changed the source \
            later. The rule knows the punctuation of each language: '。' and '।' are full stops, ';' is the Greek \
            question mark, and Thai and Lao use none.
            """,
        examples: [
            .finds(
                "it ends with a full stop, but its source ends with an ellipsis", "Different punctuation",
                .strings("Open…", "de", "Öffnen.")),
            .finds(
                "it ends without punctuation, but its source ends with a colon", "A lost colon",
                .strings("Name:", "de", "Name")),
            .finds(
                "it ends with a full stop, but its source ends without punctuation", "An extra full stop",
                .strings("The file was saved", "de", "Die Datei wurde gesichert.")),
            .leaves("Punctuation of another script", .strings("Ready?", "el", "Έτοιμοι;")),
            .leaves("A full stop in Japanese", .strings("Saved.", "ja", "保存しました。")),
            .leaves("No full stop in Thai", .strings("Saved.", "th", "บันทึกแล้ว")),
            .leaves("An abbreviation", .strings("seconds", "de", "Sek.")),
        ],
        check: .text { subject, findings in
            guard !subject.isSource, let source = subject.sourceMessage, let own = subject.message.textAtEnd,
                let other = source.textAtEnd
            else { return }
            let language = subject.language
            let mark = FinalMark.of(own, language: language)
            let wanted = FinalMark.of(other, language: "en")
            guard mark != wanted, !isUsual(mark, for: wanted, in: language, own) else { return }
            func words(_ mark: FinalMark?) -> String { mark.map { "with \($0.name)" } ?? "without punctuation" }
            findings.add(subject.entry, "it ends \(words(mark)), but its source ends \(words(wanted))")
        })

    /// Whether a language commonly ends a text this way if English uses different punctuation.
    private static func isUsual(
        _ mark: FinalMark?, for wanted: FinalMark?, in language: String, _ text: ArraySlice<UInt8>
    ) -> Bool {
        switch (mark, wanted) {
        // Thai and Lao, and usually Burmese and Khmer, use none; Armenian puts its marks inside words.
        case (nil, .fullStop?): ["th", "lo", "km", "my", "bo", "hy"].contains(language)
        // A question that ends in か needs no mark.
        case (nil, .question?): ["th", "lo", "km", "my", "bo", "hy", "ja"].contains(language)
        case (.fullStop?, .question?): language == "ja"
        case (nil, .exclamation?): language == "hy"
        // An abbreviation, but not a sentence.
        case (.fullStop?, nil): text.count { $0 == 0x20 } < 2
        default: false
        }
    }
}

extension Message {
    /// The text at the end of the message; nil if it ends with a placeholder or a branch.
    fileprivate var textAtEnd: ArraySlice<UInt8>? {
        guard let last = parts.last(where: { $0.kind != .markup }), last.kind == .text else { return nil }
        return utf8[last.range]
    }
}
