// What a box has no room for, as it would be drawn.

extension Fit {
    /// All of the text on one line, as it is drawn where it fits.
    public func wholeLine(by ruler: inout some LineRuler) -> FittedLine {
        guard var shrunk = ShrunkRuler(ruler, to: scale) else {
            return FittedLine(FilledLine(utf8, utf8.indices, by: &ruler), scale: scale)
        }
        return FittedLine(FilledLine(utf8, utf8.indices, by: &shrunk), scale: scale)
    }

    /// The lines that the box has no room for, as they would be filled at its width, so many at most: what an ellipsis
    /// stands for begins on the last line that is drawn, and is in none.
    public func lostLines(most: Int, by ruler: inout some LineRuler, locale: String) -> [FittedLine] {
        guard !fits, let last = lines.last else { return [] }
        guard var shrunk = ShrunkRuler(ruler, to: scale) else { return lost(from: last, most, by: &ruler, locale) }
        return lost(from: last, most, by: &shrunk, locale)
    }

    private func lost(
        from last: FittedLine, _ most: Int, by ruler: inout some LineRuler, _ locale: String
    ) -> [FittedLine] {
        let start = last.range.lowerBound
        var text = Array(utf8[start...].prefix(Self.longestLost))
        while start + text.count < utf8.count, let end = text.popLast(), end & 0xC0 == 0x80 {}
        let ends = LineFilling.ends(text, locale: locale)
        var filling = LineFilling(text, ends: ends, width: available / scale, reach: last.range.count)
        var lost: [FittedLine] = []
        _ = filling.nextLine(by: &ruler)
        while lost.count < most, let line = filling.nextLine(by: &ruler) {
            lost.append(FittedLine(line, scale: scale).moved(by: start))
        }
        return lost
    }

    /// More bytes than a few lines have.
    private static let longestLost = 1 << 12
}

extension FittedLine {
    /// The line of a text that has so much more before it.
    fileprivate func moved(by offset: Int) -> FittedLine {
        FittedLine(
            range: range.moved(by: offset), head: head.moved(by: offset), tail: tail.moved(by: offset), mark: mark,
            width: width, breaksWord: breaksWord)
    }
}

extension Range<Int> {
    fileprivate func moved(by offset: Int) -> Range<Int> { lowerBound + offset..<upperBound + offset }
}
