// Every rule: one file in Rules and one line here add another.

/// Rules that belong together.
public struct RuleCategory: Sendable {
    /// Its name, as a heading.
    public let name: String
    /// Its rules, in the order in which they are listed.
    public let rules: [Rule]
}

extension Rule {
    /// Every rule by category, in the order in which they are listed.
    public static let categories = [
        RuleCategory(
            name: "Limits",
            rules: [
                .overBudget, .nearBudget, .sourceOverBudget, .malformedBudget, .groupOverBudget, .conflictingBudgets,
                .truncated, .clippedHeight, .unbreakable, .missingGlyph,
            ]),
        RuleCategory(name: "Layouts", rules: [.unboundedText, .ambiguousLayout, .wideWindow]),
        RuleCategory(name: "Recorded screens", rules: [.brokenOnScreen, .changedOnScreen, .staleScreen]),
        RuleCategory(name: "Suppressions", rules: [.malformedSuppression]),
        RuleCategory(
            name: "Placeholders and markup",
            rules: [
                .placeholderMismatch, .pluralMismatch, .unorderedPlaceholders, .undefinedReference, .markupMismatch,
                .changedOption,
            ]),
        RuleCategory(name: "Plurals", rules: [.missingPlural, .extraPlural, .lostPlural, .gluedForms]),
        RuleCategory(
            name: "Keys and catalogs",
            rules: [.missingTranslation, .orphanTranslation, .copiedTexts, .untranslated, .duplicateKey, .catalogFault]),
        RuleCategory(
            name: "Right-to-left text", rules: [.bidiUnbalanced, .bidiUnisolated, .bidiDirection, .bidiOverride]),
        RuleCategory(
            name: "Characters and words",
            rules: [
                .shownEscape, .mojibake, .mixedAlphabets, .unpairedMark, .repeatedWord, .notNormalized,
                .invisibleCharacter, .controlCharacter, .trailingLineBreak, .whitespaceMismatch, .endsDifferently,
            ]),
        RuleCategory(
            name: "Source code",
            rules: [
                .hardCodedText, .textOfSum, .foreignTextInCode, .languageBranch, .pluralInCode, .gluedTexts,
                .fixedDirection, .unflippedChevron, .flippedDecoration, .fixedDateFormat, .numberSeparators,
                .systemLocale, .localeWithoutDirection, .noRebuild, .unregisteredLanguage,
            ]),
        RuleCategory(
            name: "Keys in code",
            rules: [.unknownKey, .unusedKey, .unusedAccessor, .keyShownAsText, .missingComment, .genericKey]),
        RuleCategory(name: "Pseudo-locales", rules: [.pseudoLeak, .pseudoShipped, .leftoverMark]),
    ]

    /// Every rule, in the order in which they are listed.
    public static let all = categories.flatMap(\.rules)

    /// The rule with an id.
    public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
