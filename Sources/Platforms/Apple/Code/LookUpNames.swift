// How code looks up texts, as far as rules about single expressions need to know.

/// Names that look up a text.
public enum LookUpNames {
    /// Functions and initializers that return one.
    public static let functions: Set<String> = [
        "NSLocalizedString", "LocalizedStringResource", "LocalizedStringKey", "localized",
    ]

    /// Functions and initializers that do if their first argument has one of these labels, or none if it is empty.
    public static let labels: [String: Set<String>] = [
        "String": ["localized"], "AttributedString": ["localized"], "localizedString": ["forKey", ""],
    ]

    /// The labels of texts that the app shows if no catalog has the key.
    public static let defaults: Set<String> = ["value", "defaultValue"]

    /// Members of a key that return its text.
    public static let members: Set<String> = ["localized", "localizedString"]

    /// Members of a text that return it in another form.
    public static let transforms: Set<String> = [
        "uppercased", "lowercased", "capitalized", "localizedUppercase", "localizedLowercase", "localizedCapitalized",
    ]
}
