// What messages say about plural forms.

/// The words for plural forms in messages.
enum PluralWords {
    /// Returns the start of a sentence: `the form 'few' of 'files' is`, `the forms 'few' and 'many' are`.
    static func subject(_ categories: [String], of group: PluralGroup? = nil) -> String {
        let name = group?.name.map { " of '\($0.shortened)'" } ?? ""
        let quoted = categories.map { "'\($0)'" }.listed()
        return categories.count == 1 ? "the form \(quoted)\(name) is" : "the forms \(quoted)\(name) are"
    }
}
