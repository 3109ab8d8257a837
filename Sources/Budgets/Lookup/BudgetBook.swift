// All budgets that were given, ready to be looked up.

import Catalogs
import Configuration
import Fonts
import Platform

/// The budgets of a configuration and of sheets, made ready once for all catalogs.
public struct BudgetBook: Sendable {
    /// A pattern of keys, and the rule that it leads to.
    struct Pattern: Sendable {
        let words: String
        let place: Place
        let rule: Int
        let specificity: UInt64
    }

    let rules: [BudgetRule]
    let patterns: [Pattern]
    let keys: KeyTable
    let scopes: [BudgetScope]
    let hiddenKeys: KeyTable
    let groupKeys: KeyTable
    let groupPlaces: [BudgetGroup.Membership]
    /// Every pattern by its number in a `BudgetUse`.
    let written: [WrittenPattern]
    /// Keys that share their room, in the order of the configuration.
    public let groups: [BudgetGroup]

    /// The budgets of a configuration and of sheets; throws all that is wrong with them.
    public init(_ configuration: Configuration, sheets: [BudgetSheet] = []) throws(InvalidBudgets) {
        var maker = BookMaker(configuration)
        maker.addRules()
        for sheet in sheets { maker.add(sheet) }
        let hidden = maker.hidden()
        maker.addGroups()
        guard maker.problems.isEmpty else { throw InvalidBudgets(maker.problems) }
        (rules, patterns, scopes, groups) = (maker.rules, maker.patterns, maker.scopes, maker.groups)
        keys = KeyTable(maker.keyPatterns)
        hiddenKeys = KeyTable(hidden)
        groupKeys = KeyTable(maker.groupPatterns)
        groupPlaces = maker.groupPlaces
        written = maker.written(hidden: configuration.hidden)
    }

    /// The rules for one catalog.
    ///
    /// What catalogs say themselves is read here, unless it was before: `stated` for this one, `source` for the one that it
    /// is translated from, which may serve all its translations.
    public func shelf(
        for catalog: Catalog, stated: StatedBudgets? = nil, source: StatedBudgets? = nil
    ) -> BudgetShelf {
        BudgetShelf(self, stated ?? StatedBudgets(catalog), source: source)
    }

    /// Whether the texts of a key are never seen, so that they have no width.
    public func isHidden(_ key: String) -> Bool {
        var found: [Int32] = []
        hiddenKeys.append(matching: Array(key.utf8), hiddenKeys.expressions(), to: &found)
        return !found.isEmpty
    }

    /// The patterns that matched nothing, in the order of the files.
    public func unmatched(by use: BudgetUse) -> [WrittenPattern] {
        written.indices.filter { !use.contains($0) }.map { written[$0] }
    }

    // The patterns of a use, by their numbers: those of budgets first.
    var firstHidden: Int { patterns.count }
    var firstGroup: Int { firstHidden + written.count { $0.kind == .hidden } }
    var firstCatalog: Int { firstGroup + groupPlaces.count }
}

/// A pattern as it is written in a configuration or a sheet.
public struct WrittenPattern: Hashable, Sendable {
    /// What it is a pattern of.
    public enum Kind: Hashable, Sendable {
        /// The keys of a budget.
        case budget
        /// A key in a sheet.
        case sheet
        /// Keys that are never seen.
        case hidden
        /// The keys of a group.
        case group
        /// The catalogs of a budget or a group.
        case catalogs
    }

    /// What it is a pattern of.
    public let kind: Kind
    /// The pattern.
    public let pattern: String
    /// The file it is in.
    public let file: String
    /// Where it is written.
    public let place: Place
}

/// Which patterns of a book matched anything.
public struct BudgetUse: Hashable, Sendable {
    private var bits: [UInt64] = []

    /// None of them.
    public init() {}

    /// Takes in what another one has.
    public mutating func formUnion(_ other: BudgetUse) {
        while bits.count < other.bits.count { bits.append(0) }
        for index in other.bits.indices { bits[index] |= other.bits[index] }
    }

    init(upTo count: Int) {
        bits = Array(repeating: 0, count: (count + 63) / 64)
    }

    mutating func insert(_ number: Int) { bits[number >> 6] |= 1 << UInt64(number & 63) }

    func contains(_ number: Int) -> Bool {
        number >> 6 < bits.count && bits[number >> 6] & 1 << UInt64(number & 63) != 0
    }
}
