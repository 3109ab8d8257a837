// The last line of a box with no room for the rest of the text.

/// Cuts the last line of a box.
///
/// Cuts fall between graphemes, in the order of the text whatever its direction.
///
/// White space next to an ellipsis is dropped, except for a space with a combining mark, which readers see as a letter.
/// If the text contains newlines, an ellipsis follows its first remaining line, or precedes its last. If not even the
/// ellipsis fits, nothing is visible.
struct LineCut {
    static let ellipsis: [UInt8] = Array("…".utf8)

    let text: [UInt8]
    /// The rest of the text.
    let range: Range<Int>
    let width: Double
    /// An estimate of the number of bytes that fit.
    let reach: Int

    /// Creates the cut of the rest of the text from `start` on, for a width.
    init(_ text: [UInt8], from start: Int, width: Double, reach: Int) {
        self.text = text
        range = start..<text.count
        self.width = width + Box.tolerance
        self.reach = reach
    }

    /// The line as drawn; nil if it is drawn as filled.
    func line(_ cut: Cut, by ruler: inout some LineRuler) -> FittedLine? {
        switch cut {
        case .tail: withEllipsis(tail: range.upperBound, by: &ruler)
        case .head: head(by: &ruler)
        case .middle: middle(by: &ruler)
        case .clip: clipped(by: &ruler)
        case .wrap: nil
        }
    }

    /// The rest of the text's line at the start of `range`.
    private var firstLine: Range<Int> {
        var end = range.lowerBound
        repeat { end += 1 } while end < range.upperBound && !LineEnds.isHard(text, at: end)
        return range.lowerBound..<min(end, range.upperBound)
    }

    /// The rest of the text's last line, without the spaces at its end.
    private var lastLine: Range<Int> {
        let end = LineEnds.visibleEnd(text, range)
        var start = end
        while start > range.lowerBound, !LineEnds.isHard(text, at: start) { start -= 1 }
        return start..<end
    }

    private func clipped(by ruler: inout some LineRuler) -> FittedLine {
        let line = firstLine
        let ends = Graphemes.ends(in: text[line.lowerBound..<LineEnds.visibleEnd(text, line)])
        let found = Galloping.longestFitting(of: ends.count, near: guess(ends)) { index in
            let visible = text[range.lowerBound..<LineEnds.visibleEnd(text, range.lowerBound..<ends[index])]
            return visible.isEmpty || ruler.width(of: visible) <= width
        }
        let head = range.lowerBound..<(found.map { ends[$0] } ?? range.lowerBound)
        let visible = LineEnds.visibleEnd(text, head)
        return FittedLine(
            range: range, head: head, tail: range.upperBound..<range.upperBound, mark: .none,
            width: visible > head.lowerBound ? ruler.width(of: text[head.lowerBound..<visible]) : 0, breaksWord: false)
    }

    private func head(by ruler: inout some LineRuler) -> FittedLine {
        let tail = tailStart(within: width, besides: Self.ellipsis, by: &ruler)
        return drawn(range.lowerBound..<range.lowerBound, tail ?? range.upperBound, by: &ruler)
    }

    private func middle(by ruler: inout some LineRuler) -> FittedLine {
        let half = (width - ruler.width(of: Self.ellipsis[...])) / 2
        return withEllipsis(tail: tailStart(within: half, besides: [], by: &ruler) ?? range.upperBound, by: &ruler)
    }

    /// The start of an end of the text that fits together with what precedes it; nil if not even that fits.
    private func tailStart(within width: Double, besides mark: [UInt8], by ruler: inout some LineRuler) -> Int? {
        let line = lastLine
        let ends = Graphemes.ends(in: text[line])
        // From nothing to all of the line, or all but one grapheme if the line is the whole text.
        let starts = ([line.lowerBound] + ends).reversed().dropLast(line.lowerBound == range.lowerBound ? 1 : 0)
        let candidates = starts.isEmpty ? [line.upperBound] : Array(starts)
        let guess = ends.isEmpty ? 0 : guess(ends.map { $0 - line.lowerBound + range.lowerBound })
        func visible(from index: Int) -> Int {
            let start = LineEnds.visibleStart(text, candidates[index]..<line.upperBound)
            return candidates[...index].reversed().prefix { $0 <= start }.last ?? start
        }
        let found = Galloping.longestFitting(of: candidates.count, near: guess) { index in
            ruler.width(of: mark + text[visible(from: index)..<line.upperBound]) <= width
        }
        return found.map(visible)
    }

    /// As much of the beginning as fits with an ellipsis and the end of the text from `tail` on.
    private func withEllipsis(tail: Int, by ruler: inout some LineRuler) -> FittedLine {
        let line = firstLine
        let end = LineEnds.visibleEnd(text, range)
        var ends = [line.lowerBound] + Graphemes.ends(in: text[line])
        // Something must be lost, or there would be nothing to cut.
        while ends.count > 1, let last = ends.last, last >= min(tail, end) { ends.removeLast() }
        func visible(to index: Int) -> Range<Int> {
            let end = LineEnds.visibleEnd(text, line.lowerBound..<ends[index])
            return line.lowerBound..<(ends[...index].reversed().prefix { $0 >= end }.last ?? end)
        }
        let found = Galloping.longestFitting(of: ends.count, near: guess(ends)) { index in
            ruler.width(of: ellipsized(visible(to: index), tail)[...]) <= width
        }
        if found == nil, tail < end { return withEllipsis(tail: range.upperBound, by: &ruler) }
        return drawn(visible(to: found ?? 0), tail, by: &ruler)
    }

    private func ellipsized(_ head: Range<Int>, _ tail: Int) -> [UInt8] {
        let end = LineEnds.visibleEnd(text, range)
        return text[head] + Self.ellipsis + (tail < end ? text[tail..<end] : [])
    }

    private func drawn(_ head: Range<Int>, _ tail: Int, by ruler: inout some LineRuler) -> FittedLine {
        let end = LineEnds.visibleEnd(text, range)
        let tail = min(tail, end)
        let width = ruler.width(of: ellipsized(head, tail)[...])
        guard width <= self.width else {
            let nothing = range.lowerBound..<range.lowerBound
            return FittedLine(range: range, head: nothing, tail: nothing, mark: .none, width: 0, breaksWord: false)
        }
        // The spaces after the end hang, like at the end of any line.
        let hanging = (tail < end ? tail : range.upperBound)..<range.upperBound
        return FittedLine(range: range, head: head, tail: hanging, mark: .ellipsis, width: width, breaksWord: false)
    }

    private func guess(_ ends: [Int]) -> Int {
        guard let last = ends.last, last > range.lowerBound else { return 0 }
        // Assume that all graphemes have the same number of bytes.
        return Int(Double(reach) / Double(last - range.lowerBound) * Double(ends.count))
    }
}
