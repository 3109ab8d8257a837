// Fits a text in a box.
//
// Fitting is independent of fonts: a `LineRuler` measures the width of a line. `LineFilling` fills the lines, `LineCut`
// cuts the last one. A text that fits on one line costs a single measurement. In a longer text, each line end is
// searched for from a guess (`Galloping`), so that little beyond the line is measured. docs/measuring.md describes the
// behavior of boxes.

/// Fits texts in boxes.
public enum Fitting {
    /// Fits a text in a box, with the line breaks of a language.
    ///
    /// `marks` are byte ranges that must be visible, such as placeholders.
    public static func fit(
        _ utf8: [UInt8], in box: Box, by ruler: inout some LineRuler, locale: String = "und", marks: [Range<Int>] = []
    ) -> Fit {
        let lineHeight = box.lineHeight.height(ruler.line)
        let whole = FilledLine(utf8, utf8.indices, by: &ruler)
        let hasSeveralLines = LineEnds.hasSeveralLines(utf8)
        // A text that fits on one line costs a single measurement.
        guard hasSeveralLines || whole.width > box.available + Box.tolerance else {
            let lines = utf8.isEmpty ? [] : [FittedLine(whole)]
            return Fit(
                utf8: utf8, available: box.available, lineLimit: box.lineLimit(lineHeight: lineHeight),
                height: box.height, lineHeight: lineHeight, lines: lines, lost: [], neededWidth: whole.width,
                linesNeeded: lines.count, neededHeight: Double(lines.count) * lineHeight, scale: 1, widestPiece: nil,
                lostMarks: [])
        }
        let lines = BoxLines(utf8, in: box, width: whole.width, lineHeight: lineHeight, locale: locale)
        let unshrunk = lines.fill(scale: 1, by: &ruler)
        let scale = unshrunk.fits ? 1 : lines.scale(by: &ruler)
        let filled = scale < 1 ? lines.fill(scale: scale, by: &ruler) : unshrunk
        let drawn = lines.cut(filled, scale: scale, by: &ruler)
        let lost = lostRanges(utf8, drawn)
        let pieces = Pieces(utf8, ends: lines.ends, by: &ruler)
        let isAsNeeded = unshrunk.fits && !drawn.contains(where: \.breaksWord)
        let neededWidth = lines.neededWidth(
            limit: unshrunk.limit, pieces: pieces, lines: isAsNeeded ? drawn : nil, by: &ruler)
        return Fit(
            utf8: utf8, available: box.available, lineLimit: filled.limit, height: box.height,
            lineHeight: lines.lineHeight(at: scale) * scale, lines: drawn, lost: lost, neededWidth: neededWidth,
            linesNeeded: unshrunk.count, neededHeight: Double(unshrunk.count) * lineHeight, scale: scale,
            widestPiece: pieces.widest, lostMarks: lostMarks(marks, lost))
    }

    /// Whether a text is fully visible in a box, with no line beyond the box's height.
    ///
    /// That is the result of ``Fit/fits`` and ``Fit/excessHeight``, without computing what is drawn; with `wholeWords`,
    /// also whether a box of several lines breaks no word.
    public static func fits(
        _ utf8: [UInt8], in box: Box, by ruler: inout some LineRuler, locale: String = "und", wholeWords: Bool = false
    ) -> Bool {
        guard box.height == nil else {
            let fit = fit(utf8, in: box, by: &ruler, locale: locale)
            return fit.fits && fit.excessHeight == 0
                && !(wholeWords && fit.lineLimit != 1 && fit.isPieceTooWide)
        }
        let width = ruler.width(of: utf8[..<LineEnds.visibleEnd(utf8, utf8.indices)])
        let hasSeveralLines = LineEnds.hasSeveralLines(utf8)
        if !hasSeveralLines, width <= box.available + Box.tolerance { return true }
        if !hasSeveralLines, box.lines == 1, box.smallestScale == 1 { return false }
        let lineHeight = box.lineHeight.height(ruler.line)
        let lines = BoxLines(utf8, in: box, width: width, lineHeight: lineHeight, locale: locale)
        let fits =
            lines.fill(scale: 1, onlyWhetherItFits: true, by: &ruler).fits
            || box.smallestScale < 1
                && lines.fill(scale: box.smallestScale, onlyWhetherItFits: true, by: &ruler).fits
        guard fits, wholeWords, box.lineLimit(lineHeight: lineHeight) != 1 else { return fits }
        let widest = Pieces(utf8, ends: lines.ends, by: &ruler).widest?.width ?? 0
        return widest <= box.available + Box.tolerance
    }

    /// The ranges that no line shows.
    private static func lostRanges(_ utf8: [UInt8], _ lines: [FittedLine]) -> [Range<Int>] {
        var lost: [Range<Int>] = []
        var end = 0
        for seen in lines.flatMap({ [$0.head, $0.tail] }) where !seen.isEmpty {
            if end < seen.lowerBound { lost.append(end..<seen.lowerBound) }
            end = seen.upperBound
        }
        if end < utf8.count { lost.append(end..<utf8.count) }
        return lost
    }

    private static func lostMarks(_ marks: [Range<Int>], _ lost: [Range<Int>]) -> [LostMark] {
        marks.enumerated().compactMap { index, mark in
            let missing = lost.reduce(0) { $0 + $1.clamped(to: mark).count }
            return missing > 0 ? LostMark(index: index, isPartly: missing < mark.count) : nil
        }
    }
}

extension FittedLine {
    /// Creates a line that is drawn as filled.
    init(_ line: FilledLine, scale: Double = 1) {
        range = line.range
        head = line.range
        tail = line.range.upperBound..<line.range.upperBound
        mark = line.isHyphenated ? .hyphen : .none
        width = line.width * scale
        breaksWord = line.breaksWord
    }
}
