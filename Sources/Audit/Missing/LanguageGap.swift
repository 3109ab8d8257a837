// What a language lacks of one table.

import Basics
import Catalogs
import Comparison

/// The texts that one language lacks of one table.
struct LanguageGap: Sendable {
    /// The rule that found it, by its position in the list.
    var rule = 0
    /// The language.
    let language: String
    /// The catalog that lacks them.
    let catalog: Catalog
    /// Its path in reports.
    var relativePath = ""
    /// The path that the table goes by in every language: that of its source, or of its files with `*` for the language.
    let table: String
    /// How many texts the language should have.
    var expected = 0
    /// How many of them it lacks, suppressed or not.
    var lacking = 0
    /// How many of those are not suppressed.
    var reported = 0
    /// Those that are not suppressed, in the order of the source; only new ones, if others are known.
    var texts: [MissingText] = []
}

/// A text that a language lacks.
struct MissingText: Sendable {
    /// The entry that it should translate; nil if the catalog holds its sources itself.
    let source: Entry?
    /// What the language has of it; nil if it has nothing.
    let own: Entry?
    let reason: Reason
    /// What users see.
    var shown: Shown
    /// How bad that is.
    var severity = Severity.note
    /// The last day of the comment that suppressed it.
    var suppressedUntil: String?

    /// Why there is no text.
    enum Reason: UInt8, Sendable {
        case absent, blank, fuzzy
    }

    /// What users see in its place.
    enum Shown: UInt8, Sendable {
        /// The source text.
        case source
        /// The source text or the key, as the app sets it up.
        case sourceOrKey
        /// Nothing.
        case nothing
        /// The key.
        case key

        init(_ fallback: Fallback) {
            switch fallback {
            case .source: self = .source
            case .asApp: self = .sourceOrKey
            case .key: self = .key
            }
        }

        /// The worst that it can be, whatever the rule's severity.
        var most: Severity {
            switch self {
            case .source: .note
            case .sourceOrKey, .nothing: .warning
            case .key: .error
            }
        }

        /// What users see, as the end of a sentence.
        var words: String {
            switch self {
            case .source: "users see the source text"
            case .sourceOrKey: "users see the source text or the key, as the app sets it up"
            case .nothing: "users see nothing there"
            case .key: "users see the key itself"
            }
        }
    }

    /// The entry that names its key.
    var entry: Entry? { source ?? own }
}
