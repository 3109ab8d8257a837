// A message with all its measurements.

import MessagePatterns
import TextLayout

/// A message with all its measurements.
public struct MeasuredMessage: Sendable {
    /// The message as written.
    public let text: String
    /// The error in its branches that causes it to be measured as written; nil if there is none.
    public let fault: MessageFault?
    /// How it was measured.
    public let plan: MeasuringPlan
    /// How each text that it can show fits into the box; without a box, how wide each is.
    public let fit: MessageFit
    /// The extent of each text.
    public let extents: [Extent]
    /// The width of each text in points, including trailing spaces; empty without fonts.
    ///
    /// Only its own newlines end its lines, and the widest line counts.
    public let points: [Double]
    /// How it fits at each requested size.
    public let steps: MessageSteps<String>
    /// The index of the described text: the one that fits worst, or the widest without a box.
    public let index: Int
    /// The appearance of the described text; nil if not requested, or if the text is too long.
    public let details: ShownDetails?

    /// The described text.
    public var described: ShownFit { fit.fits[index] }

    /// Whether all texts fit, at every requested size.
    public var isFitting: Bool { fit.allFit && steps.firstFailing == nil }
}

/// The appearance of a text.
public struct ShownDetails: Sendable {
    /// Its runs of one direction, script and font; empty without fonts.
    public let runs: [TextRun]
    /// The characters missing from all fonts.
    public let missing: [MissingCharacter]
    /// How far the ink of each drawn line extends beyond the line; empty if unknown.
    public let overhangs: [Overhang]
    /// Its direction.
    public let direction: ShownDirection

    /// The longest text with details, in bytes.
    static let longest = 1 << 16
}
