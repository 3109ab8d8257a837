// Findings that people read as one.

import Audit

/// Findings that people read as one: one of them is shown, and the others are listed.
struct FindingGroup {
    /// What the findings have in common.
    enum Kind {
        /// There is only one.
        case single
        /// The message, in one file: they differ only in keys and places.
        case message
        /// The limit: of a file, or of a key in many languages.
        case limit
        /// The message, of texts in many files.
        case fault
        /// The message and the key, in many files.
        case key
        /// The texts that many languages lack.
        case gap
        /// That languages lack texts, each others.
        case lag
        /// The cause: each names its own key or text.
        case cause
    }

    let kind: Kind
    /// The positions of the findings among all, in order.
    let members: [Int]
    /// The position of the finding to show.
    let shown: Int

    init(_ kind: Kind, _ members: [Int], shown: Int) {
        (self.kind, self.members, self.shown) = (kind, members, shown)
    }

    /// The positions of the findings that are not shown.
    var others: [Int] { members.filter { $0 != shown } }
}
