// The glyphs of a line, from left to right.

import MessageLayout
import TextLayout

extension PointRuler {
    /// The runs of a text from left to right, with all paragraphs on one line.
    mutating func visualRuns(of utf8: [UInt8]) -> [TextRun] {
        let logical = runs(of: utf8[...])
        guard base != .given(.leftToRight) || logical.contains(where: { $0.direction == .rightToLeft }) else {
            return logical
        }
        let text = BidiText(utf8, base: base)
        let isFromRight = direction(of: text) == .rightToLeft
        let paragraphs = isFromRight ? text.paragraphs.reversed() : text.paragraphs
        return paragraphs.flatMap { text.visualRuns(of: $0) }.flatMap { level in
            let start = logical.partition { $0.range.lowerBound >= level.range.lowerBound }
            let end = logical.partition { $0.range.lowerBound >= level.range.upperBound }
            let inside = logical[start..<end]
            return level.direction == .rightToLeft ? Array(inside.reversed()) : Array(inside)
        }
    }

    /// The direction of a text.
    func direction(of text: BidiText) -> Direction {
        switch base {
        case .given(let direction): direction
        case .firstStrong(let fallback): text.paragraphs.first?.direction ?? fallback
        }
    }
}

extension Array<TextRun> {
    /// The index of the first run that satisfies a predicate that all later runs satisfy, too.
    fileprivate func partition(_ holds: (TextRun) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension TextRun {
    /// Its placed glyphs; `font` is the number of its font on the shelf, and `isFirst` is whether that is the first font of
    /// the stack, the only one with tracking.
    func placed(font: Int, isFirst: Bool, _ spacing: LineSpacing) -> [(glyph: PlacedGlyph, offset: Int)] {
        let hasLetters = spacing.hasLetters && !isCursive
        let hasTracking = spacing.hasTracking && isFirst
        let between: PlacedGlyph.Spacing =
            switch (hasLetters, hasTracking) {
            case (true, true): .lettersAndTracking
            case (true, false): .letters
            case (false, true): .tracking
            case (false, false): .none
            }
        var clusterAdvance = 0
        return glyphs.indices.map { index in
            let glyph = glyphs[index]
            clusterAdvance += glyph.advance
            // A cluster has its spacing after its last glyph; a cluster without width has none.
            let isLast = index + 1 == glyphs.count || glyphs[index + 1].offset != glyph.offset
            let spacing = isLast && clusterAdvance != 0 ? between : .none
            if isLast { clusterAdvance = 0 }
            let placed = PlacedGlyph(
                font: font, glyph: glyph.id, advance: glyph.advance, across: glyph.across, up: glyph.up,
                spacing: spacing)
            return (placed, range.lowerBound + glyph.offset)
        }
    }
}

/// The space between glyphs in addition to the font's own.
struct LineSpacing: Hashable {
    let hasLetters: Bool
    let hasTracking: Bool

    /// Creates the spacing of a text drawn by some rulers: its glyphs are the same for each ruler, whatever the amount.
    init(_ ruler: PointRuler, _ steps: [RuledStep<String, PointRuler>]) {
        hasLetters = ruler.stack.description.letterSpacing != 0
        hasTracking = ruler.stack.tracking != 0 || steps.contains { $0.ruler.stack.tracking != 0 }
    }
}
