// Translations that end in another mark than their source.

import MessagePatterns

extension Rule {
    static let endsDifferently = Rule(
        "ends-differently", .note, .wrongText, isOptional: true, comparesSource: true,
        summary: "A translation ends in another mark than its source.",
        explanation: """
            A colon announces a value, an ellipsis says that a button asks for more, a question wants an answer: where \
            the translation has lost the mark, it says something else. Often the source was changed later. Each \
            language has its own marks: '。' and '।' are full stops, ';' asks in Greek, Thai and Lao write none.
            """,
        examples: [
            .finds(
                "it ends with a full stop, its source with an ellipsis", "Another mark",
                .strings("Open…", "de", "Öffnen.")),
            .finds("it ends without a mark, its source with a colon", "A lost colon", .strings("Name:", "de", "Name")),
            .finds(
                "it ends with a full stop, its source without a mark", "A mark too many",
                .strings("The file was saved", "de", "Die Datei wurde gesichert.")),
            .leaves("Marks of other scripts", .strings("Ready?", "el", "Έτοιμοι;")),
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
            func words(_ mark: FinalMark?) -> String { mark.map { "with \($0.name)" } ?? "without a mark" }
            findings.add(subject.entry, "it ends \(words(mark)), its source \(words(wanted))")
        })

    /// Whether a language ends a text so where English has another mark.
    private static func isUsual(
        _ mark: FinalMark?, for wanted: FinalMark?, in language: String, _ text: ArraySlice<UInt8>
    ) -> Bool {
        switch (mark, wanted) {
        // Thai and Lao, and Burmese and Khmer mostly, do without; Armenian puts marks inside of words.
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
    /// The text that it ends with; nil where it ends in a placeholder or a branch.
    fileprivate var textAtEnd: ArraySlice<UInt8>? {
        guard let last = parts.last(where: { $0.kind != .markup }), last.kind == .text else { return nil }
        return utf8[last.range]
    }
}
