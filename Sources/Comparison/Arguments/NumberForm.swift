// The numbers that a text applies to: a form for one number may spell it out.

/// The kind of numbers that a text applies to.
public enum NumberForm: Hashable, Sendable {
    /// The text is not a plural form.
    case none
    /// A form for one number, or for a few that words can express: `one file`, `no files`.
    case word
    /// A form for many numbers, such as `example`.
    case many(example: Int)

    /// Creates the form for some numbers.
    package init(numbers: [Int]) {
        self = numbers.first { $0 > 2 }.map { .many(example: $0) } ?? .word
    }

    /// Creates the form of a plural category in a language.
    public init(category: String, locale: String?) {
        let small = ["zero", "one", "two"].contains(category)
        guard let locale, PluralForms.isKnown(locale) else {
            self = small ? .word : .many(example: 5)
            return
        }
        self = PluralForms.example(of: category, in: locale).map { .many(example: $0) } ?? .word
    }
}
