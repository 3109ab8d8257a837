// The lines of a text in its box: filled, shrunk and cut.

/// A text that may need several lines, in its box.
struct BoxLines {
    /// The lines that were filled.
    struct Filled {
        /// Those that are drawn.
        var lines: [FilledLine] = []
        /// How many there are.
        var count = 0
        /// How many are drawn at most.
        let limit: Int?
        /// Whether each of them has room.
        var fits: Bool
    }

    let text: [UInt8]
    let box: Box
    let ends: [Int]
    private let lineHeight: Double
    /// How many bytes take a width, about.
    private let density: Double
    private let wholeWidth: Double

    /// A text as wide as `width` where it stands on one line.
    init(_ text: [UInt8], in box: Box, width: Double, lineHeight: Double, locale: String) {
        self.text = text
        self.box = box
        self.lineHeight = lineHeight
        ends = LineFilling.ends(text, locale: locale)
        density = width > 0 ? Double(text.count) / width : 1
        wholeWidth = width
    }

    /// Fills the lines of the box with the text shrunk to a scale; the rest is counted, unless it only asks whether it fits.
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

    /// The distance of baselines where the box grows instead of shrinking the text: a fixed one grows with it.
    func lineHeight(at scale: Double) -> Double {
        if case .fixed = box.lineHeight { lineHeight / scale } else { lineHeight }
    }

    private func filling(width: Double) -> LineFilling {
        LineFilling(text, ends: ends, width: width, reach: reach(width))
    }

    private func reach(_ width: Double) -> Int { Int(min(width * density, Double(text.count))) }

    /// The largest scale at which the text fits, to less than a thousandth; the smallest allowed where it fits at none.
    func scale(by ruler: inout some LineRuler) -> Double {
        var low = box.smallestScale
        guard low < 1, fill(scale: low, onlyWhetherItFits: true, by: &ruler).fits else { return low }
        let isEven = ruler.shrunk(to: low) == nil
        // On one line it is known.
        if isEven, box.lines == 1, box.available > 0 { return max(low, min(1, box.available / wholeWidth)) }
        var high = 1.0
        // The same steps for every text, so that rulers of few sizes are needed.
        for _ in 0..<12 {
            let middle = (low + high) / 2
            if fill(scale: middle, onlyWhetherItFits: true, by: &ruler).fits { low = middle } else { high = middle }
        }
        guard isEven else { return low }
        // The widest line says how far the same lines may grow.
        let widest = fill(scale: low, by: &ruler).lines.reduce(0) { max($0, $1.width) }
        let exact = min(high, box.available / widest)
        return exact > low && fill(scale: exact, onlyWhetherItFits: true, by: &ruler).fits ? exact : low
    }

    /// The lines as they are drawn.
    func cut(_ filled: Filled, scale: Double, by ruler: inout some LineRuler) -> [FittedLine] {
        guard var shrunk = ShrunkRuler(ruler, to: scale) else { return cut(filled, scale, by: &ruler) }
        return cut(filled, scale, by: &shrunk)
    }

    private func cut(_ filled: Filled, _ scale: Double, by ruler: inout some LineRuler) -> [FittedLine] {
        let width = box.grown(for: scale).available
        var lines = filled.lines.map { line in
            // A grapheme wider than the box is not seen as a whole, and so not at all.
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

    /// The narrowest width at which the text fits into so many lines with no word broken; nil where there is none, and for
    /// texts so long that nobody would ask.
    ///
    /// A width that is too narrow tells which one is next: the least at which some line would take one more piece. Halving
    /// what lies between leads there in a few steps.
    ///
    /// `lines` are those of the box where nothing of them is cut or broken: it needs no more.
    func neededWidth(limit: Int?, pieces: Pieces, lines: [FittedLine]?, by ruler: inout some LineRuler) -> Double? {
        let widest = lines?.map(\.width).max()
        if let lines, let widest, lines.count == 1 || box.available == .infinity { return widest }
        let hardLines = ends.count(where: { $0 == text.count || LineEnds.isHard(text, at: $0) })
        guard let limit else { return max(pieces.widest?.width ?? 0, 0) }
        guard hardLines <= limit else { return nil }
        if limit == 1 { return wholeWidth }
        guard text.count <= Self.longest else { return nil }
        var low = pieces.widest?.width ?? 0
        // Letters of two pieces may move together, but by no more than that.
        let packed = pieces.total / Double(limit) * 0.9
        if packed > low {
            low = packed
        } else {
            let narrowest = narrowness(low, limit: limit, by: &ruler)
            if narrowest.fits { return low }
            low = max(low, narrowest.bound)
        }
        // What is known to be wide enough, and how wide its widest line was.
        var enough = lines == nil ? max(low, wholeWidth) : box.available
        var high = widest ?? enough
        // Lines are seldom far from full.
        var step = low / 8
        while high - low > Box.tolerance {
            let width = low + min((high - low) / 2, step)
            step *= 2
            guard width > low, width < high else { break }
            let tried = narrowness(width, limit: limit, by: &ruler)
            if tried.fits { (enough, high) = (width, min(width, tried.bound)) } else { low = max(width, tried.bound) }
        }
        // Where letters move together, lines may end elsewhere at the width of the widest.
        return narrowness(high, limit: limit, by: &ruler).fits ? high : enough
    }

    /// The longest text that a needed width is looked for in several lines.
    private static let longest = 1 << 16

    /// Whether the text fits at a width; with its widest line if so, else with the next width worth trying.
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
    /// A line that is narrower than its only grapheme, with nothing on it but an ellipsis where that has room.
    fileprivate init(nothingOf range: Range<Int>, ellipsis: Double?) {
        self.init(
            range: range, head: range.lowerBound..<range.lowerBound, tail: range.upperBound..<range.upperBound,
            mark: ellipsis == nil ? .none : .ellipsis, width: ellipsis ?? 0, breaksWord: true)
    }

    /// A line as it is drawn at a scale.
    fileprivate init(_ line: FittedLine, scale: Double) {
        self.init(
            range: line.range, head: line.head, tail: line.tail, mark: line.mark, width: line.width * scale,
            breaksWord: line.breaksWord)
    }
}
