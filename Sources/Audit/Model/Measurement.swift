// A text measured against one of its limits.

import Budgets
import MessageLayout
import Samples

/// A text measured against one of its limits: the worst of what its message can show.
struct Measurement: Sendable {
    /// The limit.
    let budget: Budget
    /// What was measured.
    let outcome: Outcome
    /// Whether its numbers have as many digits as its source has room for, and no more.
    var hasFewerDigits = false

    /// What was measured.
    enum Outcome: Sendable {
        /// Something was counted.
        case count(Count)
        /// The text was put into its box.
        ///
        /// Behind a reference: it is large, and most limits are of characters.
        indirect case fit(BoxFit)
        /// The fonts of the box can't be had, for this reason.
        case noFont(String)
    }

    /// So many of a unit.
    struct Count: Sendable {
        /// How many there are.
        let need: Double
        /// How many there may be; at least, where ``isLeast``.
        let has: Double
        var isLeast = false
        let unit: CountUnit
        /// How many the source has, where the limit is a share of it.
        var source: Double?
        /// What was counted; nil where it is the value as it is stored.
        let shown: ShownText?
    }

    /// How a text fits into its box.
    struct BoxFit: Sendable {
        let room: Room
        /// How it fits at the font's own size.
        let fit: MessageFit
        /// The smallest text size at which it no longer fits; nil where it fits at each, or at its own size it does not.
        let failingStep: Step?
        /// How it fits at each text size, smallest first; none where nobody asked.
        let steps: [SizedFit]
        /// What no font has.
        let missing: [MissingCharacter]

        /// A text size, and how the text fits there.
        struct Step: Sendable {
            let name: String
            let fit: MessageFit
            /// The largest size, and how it fits there; nil where this is the largest.
            let largest: (name: String, fit: MessageFit)?
        }

        /// A text size, and whether the text breaks there.
        struct SizedFit: Sendable {
            let name: String
            let isBroken: Bool
            /// How it fits; nil where it is not to be drawn.
            let fit: MessageFit?
        }
    }
}
