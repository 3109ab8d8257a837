// White space at the ends of a translation that its source has not, or the other way round.

extension Rule {
    static let whitespaceMismatch = Rule(
        "whitespace-mismatch", .note, .wrongText, isOptional: true, comparesSource: true,
        summary: "A translation has other white space at its start or end than its source.",
        explanation: """
            Where a text is put together with others, the space at its end keeps them apart, and a translation that \
            lost it glues two words together. A space too many moves a label out of its place. Best is a text \
            with a placeholder in place of pieces that are put together.

            Spaces of any width count alike; a line break too many at the end is 'trailing-line-break'. After a full-width mark, as in '名称：', no space is missing.
            """,
        examples: [
            .finds(
                "white space at the end: none, and its source has a space", "A lost space",
                .strings("Name: ", "de", "Name:")),
            .finds(
                "white space at the start: 2 spaces, and its source has none", "Spaces too many",
                .strings("Save", "de", "  Sichern")),
            .leaves("The same space", .strings("Name: ", "de", "Name: ")),
            .leaves("A mark that is wide enough", .strings("Name: ", "ja", "名前：")),
        ],
        check: .text { subject, findings in
            guard !subject.isSource, let source = subject.sourceMessage, let wanted = Margins(source.utf8),
                let margins = Margins(subject.message.utf8)
            else { return }
            let ends = [("start", margins.leading, wanted.leading), ("end", margins.trailing, wanted.trailing)]
            for (end, found, expected) in ends where !Margins.agree(found, expected) {
                if end == "end", found.isEmpty, !expected.contains(0x0A), endsWide(subject.message.utf8) { continue }
                if end == "end", margins.addsLineBreak(to: wanted) { continue }
                findings.add(
                    subject.entry,
                    "white space at the \(end): \(Margins.words(found)), and its source has \(Margins.words(expected))")
            }
        })

    /// Whether a text ends in a mark that has its space inside of it.
    private static func endsWide(_ utf8: [UInt8]) -> Bool {
        utf8.scalar(before: utf8.count).map { 0x3001...0x3002 ~= $0 || 0xFF01...0xFF5E ~= $0 } ?? false
    }
}
