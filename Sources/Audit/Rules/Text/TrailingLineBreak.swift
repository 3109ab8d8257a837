// `trailing-line-break`: line breaks at the end of a translation that its source has not.

extension Rule {
    static let trailingLineBreak = Rule(
        "trailing-line-break", .warning, .wrongText, comparesSource: true,
        summary: "A translation ends in a line break, and its source does not.",
        explanation: """
            Nobody sees it while translating, and the app shows an empty line below the text, or grows a button by one. \
            gettext's own check refuses such a message. It mostly comes from a key that was pressed at the end of the \
            text, or from a paste.
            """,
        examples: [
            .finds(
                "it ends in a line break, and its source does not", "A key too many",
                .strings("Save", "de", "Sichern\\n")),
            .finds(
                "it ends in 2 line breaks, and its source does not", "Two", .strings("Save", "de", "Sichern\\n \\n")),
            .leaves("As in the source", .strings("Save\\n", "de", "Sichern\\n")),
            .leaves("More than the source has", .strings("Save\\n", "de", "Sichern\\n\\n")),
            .leaves("A full stop that was lost", .strings("One\\nTwo\\n .", "de", "Eins\\nZwei\\n")),
            .leaves("A space", .strings("Save", "de", "Sichern ")),
        ],
        check: .text { subject, findings in
            guard subject.message.utf8.has(0x0A), !subject.isSource, !subject.isPseudo,
                !subject.entry.isUnfinished,
                let source = subject.sourceMessage, let wanted = Margins(source.utf8),
                let margins = Margins(subject.message.utf8), margins.addsLineBreak(to: wanted),
                // A break that the source has before its last sign is not one too many.
                source.utf8.endsInWords
            else { return }
            let count = margins.trailing.count { $0 == 0x0A }
            let words = count == 1 ? "a line break" : "\(count) line breaks"
            findings.add(
                subject.entry, "it ends in \(words), and its source does not",
                help: "remove what stands behind the text",
                related: subject.source.map { [Findings.Related(words: "the source text", entry: $0)] } ?? [])
        })
}

extension [UInt8] {
    /// Whether there is a letter or a digit on its last line.
    fileprivate var endsInWords: Bool {
        let line = lastIndex(of: 0x0A).map { self[($0 + 1)...] } ?? self[...]
        return line.contains { $0.isLetter || $0.isDigit || $0 >= 0x80 }
    }
}

extension Margins {
    /// Whether a text ends in a line break where its source ends in none.
    func addsLineBreak(to source: Margins) -> Bool { trailing.contains(0x0A) && !source.trailing.contains(0x0A) }
}
