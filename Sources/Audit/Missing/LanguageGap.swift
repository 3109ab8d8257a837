// What a language lacks in one table.

import Basics
import Catalogs
import Comparison

/// The texts that one language lacks in one table.
struct LanguageGap: Sendable {
    /// The rule that found it, by its position in the list.
    var rule = 0
    /// The language.
    let language: String
    /// The catalog that lacks them.
    let catalog: Catalog
    /// Its path in reports.
    var relativePath = ""
    /// The table's path in every language: the path of its source, or its files' path with `*` for the language.
    let table: String
    /// The number of texts that the language should have.
    var expected = 0
    /// The number of texts that it lacks, suppressed or not.
    var lacking = 0
    /// The number of those that are not suppressed.
    var reported = 0
    /// The missing texts that are not suppressed, in the order of the source; only new ones, if others are known.
    var texts: [MissingText] = []

    /// Whether its catalog has no text at all.
    var hasNoTexts: Bool { catalog.format.layout != .allInOne && !catalog.entries.contains(where: \.hasText) }
}

/// A text that a language lacks.
struct MissingText: Sendable {
    /// The entry that it should translate; nil if the catalog contains its own sources.
    let source: Entry?
    /// The language's own entry; nil if it has none.
    let own: Entry?
    let reason: Reason
    /// What users see instead.
    var shown: Shown
    /// The severity of that.
    var severity = Severity.note
    /// The last day of an ended suppression in a comment.
    var suppressedUntil: String?

    /// Why the text is missing.
    enum Reason: UInt8, Sendable {
        case absent, blank, fuzzy
        /// It is a copy of the source that nobody has reviewed.
        case copied
    }

    /// What users see instead of it.
    enum Shown: UInt8, Sendable {
        /// The source text.
        case source
        /// The source text, the key or nothing, depending on the app's code.
        case sourceOrKey
        /// Nothing or the source text, depending on how the app is set up.
        case nothingOrSource
        /// Nothing.
        case nothing
        /// The key, unless the app's own look-up shows something else.
        case keyOrOther
        /// The key.
        case key

        init(_ fallback: Fallback) {
            switch fallback {
            case .source: self = .source
            case .asApp: self = .sourceOrKey
            case .key: self = .key
            }
        }

        /// Whether users may see the source text if the text is missing.
        var mayBeSource: Bool { self == .source || self == .sourceOrKey || self == .keyOrOther }

        /// Whether the text exists but is empty.
        var isOfEmptyText: Bool { self == .nothing || self == .nothingOrSource }

        /// The maximum severity, whatever the rule's severity.
        var most: Severity {
            switch self {
            // Most apps merge a language over their source, in ways that only running code shows.
            case .source, .sourceOrKey: .note
            case .nothingOrSource, .nothing, .keyOrOther: .warning
            case .key: .error
            }
        }

        /// What users see, as the end of a sentence.
        var words: String {
            switch self {
            case .source: "users see the source text"
            case .sourceOrKey: "users see the source text, the key or nothing, depending on the app's code"
            case .nothingOrSource: "users see nothing there or the source text, depending on the app's setup"
            case .nothing: "users see nothing there"
            case .keyOrOther: "users see the key itself, unless the app's code replaces it"
            case .key: "users see the key itself"
            }
        }
    }

    /// The entry that has its key.
    var entry: Entry? { source ?? own }
}
