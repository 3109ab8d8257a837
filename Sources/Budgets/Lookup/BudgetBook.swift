// All configured budgets, indexed for lookup.

import Basics
import Catalogs
import Configuration

/// The budgets of a configuration and of sheets, indexed once for all catalogs.
public final class BudgetBook: Sendable {
    /// A pattern of keys, and the index of its rule.
    struct Pattern: Sendable {
        let words: String
        let place: Place
        let rule: Int
        let specificity: UInt64
    }

    let rules: [BudgetRule]
    let patterns: [Pattern]
    /// The patterns of budgets, followed by those of hidden keys: the configuration's, and the built-in ones.
    let keys: KeyTable
    let scopes: [BudgetScope]
    let groupKeys: KeyTable
    let groupPlaces: [BudgetGroup.Membership]
    /// The other patterns that must match something: those of hidden keys, of groups, and of catalogs.
    private let others: [WrittenPattern]
    // Ranges of pattern numbers in `BudgetUse`: budgets come first.
    var firstHidden: Int { patterns.count }
    let firstGroup: Int
    let firstCatalog: Int
    var patternCount: Int { patterns.count + others.count }
    /// Keys that share a width, in the order of the configuration.
    public let groups: [BudgetGroup]
    /// The limits of roles, in the order of the configuration.
    package let roles: [RoleBudgets]

    /// Creates the budgets of a configuration and of sheets; throws all their problems.
    public init(_ configuration: Configuration, sheets: [BudgetSheet] = []) throws(InvalidBudgets) {
        let maker = BookMaker(configuration, sheets)
        guard maker.problems.isEmpty else { throw InvalidBudgets(maker.problems) }
        (rules, patterns, scopes) = (maker.rules, maker.patterns, maker.scopes)
        (groups, roles) = (maker.groups, maker.roles)
        keys = KeyTable(maker.keyPatterns + maker.hidden.map(\.pattern) + HiddenKeys.patterns.map { KeyPattern($0) })
        groupKeys = KeyTable(maker.groupPatterns.map(\.pattern))
        groupPlaces = maker.groupPatterns.map(\.member)
        others = maker.hidden.map(\.written) + maker.groupPatterns.map(\.written) + maker.catalogs
        firstGroup = maker.patterns.count + maker.hidden.count
        firstCatalog = firstGroup + maker.groupPatterns.count
    }

    private init(unsharing other: BudgetBook) {
        (rules, patterns, scopes) = (other.rules, other.patterns, other.scopes)
        (groups, roles) = (other.groups, other.roles)
        (keys, groupKeys, groupPlaces) = (other.keys.unshared, other.groupKeys.unshared, other.groupPlaces)
        (others, firstGroup, firstCatalog) = (other.others, other.firstGroup, other.firstCatalog)
    }

    /// A copy for work on one core: each effective limit retains its book, and atomic reference counting of a shared
    /// object is contended.
    public var unshared: BudgetBook { BudgetBook(unsharing: self) }

    /// Returns the rules for one catalog.
    ///
    /// Reads the limits that catalogs declare themselves unless they are given: `stated` for this catalog, `source` for
    /// the one that it is translated from, which may serve all its translations. `layout` are the limits that the app's
    /// layouts set for its keys.
    public func shelf(
        for catalog: Catalog, stated: StatedBudgets? = nil, source: StatedBudgets? = nil, layout: LayoutBudgets? = nil
    ) -> CatalogBudgets {
        CatalogBudgets(self, stated ?? StatedBudgets(catalog), source: source, layout: layout)
    }

    /// Returns the origin of a rule, or of one of its limits, by the number of its pattern.
    func origin(_ pattern: Int, _ limit: Int?) -> BudgetOrigin {
        let rule = rules[patterns[pattern].rule]
        return BudgetOrigin(
            rule.source, file: rule.file, place: limit.map { rule.limits[$0].place } ?? rule.place,
            words: patterns[pattern].words)
    }

    /// The rooms of all rules and groups, each with the origin of its font or width.
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
            return (group.room, group.origin(at: place))
        }
        let ofRoles = roles.flatMap(\.budgets).compactMap { budget -> (room: Room, origin: BudgetOrigin)? in
            if case .room(let room) = budget.limit { (room, budget.origin) } else { nil }
        }
        return boxes + bars + ofRoles
    }

    /// Whether the texts of a key are never visible, and so have no width.
    public func isHidden(_ key: String) -> Bool {
        keys.numbers(matching: Array(key.utf8)).contains { $0 >= patterns.count }
    }

    // MARK: What matched

    /// Returns the patterns that matched nothing, in file order.
    public func unmatched(by use: BudgetUse) -> [WrittenPattern] {
        (0..<patternCount).filter { !use.contains($0) }.map(written)
    }

    /// The expressions that have timed out for a key so far.
    public var slow: [WrittenPattern] {
        keys.slow.filter { $0 < firstGroup }.map(written) + groupKeys.slow.map { written(firstGroup + $0) }
    }

    /// Returns remarks about unmatched patterns that are not errors, one for each source.
    public func remarks(on use: BudgetUse) -> [String] {
        let unmatched = unmatched(by: use)
        return BudgetOrigin.Source.all.compactMap { source in
            let strays = unmatched.filter { $0.source == source }
            guard case .counted(let one, let several) = source.type.strays, let first = strays.first else { return nil }
            return "\(strays.count) \(strays.count == 1 ? "\(one) matches" : "\(several) match") no key; "
                + "first: '\(first.pattern.shortened)' (\(first.file):\(first.place))"
        }
    }

    func written(_ number: Int) -> WrittenPattern {
        if number >= firstHidden { return others[number - firstHidden] }
        let (pattern, rule) = (patterns[number], rules[patterns[number].rule])
        return WrittenPattern(source: rule.source, pattern: pattern.words, file: rule.file, place: pattern.place)
    }
}

/// A pattern as written.
public struct WrittenPattern: Hashable, Sendable {
    /// What the pattern matches.
    public enum Kind: Hashable, Sendable {
        case keys, catalogs
    }

    /// What the pattern matches.
    public var kind = Kind.keys
    /// The source of the pattern.
    public var source = BudgetOrigin.Source.configuration
    /// The pattern.
    public let pattern: String
    /// The file that contains it.
    public let file: String
    /// Its position in the file.
    public let place: Place
}

extension WrittenPattern {
    /// Creates a pattern from the configuration.
    public init(_ text: Located<String>, of kind: Kind = .keys, file: String) {
        self.init(kind: kind, pattern: text.value, file: file, place: text.place)
    }
}

/// The set of patterns of a book that have matched anything.
public struct BudgetUse: Hashable, Sendable {
    private var bits: [UInt64] = []

    /// Creates an empty set.
    public init() {}

    /// Adds the patterns of another set.
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
