// Fills lines with words, one line after the other, with as much on each as fits.

/// Fills lines with the words of a text.
///
/// A line ends at the last break opportunity at which it fits, by its exact width. Spaces before its end hang. A piece
/// without opportunities that is wider than the line starts on a line of its own and is broken between graphemes, at
/// least one per line.
struct LineFilling {
    private let text: [UInt8]
    /// The break opportunities; the last is the end of the text.
    private let ends: [Int]
    private let width: Double
    private var start = 0
    /// The first opportunity after the start of the line, and the first mandatory break.
    private var next = 0
    private var hard = 0
    /// The ends of the graphemes of the piece that is being broken, and the first of them after the start of the line.
    private var graphemes: [Int] = []
    private var nextGrapheme = 0
    /// The number of bytes in the last line, which estimates that of the next.
    private var reach: Int

    /// Fills lines of a width; `reach` estimates the number of bytes per line.
    init(_ text: [UInt8], ends: [Int], width: Double, reach: Int) {
        self.text = text
        self.ends = ends
        self.width = width + Box.tolerance
        self.reach = max(1, reach)
    }

    /// The break opportunities of a text, including its end.
    static func ends(_ text: [UInt8], locale: String) -> [Int] {
        text.isEmpty ? [] : LineBreaks.offsets(in: text, locale: locale) + [text.count]
    }

    /// Fills the next line; nil at the end of the text.
    mutating func nextLine(by ruler: inout some LineRuler) -> FilledLine? {
        guard start < text.count else { return nil }
        while ends[next] <= start { next += 1 }
        hard = max(hard, next)
        while hard < ends.count - 1, !LineEnds.isHard(text, at: ends[hard]) { hard += 1 }
        let line =
            if width == .infinity {
                FilledLine(text, start..<ends[hard], by: &ruler)
            } else {
                lineOfGraphemes(by: &ruler) ?? lineOfPieces(by: &ruler) ?? lineOfNewGraphemes(by: &ruler)
            }
        reach = max(1, line.range.count)
        start = line.range.upperBound
        return line
    }

    /// The width of the last line with the next piece added; nil if the break was mandatory.
    func widthWithNextPiece(after line: FilledLine, by ruler: inout some LineRuler) -> Double? {
        guard line.range.upperBound < ends[hard], let end = ends[next...].first(where: { $0 > line.range.upperBound })
        else { return nil }
        return FilledLine(text, line.range.lowerBound..<end, by: &ruler).width
    }

    /// The line up to the last opportunity at which it fits; nil if it fits at none.
    private func lineOfPieces(by ruler: inout some LineRuler) -> FilledLine? {
        let candidates = ends[next...hard]
        return lastFitting(candidates, by: &ruler).flatMap { line(upTo: $0, among: candidates, by: &ruler) }
    }

    /// Breaks the next piece, which is wider than the line.
    private mutating func lineOfNewGraphemes(by ruler: inout some LineRuler) -> FilledLine {
        graphemes = Graphemes.ends(in: text[start..<ends[next]])
        nextGrapheme = 0
        return lineOfGraphemes(isNew: true, by: &ruler) ?? FilledLine(text, start..<ends[next], by: &ruler)
    }

    /// The next line of a piece that is being broken; nil if there is none, or if the rest fits on a line.
    private mutating func lineOfGraphemes(isNew: Bool = false, by ruler: inout some LineRuler) -> FilledLine? {
        guard let pieceEnd = graphemes.last, pieceEnd == ends[next] else { return nil }
        while graphemes[nextGrapheme] <= start { nextGrapheme += 1 }
        let candidates = graphemes[nextGrapheme...]
        let found = lastFitting(candidates, by: &ruler)
        // The hyphen of a new piece is known to be too wide.
        if !isNew, found?.end == pieceEnd { return nil }
        var line =
            found.flatMap { self.line(upTo: $0, among: candidates, by: &ruler) }
            ?? FilledLine(text, start..<candidates[nextGrapheme], by: &ruler)
        line.breaksWord = line.range.upperBound != pieceEnd
        return line
    }

    /// The last end up to which the line fits without its hyphen, and the width without it.
    ///
    /// More of the text may be narrower than less of it with a hyphen.
    private func lastFitting(
        _ candidates: ArraySlice<Int>, by ruler: inout some LineRuler
    ) -> (end: Int, width: Double)? {
        let first = candidates.startIndex
        let guess = candidates.index(reaching: start + reach) - first
        var last: (end: Int, width: Double)?
        func width(upTo end: Int) -> Double {
            let visible = text[start..<LineEnds.visibleEnd(text, start..<end)]
            return visible.isEmpty ? 0 : ruler.width(of: visible)
        }
        let found = Galloping.lastFitting(of: candidates.count, near: guess) { index in
            let end = candidates[first + index]
            let needed = width(upTo: end)
            guard needed <= self.width else { return false }
            last = (end, needed)
            return true
        }
        guard let end = found.map({ candidates[first + $0] }) else { return nil }
        return last?.end == end ? last : (end, width(upTo: end))
    }

    /// The line up to an end, or, if its hyphen is too wide, up to an earlier one; nil if there is none.
    private func line(
        upTo fitting: (end: Int, width: Double), among candidates: ArraySlice<Int>, by ruler: inout some LineRuler
    ) -> FilledLine? {
        let range = start..<fitting.end
        if let line = FilledLine(text, range, width: fitting.width) { return line }
        let line = FilledLine(text, range, by: &ruler)
        return line.width <= width
            ? line : hyphenated(candidates[..<candidates.index(reaching: fitting.end)], by: &ruler)
    }

    /// The line up to the last end at which it fits with its hyphen; nil if there is none.
    private func hyphenated(_ candidates: ArraySlice<Int>, by ruler: inout some LineRuler) -> FilledLine? {
        let first = candidates.startIndex
        let found = Galloping.lastFitting(of: candidates.count, near: candidates.count - 1) { index in
            FilledLine(text, start..<candidates[first + index], by: &ruler).width <= width
        }
        return found.map { FilledLine(text, start..<candidates[first + $0], by: &ruler) }
    }
}

extension ArraySlice<Int> {
    /// The index of the first of ascending numbers that is at least `bound`, or of the last.
    fileprivate func index(reaching bound: Int) -> Int {
        var low = startIndex
        var high = endIndex - 1
        while low < high {
            let middle = low + (high - low) / 2
            if self[middle] < bound { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
