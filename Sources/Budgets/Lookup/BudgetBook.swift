// All budgets that were given, ready to be looked up.

import Basics
import Catalogs
import Configuration

/// The budgets of a configuration and of sheets, made ready once for all catalogs.
public final class BudgetBook: Sendable {
    /// A pattern of keys, and the rule that it leads to.
    struct Pattern: Sendable {
        let words: String
        let place: Place
        let rule: Int
        let specificity: UInt64
    }

    let rules: [BudgetRule]
    let patterns: [Pattern]
    /// The patterns of budgets, and then those of keys that are never seen: the configuration's, and Swell's own.
    let keys: KeyTable
    let scopes: [BudgetScope]
    let groupKeys: KeyTable
    let groupPlaces: [BudgetGroup.Membership]
    let catalogs: [Located<String>]
    private let hidden: [Located<String>]
    private let groupPatterns: [Located<String>]
    let file: String
    /// The sheets, and the number of the first pattern of each.
    private let sheetStarts: [(pattern: Int, file: String)]
    /// Keys that share their room, in the order of the configuration.
    public let groups: [BudgetGroup]

    /// The budgets of a configuration and of sheets; throws all that is wrong with them.
    public init(_ configuration: Configuration, sheets: [BudgetSheet] = []) throws(InvalidBudgets) {
        var maker = BookMaker(configuration)
        maker.addRules()
        for sheet in sheets { maker.add(sheet) }
        let hiddenPatterns = maker.hidden()
        maker.addGroups()
        guard maker.problems.isEmpty else { throw InvalidBudgets(maker.problems) }
        (rules, patterns, scopes, groups) = (maker.rules, maker.patterns, maker.scopes, maker.groups)
        keys = KeyTable(maker.keyPatterns + hiddenPatterns)
        groupKeys = KeyTable(maker.groupPatterns)
        groupPlaces = maker.groupPlaces
        hidden = configuration.hidden
        groupPatterns = configuration.groups.flatMap(\.scope.keys)
        catalogs = (configuration.budgets.map(\.scope) + configuration.groups.map(\.scope)).flatMap(\.catalogs)
        file = maker.file
        sheetStarts = maker.sheetStarts
    }

    private init(unsharing other: BudgetBook) {
        (rules, patterns, scopes, groups) = (other.rules, other.patterns, other.scopes, other.groups)
        (keys, groupKeys, groupPlaces) = (other.keys.unshared, other.groupKeys.unshared, other.groupPlaces)
        (hidden, groupPatterns, catalogs) = (other.hidden, other.groupPatterns, other.catalogs)
        (file, sheetStarts) = (other.file, other.sheetStarts)
    }

    /// The same book in an object of its own, for work on one core: each limit in force owns its book, and cores that count
    /// the owners of one object wait for each other.
    public var unshared: BudgetBook { BudgetBook(unsharing: self) }

    /// The rules for one catalog.
    ///
    /// What catalogs say themselves is read here, unless it was before: `stated` for this one, `source` for the one that it
    /// is translated from, which may serve all its translations.
    public func shelf(
        for catalog: Catalog, stated: StatedBudgets? = nil, source: StatedBudgets? = nil
    ) -> BudgetShelf {
        BudgetShelf(self, stated ?? StatedBudgets(catalog), source: source)
    }

    /// Where a rule is written, or one of its limits, by a pattern of its own.
    func origin(_ pattern: Int, _ limit: Int?) -> BudgetOrigin {
        let rule = rules[patterns[pattern].rule]
        return BudgetOrigin(
            rule.source, file: rule.file, place: limit.map { rule.limits[$0].place } ?? rule.place,
            words: patterns[pattern].words)
    }

    /// The boxes that texts are put into, and where each says what they are set in.
    public var rooms: [(room: Room, origin: BudgetOrigin)] {
        let boxes = rules.flatMap { rule in
            rule.limits.compactMap { limit -> (room: Room, origin: BudgetOrigin)? in
                guard case .room(let room) = limit.limit else { return nil }
                let place = rule.fontPlace ?? limit.place
                return (room, BudgetOrigin(rule.source, file: rule.file, place: place, words: ""))
            }
        }
        let bars = groups.compactMap { group -> (room: Room, origin: BudgetOrigin)? in
            guard let width = group.settings.width else { return nil }
            let place = group.settings.font?.place ?? group.settings.style?.place ?? width.place
            return (group.room, BudgetOrigin(.configuration, file: file, place: place, words: ""))
        }
        return boxes + bars
    }

    /// Whether the texts of a key are never seen, so that they have no width.
    public func isHidden(_ key: String) -> Bool {
        keys.numbers(matching: Array(key.utf8)).contains { $0 >= patterns.count }
    }

    // MARK: What matched

    // The patterns by their numbers in a use: those of budgets first.
    var firstHidden: Int { patterns.count }
    var firstGroup: Int { firstHidden + hidden.count }
    var firstCatalog: Int { firstGroup + groupPatterns.count }
    var patternCount: Int { firstCatalog + catalogs.count }

    /// The patterns that matched nothing, in the order of the files.
    public func unmatched(by use: BudgetUse) -> [WrittenPattern] {
        (0..<patternCount).filter { !use.contains($0) }.map(written)
    }

    /// The expressions that took too long for a key so far.
    public var slow: [WrittenPattern] {
        keys.slow.filter { $0 < firstGroup }.map(written) + groupKeys.slow.map { written(firstGroup + $0) }
    }

    func written(_ number: Int) -> WrittenPattern {
        func located(_ kind: WrittenPattern.Kind, _ text: Located<String>) -> WrittenPattern {
            WrittenPattern(kind: kind, pattern: text.value, file: file, place: text.place)
        }
        if number >= firstCatalog { return located(.catalogs, catalogs[number - firstCatalog]) }
        if number >= firstGroup { return located(.group, groupPatterns[number - firstGroup]) }
        if number >= firstHidden { return located(.hidden, hidden[number - firstHidden]) }
        let sheet = sheetStarts.last { $0.pattern <= number }?.file
        return WrittenPattern(
            kind: sheet == nil ? .budget : .sheet, pattern: patterns[number].words, file: sheet ?? file,
            place: patterns[number].place)
    }
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

    /// A pattern at a place of a file.
    public init(kind: Kind, pattern: String, file: String, place: Place) {
        (self.kind, self.pattern, self.file, self.place) = (kind, pattern, file, place)
    }
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
