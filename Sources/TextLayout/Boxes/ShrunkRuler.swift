// Text that does not shrink evenly, such as in a font whose spacing goes by its size.

/// Measures text as it is when shrunk to a scale, in lengths of its full size.
///
/// So a box may grow instead of the text shrinking, whatever the ruler.
struct ShrunkRuler<Ruler: LineRuler>: LineRuler {
    private var ruler: Ruler
    private let scale: Double

    /// The ruler of a scale; nil where the ruler itself will do.
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
