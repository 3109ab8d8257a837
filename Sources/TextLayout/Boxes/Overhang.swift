// Ink that extends beyond its line, such as stacked marks in Thai or Vietnamese, and may be clipped.

/// The extent of a line's ink beyond its space.
public struct Overhang: Hashable, Sendable {
    /// The extent above its space, or zero.
    public let above: Double
    /// The extent below its space, or zero.
    public let below: Double
}

extension Fit {
    /// The extent of each drawn line's ink beyond its space.
    ///
    /// If the line height is not the font's, the difference is split evenly above and below. Lines are centered in a
    /// box with a height, so the first and last get half of the remaining space, or lose half of the excess.
    public func overhangs(by ruler: inout some LineRuler) -> [Overhang] {
        guard var shrunk = ShrunkRuler(ruler, to: scale) else { return overhangs(atScaleOf: &ruler) }
        return overhangs(atScaleOf: &shrunk)
    }

    private func overhangs(atScaleOf ruler: inout some LineRuler) -> [Overhang] {
        let metrics = ruler.line
        let spare = (lineHeight - (metrics.ascent + metrics.descent) * scale) / 2
        let margin = height.map { ($0 - Double(lines.count) * lineHeight) / 2 } ?? 0
        return lines.indices.map { index in
            let drawn = Array(text(of: lines[index]).utf8)
            let ink = drawn.isEmpty ? Ink(above: 0, below: 0) : ruler.ink(of: drawn[...])
            let above = spare + (index == 0 ? margin : 0)
            let below = spare + (index == lines.count - 1 ? margin : 0)
            return Overhang(
                above: max(0, (ink.above - metrics.ascent) * scale - above),
                below: max(0, (ink.below - metrics.descent) * scale - below))
        }
    }
}
