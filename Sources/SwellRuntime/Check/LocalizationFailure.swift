/// One thing that is wrong with an app's texts.
public struct LocalizationFailure: Hashable, Sendable, CustomStringConvertible {
    /// What is wrong; the raw value says it in English.
    public enum Fact: String, Sendable {
        /// The files of the table cannot be read.
        case unreadableTable = "the table cannot be read"
        /// The language, and those of its kind that it falls back to, lack the key.
        case missingKey = "the key is missing"
        /// The development language lacks the key.
        case unknownKey = "the development language does not have the key"
        /// A variable has no form for a number's category: users see the form `other`, or nothing.
        case missingForm = "no plural form for"
        /// The format string has a variable without forms.
        case missingVariable = "no forms for the variable"
        /// The text does not show an argument that the development language shows.
        case missingArgument = "does not show argument"
        /// The development language has no such argument, or one of another type.
        case wrongArgument = "shows another argument than the development language, or of another type:"
        /// Most texts run in the other direction than the language.
        case wrongDirection = "most texts run in the other direction than the language"
    }

    /// The language.
    public let language: Language
    /// The table; empty if the failure is one of the whole language.
    public var table = ""
    /// The key; empty if the failure is one of the whole table.
    public var key = ""
    /// What is wrong.
    public let fact: Fact
    /// The form, the variable or the argument that is wrong.
    public var detail = ""

    /// The failure in one line.
    public var description: String {
        let place = [language.identifier, table, key].filter { !$0.isEmpty }.joined(separator: ": ")
        return "\(place): \(fact.rawValue)" + (detail.isEmpty ? "" : " \(detail)")
    }
}

/// Everything that `LocalizationCheck` found.
public struct LocalizationFailures: Error, CustomStringConvertible {
    /// The failures, sorted by description.
    public let failures: [LocalizationFailure]
    /// The failures, one line each.
    public var description: String { failures.map(\.description).joined(separator: "\n") }
}
