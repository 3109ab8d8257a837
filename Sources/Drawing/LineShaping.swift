// The glyphs of a line, from left to right.

import MessageLayout
import TextLayout

extension PointRuler {
    /// The runs of a text from left to right; paragraphs follow each other on one line.
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

    /// Which way a text runs.
    func direction(of text: BidiText) -> Direction {
        switch base {
        case .given(let direction): direction
        case .firstStrong(let fallback): text.paragraphs.first?.direction ?? fallback
        }
    }
}

extension Array<TextRun> {
    /// The index of the first for which something holds that then holds for all after it.
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
    /// Its glyphs as they stand; `font` is the number of its font on the shelf, and `isFirst` says that it is the first of
    /// its stack, which is the one that is tracked.
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
            // What is drawn as one has its spacing after it; what takes no room has none.
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

/// What of the room between glyphs is put there besides the font's own.
struct LineSpacing: Hashable {
    let hasLetters: Bool
    let hasTracking: Bool

    /// The spacing of a text that is drawn by some rulers: its glyphs are the same at each, whatever it comes to there.
    init(_ ruler: PointRuler, _ steps: [RuledStep<String, PointRuler>]) {
        hasLetters = ruler.stack.description.letterSpacing != 0
        hasTracking = ruler.stack.tracking != 0 || steps.contains { $0.ruler.stack.tracking != 0 }
    }
}
