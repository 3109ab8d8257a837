// A message with everything that is measured of it.

import MessagePatterns
import TextLayout

/// A message with everything that is measured of it.
public struct MeasuredMessage: Sendable {
    /// The message as it is written.
    public let text: String
    /// What is wrong with its branches, for which it is measured as it is written; nil where nothing is.
    public let fault: MessageFault?
    /// How it was measured.
    public let plan: MeasuringPlan
    /// How each text that it can show fits into the box; without one, how wide each is.
    public let fit: MessageFit
    /// How much each of them is.
    public let extents: [Extent]
    /// How wide each of them is in points, spaces at its end included; none without fonts.
    ///
    /// Its lines are ended by its own newlines alone, and the widest counts.
    public let points: [Double]
    /// How it fits at each size that was asked for.
    public let steps: MessageSteps<String>
    /// Which of the texts is described: the one that fits worst, or the widest where there is no box.
    public let index: Int
    /// What that one looks like; nil where nobody asked, or it is so long that nobody would.
    public let details: ShownDetails?

    /// The text that is described.
    public var described: ShownFit { fit.fits[index] }

    /// Whether all texts fit, at every size that was asked for.
    public var isFitting: Bool { fit.allFit && steps.firstFailing == nil }
}

/// What a text looks like.
public struct ShownDetails: Sendable {
    /// Its runs of one direction, script and font; none without fonts.
    public let runs: [TextRun]
    /// What no font has.
    public let missing: [MissingCharacter]
    /// How far the ink of each line that is drawn reaches out of its room; none where it is not known.
    public let overhangs: [Overhang]
    /// Which way it runs.
    public let direction: ShownDirection

    /// The longest text that is looked at so closely, in bytes.
    static let longest = 1 << 16
}
