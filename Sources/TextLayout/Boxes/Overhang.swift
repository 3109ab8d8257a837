// Ink that reaches out of its line, such as stacked marks in Thai or Vietnamese, and may be cut off.

/// How far the ink of a line reaches out of the room it has.
public struct Overhang: Hashable, Sendable {
    /// How far it reaches above its room; zero where it does not.
    public let above: Double
    /// How far it reaches below its room; zero where it does not.
    public let below: Double
}

extension Fit {
    /// How far the ink of each line that is drawn reaches out of its room.
    ///
    /// Where the line height is not the font's, what is more or missing is shared by the room above and below. Lines stand
    /// in the middle of a box with a height, so the first and last have half of what is left, or less where they exceed it.
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
