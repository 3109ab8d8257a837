// `untranslated`: a translation that is identical to its source.

extension Rule {
    static let untranslated = Rule(
        "untranslated", .warning, .missingText, isOptional: true, comparesSource: true,
        summary: "A translation is identical to its source.",
        explanation: """
            The text was copied and never translated, or it is the same in both languages: only a translator can \
            tell, so this rule is off by default. It skips texts without a word of three letters, abbreviations, and \
            variants of the source language for another country, such as British English.
            """,
        examples: [
            .finds("the text is identical to its source", "a copy", .strings("Save changes", "de", "Save changes")),
            .leaves("a translation", .strings("Save changes", "de", "Änderungen sichern")),
            .leaves("only placeholders and punctuation", .strings("%@: %d", "de", "%@: %d")),
            .leaves("British English", .strings("Save changes", "en-GB", "Save changes")),
            .leaves("an abbreviation", .strings("USB", "de", "USB")),
        ],
        check: .text { subject, findings in
            guard !subject.isSource, let source = subject.sourceMessage, source.utf8 == subject.message.utf8,
                subject.entry.isTranslatable, let locale = subject.locale,
                language(locale) != language(subject.source?.locale ?? subject.entry.catalog.sourceLocale ?? "en"),
                source.hasTranslatableWord
            else { return }
            findings.add(subject.entry, "the text is identical to its source")
        })

    private static func language(_ tag: String) -> String {
        let language = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
        return language == "base" ? "en" : language
    }
}
