// The protocol of rulers for boxes, in any unit.

/// Measures the space that a text takes on one line.
///
/// The width of a text is not the sum of its parts: letters kern, join and change next to each other. Therefore a ruler
/// always measures the exact text of a line, including its hyphen or ellipsis. The ruler determines the width of a tab;
/// boxes have no tab stops. Soft hyphens inside of the text should have no width.
public protocol LineRuler {
    /// The width of a text on a line of its own, in the ruler's unit.
    mutating func width(of utf8: ArraySlice<UInt8>) -> Double
    /// The extent of the ink of a text on a line of its own.
    mutating func ink(of utf8: ArraySlice<UInt8>) -> Ink
    /// The font's line height.
    var line: LineMetrics { get }
    /// The ruler of text shrunk to a scale; nil if any text shrinks evenly, so that its width is known.
    func shrunk(to scale: Double) -> Self?
}

extension LineRuler {
    /// Nil: text shrinks evenly.
    public func shrunk(to scale: Double) -> Self? { nil }
}

/// The vertical extent of a text's ink.
public struct Ink: Hashable, Sendable {
    /// The extent above the baseline.
    public var above: Double
    /// The extent below the baseline, positive downward.
    public var below: Double

    /// Creates the ink between two heights.
    public init(above: Double, below: Double) {
        self.above = above
        self.below = below
    }
}

/// The font's line height.
public struct LineMetrics: Hashable, Sendable {
    /// The height above the baseline.
    public var ascent: Double
    /// The depth below the baseline, positive downward.
    public var descent: Double
    /// The space between two lines.
    public var gap: Double

    /// Creates the metrics of a font at its size.
    public init(ascent: Double, descent: Double, gap: Double) {
        self.ascent = ascent
        self.descent = descent
        self.gap = gap
    }

    /// The distance between two baselines.
    public var height: Double { ascent + descent + gap }
}
