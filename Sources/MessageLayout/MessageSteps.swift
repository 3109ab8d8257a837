// A message in its box at every text size.

import TextLayout

/// A text size that users can choose, with its ruler.
public struct RuledStep<Setting: Hashable & Sendable, Ruler: LineRuler> {
    /// The step.
    public let step: SizeStep<Setting>
    /// The ruler for its size; kept to avoid looking up its fonts again.
    public var ruler: Ruler

    /// Creates a step with the ruler for its size.
    public init(_ step: SizeStep<Setting>, ruler: Ruler) {
        self.step = step
        self.ruler = ruler
    }
}

/// How a message fits at every text size, smallest first.
public struct MessageSteps<Setting: Hashable & Sendable>: Hashable, Sendable {
    /// How a message fits at one step.
    public struct Step: Hashable, Sendable {
        /// The step.
        public let step: SizeStep<Setting>
        /// How the message fits there.
        public let fit: MessageFit
    }

    /// The steps.
    public let steps: [Step]

    /// The first step at which some text no longer fits; nil if all texts fit at every step.
    public var firstFailing: Step? { steps.first { !$0.fit.allFit } }

    /// The first step at which the text with this index no longer fits; nil if it fits at every step.
    public func firstFailing(text index: Int) -> Step? { steps.first { !$0.fit.fits[index].isFitting } }
}
