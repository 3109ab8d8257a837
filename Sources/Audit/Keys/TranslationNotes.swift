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

    /// Whether a comment for translators says that the whole text stays as it is, and not just a word in it.
    ///
    /// Beside a placeholder or a word in quotes, `it` may be that.
    static func forbidAll(_ comment: String) -> Bool {
        let text = String(comment.lowercased().map { $0.isNewline ? " " : $0 })
        guard !text.contains(where: { "%{\"“«`".contains($0) }) else { return false }
        guard text.contains("locali") || text.contains("translat") else { return false }
        return commands.contains { command in
            text.ranges(of: command).contains { found in
                let rest = text[found.upperBound...]
                let object = objects.first { rest.hasPrefix($0) }
                let end = rest.dropFirst(object?.count ?? 0)
                return end.first.map { ".!;,".contains($0) } ?? true
            }
        }
    }

    private static let commands = [
        "not translate", "n't translate", "never translate", "not localize", "n't localize", "never localize",
    ]

    /// What may follow, the longest first.
    private static let objects = [
        " this string", " this text", " this message", " this name", " this one", " the string", " this", " it",
    ]

    private static let denials = [
        "not locali", "not translat", "not be locali", "not be translat", "n't locali", "n't translat",
        "n't be locali", "n't be translat", "no translation", "no locali", "non-locali", "unlocali", "untranslat",
        "not need to be locali", "not need to be translat", "no need to locali", "no need to translat",
        "not need translat", "not need locali", "not consider for locali", "not consider for translat",
        "not to be translat", "not to be locali", "never translat", "never locali",
    ]
}
