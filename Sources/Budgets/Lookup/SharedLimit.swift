// What the texts of a group have together.

import Basics

/// A limit that the texts of a group have together.
public struct SharedLimit: Hashable, Sendable {
    /// The name of the group.
    public let group: String
    /// How much they have.
    public let most: Double
    /// `points`, `columns` or `graphemes`.
    public let unit: String
    /// Where it is written.
    public let origin: BudgetOrigin

    /// It in words: `100 pt wide with all of 'tabs'`.
    public var words: String {
        let room = CountUnit(rawValue: unit).map { "at most \($0.words(most))" } ?? "\(most.plainText) pt wide"
        return "\(room) with all of '\(group)'"
    }

    /// The same limit, its file named as `name` says.
    public func located(_ name: (String) -> String) -> SharedLimit {
        SharedLimit(group: group, most: most, unit: unit, origin: origin.located(name))
    }
}

extension BudgetBook {
    /// What a key shares with others as a member of groups.
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
