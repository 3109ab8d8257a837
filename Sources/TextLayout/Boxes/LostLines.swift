// The text that does not fit in a box, as it would be drawn.

extension Fit {
    /// The whole text on one line, as drawn if it fits.
    public func wholeLine(by ruler: inout some LineRuler) -> FittedLine { line(of: utf8.indices, by: &ruler) }

    /// The lost text, as drawn on one line.
    public func lostOnOneLine(by ruler: inout some LineRuler) -> [FittedLine] {
        lost.compactMap { range in
            let start = LineEnds.visibleStart(utf8, range)
            return start < range.upperBound ? line(of: start..<range.upperBound, by: &ruler) : nil
        }
    }

    /// The lost text in lines filled at the width of the box, up to a maximum.
    public func lostLines(most: Int, by ruler: inout some LineRuler, locale: String) -> [FittedLine] {
        guard var shrunk = ShrunkRuler(ruler, to: scale) else { return lost(most, by: &ruler, locale) }
        return lost(most, by: &shrunk, locale)
    }

    private func line(of range: Range<Int>, by ruler: inout some LineRuler) -> FittedLine {
        guard var shrunk = ShrunkRuler(ruler, to: scale) else {
            return FittedLine(FilledLine(utf8, range, by: &ruler), scale: scale)
        }
        return FittedLine(FilledLine(utf8, range, by: &shrunk), scale: scale)
    }

    private func lost(_ most: Int, by ruler: inout some LineRuler, _ locale: String) -> [FittedLine] {
        var lines: [FittedLine] = []
        for range in lost where lines.count < most {
            let start = LineEnds.visibleStart(utf8, range)
            var text = Array(utf8[start..<range.upperBound].prefix(Self.longestLost))
            while start + text.count < range.upperBound, let end = text.popLast(), end & 0xC0 == 0x80 {}
            guard !text.isEmpty else { continue }
            let ends = LineFilling.ends(text, locale: locale)
            let reach = self.lines.last?.range.count ?? text.count
            var filling = LineFilling(text, ends: ends, width: available / scale, reach: reach)
            while lines.count < most, let line = filling.nextLine(by: &ruler) {
                lines.append(FittedLine(line, scale: scale).moved(by: start))
            }
        }
        return lines
    }

    /// More bytes than a few lines contain.
    private static let longestLost = 1 << 12
}

extension FittedLine {
    /// The line in a text with this many bytes before it.
    fileprivate func moved(by offset: Int) -> FittedLine {
        FittedLine(
            range: range.moved(by: offset), head: head.moved(by: offset), tail: tail.moved(by: offset), mark: mark,
            width: width, breaksWord: breaksWord)
    }
}

extension Range<Int> {
    fileprivate func moved(by offset: Int) -> Range<Int> { lowerBound + offset..<upperBound + offset }
}
