// What boxes ask of a ruler, whatever its unit.

/// Whatever says how much room a text takes on one line.
///
/// The width of a beginning is not the sum of its parts: letters move together, join and change next to each other. So a
/// ruler is always asked for the very text that would stand on the line, its hyphen or ellipsis included. A tab is as
/// wide as the ruler says; boxes have no tab stops. Soft hyphens inside the text should have no width.
public protocol LineRuler {
    /// The width of a text set on a line of its own, in the ruler's unit.
    mutating func width(of utf8: ArraySlice<UInt8>) -> Double
    /// How far the ink of a text set on a line of its own reaches.
    mutating func ink(of utf8: ArraySlice<UInt8>) -> Ink
    /// The height of a line by the font.
    var line: LineMetrics { get }
    /// The ruler of text that is shrunk to a scale; nil where any text shrinks evenly, and so its width is known.
    func shrunk(to scale: Double) -> Self?
}

extension LineRuler {
    /// Nothing: text shrinks evenly.
    public func shrunk(to scale: Double) -> Self? { nil }
}

/// How far the ink of a text reaches from its baseline.
public struct Ink: Hashable, Sendable {
    /// How far it reaches above the baseline.
    public var above: Double
    /// How far it reaches below the baseline, positive downwards.
    public var below: Double

    /// Ink between two heights.
    public init(above: Double, below: Double) {
        self.above = above
        self.below = below
    }
}

/// The height of a line by the font.
public struct LineMetrics: Hashable, Sendable {
    /// The room above the baseline.
    public var ascent: Double
    /// The room below the baseline, positive downwards.
    public var descent: Double
    /// The room between two lines.
    public var gap: Double

    /// Metrics of a font at its size.
    public init(ascent: Double, descent: Double, gap: Double) {
        self.ascent = ascent
        self.descent = descent
        self.gap = gap
    }

    /// The distance of two baselines.
    public var height: Double { ascent + descent + gap }
}
