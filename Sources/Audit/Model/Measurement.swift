// A text measured against one of its limits.

import Budgets
import Comparison
import MessageLayout
import Samples

/// A text measured against one of its limits: the worst of what its message can show.
package struct Measurement: Sendable {
    /// The limit.
    package let budget: Budget
    /// What was measured.
    package let outcome: Outcome
    /// Whether its numbers have as many digits as its source has room for, and no more.
    package var hasFewerDigits = false
    /// Who is to blame where it is over the limit.
    var blame = Blame.text

    /// Who is to blame for a text that is over its limit.
    enum Blame: Sendable {
        /// The text.
        case text
        /// Nobody for certain: without the samples that nobody gave, it meets the limit.
        case samples
        /// The source, which is over the limit itself.
        case source
    }

    /// How bad a finding of it is at most; nil for as bad as its rule.
    var most: Severity? { blame == .samples ? .note : nil }

    /// Whether the limit is broken at the text's own size.
    var isOver: Bool {
        switch outcome {
        case .count(let count): count.isOver
        case .fit(let box): !box.fit.allFit
        case .noFont: false
        }
    }

    /// What was measured.
    package enum Outcome: Sendable {
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
    package struct Count: Sendable {
        /// How many there are.
        package let need: Double
        /// How many there may be; at least, where ``isLeast``.
        package let has: Double
        package var isLeast = false
        package let unit: CountUnit
        /// How many the source has, where the limit is a share of it.
        package var source: Double?
        /// What was counted; nil where it is the value as it is stored.
        package let shown: ShownText?
    }

    /// How a text fits into its box.
    package struct BoxFit: Sendable {
        package let room: Room
        /// How it fits at the font's own size.
        package let fit: MessageFit
        /// The smallest text size at which it no longer fits; nil where it fits at each, or at its own size it does not.
        package let failingStep: Step?
        /// How it fits at each text size, smallest first; none where nobody asked.
        package let steps: [SizedFit]
        /// What no font has.
        package let missing: [MissingCharacter]

        /// A text size, and how the text fits there.
        package struct Step: Sendable {
            package let name: String
            package let fit: MessageFit
            /// The largest size, and how it fits there; nil where this is the largest.
            package let largest: (name: String, fit: MessageFit)?
        }

        /// A text size, and whether the text breaks there.
        package struct SizedFit: Sendable {
            package let name: String
            package let isBroken: Bool
            /// How it fits; nil where it is not to be drawn.
            package let fit: MessageFit?
        }
    }
}
