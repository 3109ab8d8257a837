// Texts that no language needs, because a comment tells translators to leave them as they are.

extension [LanguageGap] {
    /// The same gaps without such texts.
    func withoutForbidden() -> [LanguageGap] {
        map { gap in
            gap.texts.isEmpty
                ? gap
                : gap.without { text in
                    // Users see the text in the source language, as they should.
                    text.shown == .source
                        && (text.source?.comment ?? text.own?.comment).map(TranslationNotes.forbidAll) ?? false
                }
        }
    }
}
