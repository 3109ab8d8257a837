// Comments that say that a text is not translated.

/// What developers write beside texts that nobody should translate.
enum TranslationNotes {
    /// Whether a comment says that a text is not translated.
    static func forbid(_ comment: String) -> Bool {
        let text = comment.lowercased()
        // BartyCrouch leaves such keys out.
        if text.contains("#bc-ignore!") { return true }
        guard text.contains("locali") || text.contains("translat") else { return false }
        return denials.contains { text.contains($0) }
    }

    private static let denials = [
        "not locali", "not translat", "not be locali", "not be translat", "n't locali", "n't translat",
        "n't be locali", "n't be translat", "no translation", "no locali", "non-locali", "unlocali", "untranslat",
        "not need to be locali", "not need to be translat", "no need to locali", "no need to translat",
        "not need translat", "not need locali", "not consider for locali", "not consider for translat",
        "not to be translat", "not to be locali", "never translat", "never locali",
    ]
}
