// Lines truncated to a count rather than by a box.

extension Fit {
    /// Returns the fit truncated after this many bytes, and what is lost: the rest of the last visible line, which may
    /// be empty, and the lines after it.
    public func seen(upTo end: Int, by ruler: inout some LineRuler) -> (fit: Fit, lost: [FittedLine]) {
        var seen: [FittedLine] = []
        var lost: [FittedLine] = []
        for line in lines {
            if line.range.upperBound <= end, line.range.upperBound < utf8.count {
                seen.append(line)
            } else if line.range.lowerBound > end {
                lost.append(line)
            } else {
                seen.append(part(line.range.lowerBound..<end, of: line, by: &ruler))
                lost.append(part(end..<line.range.upperBound, of: line, by: &ruler))
            }
        }
        let fit = Fit(
            utf8: utf8, available: available, lineLimit: lineLimit, height: height, lineHeight: lineHeight, lines: seen,
            lost: [end..<utf8.count], neededWidth: neededWidth, linesNeeded: linesNeeded, neededHeight: neededHeight,
            scale: scale, widestPiece: widestPiece, lostMarks: lostMarks)
        return (fit, lost)
    }

    private func part(_ range: Range<Int>, of line: FittedLine, by ruler: inout some LineRuler) -> FittedLine {
        let head = range.clamped(to: line.head)
        let visible = head.lowerBound..<LineEnds.visibleEnd(utf8, head)
        return FittedLine(
            range: range, head: head, tail: range.upperBound..<range.upperBound, mark: .none,
            width: visible.isEmpty ? 0 : ruler.width(of: utf8[visible]), breaksWord: false)
    }
}
