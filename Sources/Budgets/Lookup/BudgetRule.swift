// A rule from a source outside of catalogs.

import Basics

/// The limits for the keys of a rule.
struct BudgetRule: Sendable {
    let source: BudgetOrigin.Source
    let file: String
    /// The limits, each with its position; empty if the rule declares that there is no limit.
    let limits: [(limit: Limit, place: Place)]
    /// The position of the rule.
    let place: Place
    /// The position of its font setting, if any.
    let fontPlace: Place?
    /// The index of its scope in the book.
    let scope: Int
}
