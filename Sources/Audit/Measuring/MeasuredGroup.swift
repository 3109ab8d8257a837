// Texts that share their room, measured together.

import Budgets
import Catalogs

/// A text that shares its room with others.
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

/// Texts of one language that share their room, measured together.
struct MeasuredGroup: Sendable {
    /// The group.
    let group: BudgetGroup
    /// What all of them need together, gaps included.
    let need: Double
    /// What they have.
    let has: Double
    /// `points`, `columns` or `graphemes`.
    let unit: String
    /// The texts in the order of the group, each with what it needs alone.
    let members: [(entry: Entry, need: Double)]
    /// Where the limit is written.
    let origin: BudgetOrigin
}
