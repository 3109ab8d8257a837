// Texts that share a space, measured together.

import Budgets
import Catalogs

/// A text that shares a space with others.
struct GroupMember: Sendable {
    let membership: BudgetGroup.Membership
    let entry: Entry
    let locale: String?

    init(_ membership: BudgetGroup.Membership, _ entry: Entry, locale: String?) {
        self.membership = membership
        self.entry = entry
        self.locale = locale
    }
}

/// Texts of one language that share a space, measured together.
struct MeasuredGroup: Sendable {
    /// The group.
    let group: BudgetGroup
    /// The space that they need together, including gaps.
    let need: Double
    /// The space that they have.
    let has: Double
    /// `points`, `columns` or `graphemes`.
    let unit: String
    /// The texts in the order of the group, each with the space it needs alone.
    let members: [(entry: Entry, need: Double)]
    /// Where the limit is specified.
    let origin: BudgetOrigin
}
