// The lines of a text in its box: filled, shrunk and cut.

/// A text in its box that may need several lines.
struct BoxLines {
    /// The result of filling lines.
    struct Filled {
        /// The lines that are drawn.
        var lines: [FilledLine] = []
        /// The number of lines.
        var count = 0
        /// The maximum number of lines drawn.
        let limit: Int?
        /// Whether every line fits.
        var fits: Bool
    }

    let text: [UInt8]
    let box: Box
    let ends: [Int]
    private let lineHeight: Double
    /// The approximate number of bytes per unit of width.
    private let density: Double
    private let wholeWidth: Double

    /// Creates the lines of a text that has the width `width` on a single line.
    init(_ text: [UInt8], in box: Box, width: Double, lineHeight: Double, locale: String) {
        self.text = text
        self.box = box
        self.lineHeight = lineHeight
        ends = LineFilling.ends(text, locale: locale)
        density = width > 0 ? Double(text.count) / width : 1
        wholeWidth = width
    }

    /// Fills the lines of the box with the text shrunk to a scale; counts the rest unless only testing whether it fits.
    func fill(scale: Double, onlyWhetherItFits: Bool = false, by ruler: inout some LineRuler) -> Filled {
        guard var shrunk = ShrunkRuler(ruler, to: scale) else { return fill(scale, onlyWhetherItFits, by: &ruler) }
        return fill(scale, onlyWhetherItFits, by: &shrunk)
    }

    private func fill(_ scale: Double, _ onlyWhetherItFits: Bool, by ruler: inout some LineRuler) -> Filled {
        let box = box.grown(for: scale)
        let limit = box.lineLimit(lineHeight: lineHeight(at: scale))
        var filled = Filled(limit: limit, fits: true)
        var filling = filling(width: box.available)
        while let line = filling.nextLine(by: &ruler) {
            filled.count += 1
            if filled.count <= limit ?? .max, line.width <= box.available + Box.tolerance {
                filled.lines.append(line)
            } else {
                filled.fits = false
                if onlyWhetherItFits { break }
                if filled.count <= limit ?? .max { filled.lines.append(line) }
            }
        }
        return filled
    }

    /// The distance between baselines if the box grows instead of the text shrinking: a fixed one grows with it.
    func lineHeight(at scale: Double) -> Double {
        if case .fixed = box.lineHeight { lineHeight / scale } else { lineHeight }
    }

    private func filling(width: Double) -> LineFilling {
        LineFilling(text, ends: ends, width: width, reach: reach(width))
    }

    private func reach(_ width: Double) -> Int { Int(min(width * density, Double(text.count))) }

    /// The largest scale at which the text fits, within a thousandth; the smallest allowed if it fits at none.
    func scale(by ruler: inout some LineRuler) -> Double {
        var low = box.smallestScale
        guard low < 1, fill(scale: low, onlyWhetherItFits: true, by: &ruler).fits else { return low }
        let isEven = ruler.shrunk(to: low) == nil
        // On a single line, the scale is known.
        if isEven, box.lines == 1, box.available > 0 { return max(low, min(1, box.available / wholeWidth)) }
        var high = 1.0
        // Use the same steps for every text, so that rulers of only a few sizes are needed.
        for _ in 0..<12 {
            let middle = (low + high) / 2
            if fill(scale: middle, onlyWhetherItFits: true, by: &ruler).fits { low = middle } else { high = middle }
        }
        guard isEven else { return low }
        // The widest line determines how far the same lines may grow.
        let widest = fill(scale: low, by: &ruler).lines.reduce(0) { max($0, $1.width) }
        let exact = min(high, box.available / widest)
        return exact > low && fill(scale: exact, onlyWhetherItFits: true, by: &ruler).fits ? exact : low
    }

    /// The lines as drawn.
    func cut(_ filled: Filled, scale: Double, by ruler: inout some LineRuler) -> [FittedLine] {
        guard var shrunk = ShrunkRuler(ruler, to: scale) else { return cut(filled, scale, by: &ruler) }
        return cut(filled, scale, by: &shrunk)
    }

