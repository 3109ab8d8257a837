// The limits of keys, merged across languages: equal limits are listed once.

import Budgets

/// The limits of the keys of some catalogs, in the order of their first occurrence.
public struct BudgetListing: Sendable {
    /// A limit or an invalid declaration of one, and the languages it applies to.
    struct Line: Sendable {
        enum Standing: Hashable, Sendable {
            case inForce
            /// All texts of a group share it.
            case shared(SharedLimit)
            /// Another limit overrides it.
            case overridden(by: BudgetOrigin)
            /// It is invalid, for this reason.
            case malformed(String)
            /// It is in force despite a spelling error, which is described here.
            case misspelled(String)
        }

        /// The sort order: limits in force, shared ones, overridden ones, invalid declarations.
        var order: Int {
            switch standing {
            case .inForce: 0
            case .shared: 1
            case .overridden: 2
            case .malformed, .misspelled: 3
            }
        }

        /// The limit; nil if it is invalid, or shared by a group.
        let limit: Limit?
        let origin: BudgetOrigin
        let standing: Standing
        var locales: [String]
    }

    /// A key of a table.
    struct Key: Sendable {
        let name: String
        let table: String
        /// The languages that contain it.
        var locales: [String] = []
        fileprivate(set) var lines: [Line] = []
        /// The limits in force, followed by the others.
        var ordered: [Line] { (0...3).flatMap { order in lines.filter { $0.order == order } } }
        var isHidden = false
        fileprivate var known: [LineName: Int] = [:]
    }

    fileprivate struct LineName: Hashable {
        let limit: Limit?
        let origin: BudgetOrigin
        let standing: Line.Standing
    }

    private struct KeyName: Hashable {
        let name: [UInt8]
        let table: String
    }

    private(set) var keys: [Key] = []
    private var known: [KeyName: Int] = [:]

    /// Creates an empty listing.
    public init() {}

    /// Whether no key has a limit.
    public var isEmpty: Bool { keys.allSatisfy(\.lines.isEmpty) }

    /// Adds the limits of a key of a table in a language, and those it shares with others.
    public mutating func add(
        _ set: BudgetSet, sharing shared: [SharedLimit] = [], of key: String, in table: String, locale: String
    ) {
        let name = KeyName(name: Array(key.utf8), table: table)
        let index = known[name] ?? keys.count
        if index == keys.count {
            known[name] = index
            keys.append(Key(name: key, table: table))
        }
        if keys[index].locales.last != locale, !keys[index].locales.contains(locale) {
            keys[index].locales.append(locale)
        }
        if set.isHidden { keys[index].isHidden = true }
        for budget in set.budgets { keys[index].add(budget.limit, budget.origin, .inForce, locale) }
        for limit in shared { keys[index].add(nil, limit.origin, .shared(limit), locale) }
        for lost in set.overridden {
            keys[index].add(lost.budget.limit, lost.budget.origin, .overridden(by: lost.by), locale)
        }
        for malformed in set.malformed {
            let problem = malformed.problem
            let standing: Line.Standing = set.holds(malformed) ? .misspelled(problem) : .malformed(problem)
            keys[index].add(nil, malformed.origin, standing, locale)
        }
    }

    /// The number of keys.
    public var count: Int { keys.count }
}

extension BudgetListing.Key {
    fileprivate mutating func add(
        _ limit: Limit?, _ origin: BudgetOrigin, _ standing: BudgetListing.Line.Standing, _ locale: String
    ) {
        let name = BudgetListing.LineName(limit: limit, origin: origin, standing: standing)
        guard let index = known[name] else {
            known[name] = lines.count
            lines.append(BudgetListing.Line(limit: limit, origin: origin, standing: standing, locales: [locale]))
            return
        }
        if !lines[index].locales.contains(locale) { lines[index].locales.append(locale) }
    }
}
