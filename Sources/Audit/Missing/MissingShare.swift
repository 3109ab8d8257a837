// Missing texts that are counted together, by what users see instead.

import Basics

/// A number of missing texts, and what users see instead.
struct MissingShare {
    let shown: MissingText.Shown
    let count: Int

    init(_ shown: MissingText.Shown, _ count: Int) { (self.shown, self.count) = (shown, count) }

    /// The language that lacks texts, and the platform of their files.
    struct Place: Hashable {
        let language: String
        let platform: String
    }

    /// Returns one share for all of which users see the same, in the order of the first ones.
    static func merging(_ shares: [MissingShare]) -> [MissingShare] {
        shares.map(\.shown).unique.map { shown in
            MissingShare(shown, shares.reduce(0) { $0 + ($1.shown == shown ? $1.count : 0) })
        }
    }
}