    private func cut(_ filled: Filled, _ scale: Double, by ruler: inout some LineRuler) -> [FittedLine] {
        let width = box.grown(for: scale).available
        var lines = filled.lines.map { line in
            // A grapheme wider than the box is not fully visible, and therefore omitted.
            guard line.width > width + Box.tolerance else { return FittedLine(line, scale: scale) }
            let ellipsis = box.cut.hasEllipsis ? ruler.width(of: LineCut.ellipsis[...]) : .infinity
            let isShown = ellipsis <= width + Box.tolerance
            return FittedLine(nothingOf: line.range, ellipsis: isShown ? ellipsis * scale : nil)
        }
        if let last = filled.lines.last, filled.count > filled.lines.count {
            let cut = LineCut(text, from: last.range.lowerBound, width: width, reach: reach(width))
            if let line = cut.line(box.cut, by: &ruler) { lines[lines.count - 1] = FittedLine(line, scale: scale) }
        }
        return lines
    }

    /// The narrowest width at which the text fits in this many lines without broken words; nil if there is none, and
    /// for extremely long texts.
    ///
    /// A width that is too narrow yields the next candidate: the smallest width at which some line would fit one more
    /// piece. Bisecting the remaining interval takes only a few steps.
    ///
    /// `lines` are the lines of the box if nothing in them is cut or broken: the text needs no more.
    func neededWidth(limit: Int?, pieces: Pieces, lines: [FittedLine]?, by ruler: inout some LineRuler) -> Double? {
        let widest = lines?.map(\.width).max()
        if let lines, let widest, lines.count == 1 || box.available == .infinity { return widest }
        let hardLines = ends.count(where: { $0 == text.count || LineEnds.isHard(text, at: $0) })
        guard let limit else { return max(pieces.widest?.width ?? 0, 0) }
        guard hardLines <= limit else { return nil }
        if limit == 1 { return wholeWidth }
        guard text.count <= Self.longest else { return nil }
        var low = pieces.widest?.width ?? 0
        // Kerning between two pieces may move them together, but by no more than that.
        let packed = pieces.total / Double(limit) * 0.9
        if packed > low {
            low = packed
        } else {
            let narrowest = narrowness(low, limit: limit, by: &ruler)
            if narrowest.fits { return low }
            low = max(low, narrowest.bound)
        }
        // A width that is known to suffice, and the width of its widest line.
        var enough = lines == nil ? max(low, wholeWidth) : box.available
        var high = widest ?? enough
        // Lines are rarely far from full.
        var step = low / 8
        while high - low > Box.tolerance {
            let width = low + min((high - low) / 2, step)
            step *= 2
            guard width > low, width < high else { break }
            let tried = narrowness(width, limit: limit, by: &ruler)
            if tried.fits { (enough, high) = (width, min(width, tried.bound)) } else { low = max(width, tried.bound) }
        }
        // With kerning, lines may end elsewhere at the width of the widest.
        return narrowness(high, limit: limit, by: &ruler).fits ? high : enough
    }

    /// The length of the longest text for which the required width of several lines is computed.
    private static let longest = 1 << 16

    /// Whether the text fits at a width; with its widest line if so, or else with the next width to try.
    private func narrowness(_ width: Double, limit: Int, by ruler: inout some LineRuler) -> (fits: Bool, bound: Double)
    {
        var filling = filling(width: width)
        var count = 0
        var widest = 0.0
        var next = Double.infinity
        while let line = filling.nextLine(by: &ruler) {
            count += 1
            widest = max(widest, line.width)
            if let wider = filling.widthWithNextPiece(after: line, by: &ruler) { next = min(next, wider) }
            if count > limit { return (false, next) }
        }
        return (true, widest)
    }
}

extension FittedLine {
    /// A line that is narrower than its only grapheme: it contains only an ellipsis if that fits.
    fileprivate init(nothingOf range: Range<Int>, ellipsis: Double?) {
        self.init(
            range: range, head: range.lowerBound..<range.lowerBound, tail: range.upperBound..<range.upperBound,
            mark: ellipsis == nil ? .none : .ellipsis, width: ellipsis ?? 0, breaksWord: true)
    }

    /// A line as drawn at a scale.
    fileprivate init(_ line: FittedLine, scale: Double) {
        self.init(
            range: line.range, head: line.head, tail: line.tail, mark: line.mark, width: line.width * scale,
            breaksWord: line.breaksWord)
    }
}
