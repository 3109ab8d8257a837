// Every rule: one file in Rules and one line here add another.

extension Rule {
    /// Every rule, in the order in which they are listed.
    public static let all: [Rule] = [
        .overBudget, .nearBudget, .sourceOverBudget, .malformedBudget, .groupOverBudget, .conflictingBudgets,
        .truncated, .clippedHeight, .unbreakable, .missingGlyph,
        .malformedSuppression,
        .placeholderMismatch,
        .pluralMismatch,
        .unorderedPlaceholders,
        .undefinedReference,
        .markupMismatch,
        .changedOption,
        .missingPlural,
        .extraPlural,
        .lostPlural,
        .gluedForms,
        .missingTranslation,
        .orphanTranslation,
        .untranslated,
        .duplicateKey,
        .catalogFault,
        .bidiUnbalanced,
        .bidiUnisolated,
        .bidiDirection,
        .bidiOverride,
        .shownEscape,
        .mojibake,
        .mixedAlphabets,
        .unpairedMark,
        .repeatedWord,
        .notNormalized,
        .invisibleCharacter,
        .controlCharacter,
        .trailingLineBreak,
        .whitespaceMismatch,
        .endsDifferently,
        .pseudoLeak,
        .pseudoShipped,
    ]

    /// The rule of an id.
    public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
