// Which numbers a text is shown for: a form for one number may say it in words.

/// What the numbers are that a text is shown for.
public enum NumberForm: Hashable, Sendable {
    /// The text is no form of a plural.
    case none
    /// A form for one number, or for a few that words stand for: `one file`, `no files`.
    case word
    /// A form for many numbers, such as `example`.
    case many(example: Int)

    /// The form for some numbers.
    package init(numbers: [Int]) {
        self = numbers.first { $0 > 2 }.map { .many(example: $0) } ?? .word
    }

    /// The form of a plural category in a language.
    public init(category: String, locale: String?) {
        let small = ["zero", "one", "two"].contains(category)
        guard let locale, PluralForms.isKnown(locale) else {
            self = small ? .word : .many(example: 5)
            return
        }
        self = PluralForms.example(of: category, in: locale).map { .many(example: $0) } ?? .word
    }
}
