// Collects the results of rules before their severity is known.

import Basics
import Budgets
import Catalogs
import Code
import Comparison

/// The results of rules, in the order in which they were found.
struct Findings {
    /// An unresolved result of a rule: places and severities are only determined for those that are kept.
    struct Draft {
        let rule: Int
        let catalog: Catalog?
        let path: String
        let entry: Entry?
        let key: String?
        let locale: String?
        let place: Place?
        /// The source code that it is about; nil if it is about texts.
        var code: CodeSpot?
        let details: Details

        /// The language that it concerns.
        var language: String? { locale ?? entry?.locale }
    }

    /// Some code in a file.
    struct CodeSpot {
        let file: CodeFile
        let range: Range<Int>

        /// The code as written; only the beginning of a long range.
        var text: [UInt8] { Array(file.tree.bytes[range].prefix(1000)) }
    }

    /// The content of a finding.
    struct Details {
        /// What is wrong, in one sentence without a period.
        var message: String
        /// How to fix it, in one sentence without a period.
        var help: String?
        /// The maximum severity, whatever the rule's severity.
        var most: Severity?
        var room: Finding.Room?
        var budget: BudgetOrigin?
        var related: [Related] = []
        var picture: Finding.Picture?
        /// The cause that it shares with others of the rule, which are one finding.
        var cause: Finding.Cause?
        /// What it assumes about the code.
        var assumption: Finding.Assumption?
    }

    /// Another entry that a finding mentions.
    struct Related {
        let words: String
        let entry: Entry
    }

    private(set) var drafts: [Draft] = []
    /// The texts that languages lack.
    private(set) var gaps: [LanguageGap] = []
    /// The position of the current rule in the list.
    var rule = 0
    /// The language of the findings, if it differs from the language of their entries.
    var locale: String?

    /// Adds a finding about an entry.
    ///
    /// Pass `locale` if the finding is about another language than the entry's, `cause` if other findings of the rule
    /// have it, too, and `assumption` if code may disprove it.
    mutating func add(
        _ entry: Entry, _ message: String, help: String? = nil, most: Severity? = nil, room: Finding.Room? = nil,
        budget: BudgetOrigin? = nil, related: [Related] = [], picture: Finding.Picture? = nil, locale: String? = nil,
        cause: Finding.Cause? = nil, assumption: Finding.Assumption? = nil
    ) {
        // Only a limit that is certain can fail a build.
        let details = Details(
            message: message, help: help, most: most ?? budget?.certainty.most, room: room, budget: budget,
            related: related, picture: picture, cause: cause, assumption: assumption)
        drafts.append(
            Draft(
                rule: rule, catalog: entry.catalog, path: entry.catalog.path, entry: entry, key: nil,
                locale: locale ?? self.locale,
                place: nil, details: details))
    }

    /// Adds what a language lacks in a table.
    mutating func add(_ gap: LanguageGap) {
        gaps.append(gap)
        gaps[gaps.count - 1].rule = rule
    }

    /// Adds a finding about a key that a catalog does not have, or about the whole catalog.
    mutating func add(
        in catalog: Catalog, key: String? = nil, locale: String? = nil, at place: Place? = nil, _ message: String,
        help: String? = nil, most: Severity? = nil, related: [Related] = []
    ) {
        drafts.append(
            Draft(
                rule: rule, catalog: catalog, path: catalog.path, entry: nil, key: key,
                locale: locale ?? catalog.locale, place: place,
                details: Details(message: message, help: help, most: most, related: related)))
    }

    /// Adds a finding about source code, and about a key if it concerns one.
    mutating func add(
        in file: CodeFile, at range: Range<Int>, key: String? = nil, locale: String? = nil, _ message: String,
        help: String? = nil, most: Severity? = nil, related: [Related] = []
    ) {
        drafts.append(
            Draft(
                rule: rule, catalog: nil, path: file.path, entry: nil, key: key, locale: locale,
                place: file.place(at: range.lowerBound), code: CodeSpot(file: file, range: range),
                details: Details(message: message, help: help, most: most, related: related)))
    }

    /// Adds a finding about a file or folder.
    mutating func add(
        path: String, locale: String? = nil, at place: Place? = nil, _ message: String, help: String? = nil,
        most: Severity? = nil
    ) {
        drafts.append(
            Draft(
                rule: rule, catalog: nil, path: path, entry: nil, key: nil, locale: locale, place: place,
                details: Details(message: message, help: help, most: most)))
    }
}

extension BudgetOrigin.Certainty {
    /// The maximum severity of findings about a limit; nil for that of the rule.
    fileprivate var most: Severity? {
        switch self {
        case .certain, .likelyOfPlaceholders: nil
        case .likely: .warning
        case .possible: .note
        }
    }
}
