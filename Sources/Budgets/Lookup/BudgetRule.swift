// A rule of a source outside of catalogs, ready to be looked up.

import Basics

/// What a rule says of the keys that it is for.
struct BudgetRule: Sendable {
    let source: BudgetOrigin.Source
    let file: String
    /// The limits, each where it is written; none if it says that there is no limit.
    let limits: [(limit: Limit, place: Place)]
    /// Where it is written.
    let place: Place
    /// Where it says what its texts are set in; nil if it does not.
    let fontPlace: Place?
    /// Which of the book's scopes it has.
    let scope: Int
}
