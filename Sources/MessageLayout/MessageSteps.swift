// A message in its box at every size that people choose.

import TextLayout

/// A step of what people choose, with the ruler of its size.
public struct RuledStep<Setting: Hashable & Sendable, Ruler: LineRuler> {
    /// The step.
    public let step: SizeStep<Setting>
    /// Measures at its size; kept, so that it need not look up its fonts again.
    public var ruler: Ruler

    /// A step with the ruler of its size.
    public init(_ step: SizeStep<Setting>, ruler: Ruler) {
        self.step = step
        self.ruler = ruler
    }
}

/// How a message fits at every step of what people choose, smallest first.
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

    /// The first step at which some text no longer fits; nil where all fit at each.
    public var firstFailing: Step? { steps.first { !$0.fit.allFit } }

    /// The first step at which one of the message's texts no longer fits, by its index; nil where it fits at each.
    public func firstFailing(text index: Int) -> Step? { steps.first { !$0.fit.fits[index].isFitting } }
}
