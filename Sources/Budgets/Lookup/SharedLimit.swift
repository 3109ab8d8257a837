// A limit that the texts of a group share.

import Basics

/// A limit that the texts of a group share.
public struct SharedLimit: Hashable, Sendable {
    /// The name of the group.
    public let group: String
    /// The limit.
    public let most: Double
    /// `points`, `columns` or `graphemes`.
    public let unit: String
    /// The origin of the limit.
    public let origin: BudgetOrigin

    /// The limit in words: `100 pt wide for the whole group 'tabs'`.
    public var words: String {
        let room = CountUnit(rawValue: unit).map { "at most \($0.words(most))" } ?? "\(most.plainText) pt wide"
        return "\(room) for the whole group '\(group)'"
    }

    /// Returns the same limit with its file renamed by `name`.
    public func located(_ name: (String) -> String) -> SharedLimit {
        SharedLimit(group: group, most: most, unit: unit, origin: origin.located(name))
    }
}

extension BudgetBook {
    /// Returns the limits that a key shares as a member of groups.
    public func sharedLimits(_ memberships: [BudgetGroup.Membership]) -> [SharedLimit] {
        memberships.flatMap { membership -> [SharedLimit] in
            let group = groups[membership.group]
            let counts = [(group.settings.columns, CountUnit.columns), (group.settings.graphemes, .graphemes)]
            let limits =
                (group.settings.width.map { [($0.value, "points", $0.place)] } ?? [])
                + counts.compactMap { count, unit in count.map { (Double($0.value), unit.rawValue, $0.place) } }
            return limits.map { most, unit, place in
                SharedLimit(group: group.name, most: most, unit: unit, origin: group.origin(at: place))
            }
        }
    }
}
