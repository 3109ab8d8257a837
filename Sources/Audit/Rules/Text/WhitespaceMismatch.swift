// `whitespace-mismatch`: white space at the ends of a translation that differs from its source.

extension Rule {
    static let whitespaceMismatch = Rule(
        "whitespace-mismatch", .note, .wrongText, isOptional: true, comparesSource: true,
        summary: "A translation starts or ends with different white space than its source.",
        explanation: """
            If an app concatenates texts, the space at the end of a text separates it from the next one. A translation \
            that lost the space joins two words. An extra space shifts a label. One text with a \
            placeholder is better than concatenated pieces.

            All spaces are equal, whatever their width. 'trailing-line-break' reports extra line breaks at the end. \
            After full-width punctuation, as in '名称：', no space is missing.
            """,
        examples: [
            .finds(
                "white space at the end: none, but the source has a space", "A lost space",
                .strings("Name: ", "de", "Name:")),
            .finds(
                "white space at the start: 2 spaces, but the source has none", "Extra spaces",
                .strings("Save", "de", "  Sichern")),
            .leaves("The same space", .strings("Name: ", "de", "Name: ")),
            .leaves("Full-width punctuation", .strings("Name: ", "ja", "名前：")),
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
                    "white space at the \(end): \(Margins.words(found)), but the source has \(Margins.words(expected))")
            }
        })

    /// Whether a text ends with punctuation that includes its own space.
    private static func endsWide(_ utf8: [UInt8]) -> Bool {
        utf8.scalar(before: utf8.count).map { 0x3001...0x3002 ~= $0 || 0xFF01...0xFF5E ~= $0 } ?? false
    }
}
