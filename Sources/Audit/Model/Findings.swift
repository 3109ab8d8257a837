// Takes what rules find, before it is known how bad it is.

import Basics
import Budgets
import Catalogs
import Comparison

/// What rules found, in the order in which they found it.
struct Findings {
    /// What a rule found, not yet resolved: places and severities are found for those that are kept.
    struct Draft {
        let rule: Int
        let catalog: Catalog?
        let path: String
        let entry: Entry?
        let key: String?
        let locale: String?
        let place: Place?
        let details: Details

        /// The language that it is about.
        var language: String? { locale ?? entry?.locale }
    }

    /// What a finding says.
    struct Details {
        /// What is wrong, in one sentence without a full stop.
        var message: String
        /// The way out, in one sentence without a full stop.
        var help: String?
        /// The worst that it can be, whatever the rule's severity.
        var most: Severity?
        var room: Finding.Room?
        var budget: BudgetOrigin?
        var related: [Related] = []
        var picture: Finding.Picture?
    }

    /// Another entry that a finding speaks of.
    struct Related {
        let words: String
        let entry: Entry
    }

    private(set) var drafts: [Draft] = []
    /// What languages lack.
    private(set) var gaps: [LanguageGap] = []
    /// The rule at work, by its position in the list.
    var rule = 0
    /// The language that findings are of, where it is another than that of their entries.
    var locale: String?

    /// Something about an entry.
    ///
    /// `locale` is given where the finding is of another language than the entry.
    mutating func add(
        _ entry: Entry, _ message: String, help: String? = nil, most: Severity? = nil, room: Finding.Room? = nil,
        budget: BudgetOrigin? = nil, related: [Related] = [], picture: Finding.Picture? = nil, locale: String? = nil
    ) {
        // Only a limit that is certain can fail a build.
        let cap = budget?.source.type.certainty == .likely ? Severity.warning : nil
        let details = Details(
            message: message, help: help, most: most ?? cap, room: room, budget: budget, related: related,
            picture: picture)
        drafts.append(
            Draft(
                rule: rule, catalog: entry.catalog, path: entry.catalog.path, entry: entry, key: nil,
                locale: locale ?? self.locale,
                place: nil, details: details))
    }

    /// What a language lacks of a table.
    mutating func add(_ gap: LanguageGap) {
        gaps.append(gap)
        gaps[gaps.count - 1].rule = rule
    }

    /// Something about a key that a catalog does not have, or about the catalog as a whole.
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

    /// Something about a file or folder.
    mutating func add(
        path: String, locale: String? = nil, at place: Place? = nil, _ message: String, help: String? = nil
    ) {
        drafts.append(
            Draft(
                rule: rule, catalog: nil, path: path, entry: nil, key: nil, locale: locale, place: place,
                details: Details(message: message, help: help)))
    }
}
