// A text measured against one of its limits.

import Budgets
import Comparison
import MessageLayout
import Samples

/// A text measured against one of its limits: the worst case of what its message can show.
package struct Measurement: Sendable {
    /// The limit.
    package let budget: Budget
    /// The result.
    package let outcome: Outcome
    /// Whether its numbers have only as many digits as its source has space for.
    package var hasFewerDigits = false
    /// The cause, if it is over the limit.
    var blame = Blame.text

    /// Whether it is the source text.
    var isOfSource = false
    /// Whether it does not fit, but would on the devices that most people have.
    var fitsCommonDevices = false

    /// What causes a text to exceed its limit.
    enum Blame: Sendable {
        /// The text.
        case text
        /// Nothing for certain: without the assumed samples it meets the limit.
        case samples
        /// The source, which exceeds the limit itself.
        case source
    }

    /// The maximum severity of a finding about it; nil to use the rule's own.
    ///
    /// If the source does not fit its place in a layout, something else may decide how the place looks.
    var most: Severity? {
        blame == .samples || fitsCommonDevices || isOfSource && budget.source.isOfPlaces ? .note : nil
    }

    /// The end of a help about it.
    var onCommonDevices: String { fitsCommonDevices ? "; common devices, which are wider, have room for it" : "" }

    /// Whether it exceeds the limit at the configured size.
    var isOver: Bool {
        switch outcome {
        case .count(let count): count.isOver
        case .fit(let box): !box.fit.allFit
        case .noFont: false
        }
    }

    /// The result of a measurement.
    package enum Outcome: Sendable {
        /// Something was counted.
        case count(Count)
        /// The text was fitted into its box.
        ///
        /// Indirect: it is large, and most limits are character counts.
        indirect case fit(BoxFit)
        /// The fonts of the box are unavailable, for this reason.
        case noFont(String)
    }

    /// A count of a unit.
    package struct Count: Sendable {
        /// The count of the text.
        package let need: Double
        /// The maximum; the minimum, if ``isLeast``.
        package let has: Double
        package var isLeast = false
        package let unit: CountUnit
        /// The count of the source, if the limit is a ratio to it.
        package var source: Double?
        /// The text that was counted; nil if it is the stored value.
        package let shown: ShownText?
    }

    /// How a text fits its box.
    package struct BoxFit: Sendable {
        package let room: Room
        /// How it fits at the configured size.
        package let fit: MessageFit
        /// The smallest text size at which it no longer fits; nil if it fits at each, or if it already does not fit at
        /// the configured size.
        package let failingStep: Step?
        /// How it fits at each text size, smallest first; empty if not requested.
        package let steps: [SizedFit]
        /// The characters that no font has.
        package let missing: [MissingCharacter]

        /// A text size, and how the text fits at that size.
        package struct Step: Sendable {
            package let name: String
            package let fit: MessageFit
            /// The largest size, and how the text fits at it; nil if this is the largest.
            package let largest: (name: String, fit: MessageFit)?
        }

        /// A text size, and whether the text breaks at that size.
        package struct SizedFit: Sendable {
            package let name: String
            package let isBroken: Bool
            /// How it fits; nil if it will not be drawn.
            package let fit: MessageFit?
        }
    }
}
