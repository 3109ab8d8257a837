// Text that does not shrink evenly, such as in a font whose spacing depends on its size.

/// Measures text shrunk to a scale, in lengths at its full size.
///
/// So a box may grow instead of the text shrinking, with any ruler.
struct ShrunkRuler<Ruler: LineRuler>: LineRuler {
    private var ruler: Ruler
    private let scale: Double

    /// Creates the ruler for a scale; nil if the ruler itself suffices.
    init?(_ ruler: Ruler, to scale: Double) {
        guard scale < 1, let shrunk = ruler.shrunk(to: scale) else { return nil }
        self.ruler = shrunk
        self.scale = scale
    }

    mutating func width(of utf8: ArraySlice<UInt8>) -> Double { ruler.width(of: utf8) / scale }

    mutating func ink(of utf8: ArraySlice<UInt8>) -> Ink {
        let ink = ruler.ink(of: utf8)
        return Ink(above: ink.above / scale, below: ink.below / scale)
    }

    var line: LineMetrics {
        let line = ruler.line
        return LineMetrics(ascent: line.ascent / scale, descent: line.descent / scale, gap: line.gap / scale)
    }
}
