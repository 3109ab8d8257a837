// Rows of a strip, drawn below each other.

import Audit
import Drawing
import Risk

/// Draws the rows of a strip.
struct StripDrawing {
    private(set) var svg = SVGWriter()
    var glyphs: SVGGlyphs
    /// The top of the next row.
    private(set) var y: Double
    private let width: Double
    private let isPlain: Bool

    static let margin = 16.0
    static let textSize = 11.0

    /// Creates a drawing of a given width: right-to-left texts have their box at its right edge, as on a screen.
    init(_ glyphs: SVGGlyphs, width: Double, y: Double, isPlain: Bool) {
        self.glyphs = glyphs
        self.width = width
        self.y = y
        self.isPlain = isPlain
    }

    /// Draws words at the left or the right edge.
    mutating func words(
        _ text: String, size: Double = textSize, isBold: Bool = false, isAtRight: Bool = false,
        paint: StripPaint = .words
    ) {
        y += size
        words(
            text, x: isAtRight ? width - Self.margin : Self.margin, y: y, size: size, isBold: isBold,
            anchor: isAtRight ? "end" : "start", paint: paint)
        y += 6
    }

    private mutating func words(
        _ text: String, x: Double, y: Double, size: Double, isBold: Bool = false, anchor: StaticString = "start",
        paint: StripPaint
    ) {
        svg.add("<text")
        svg.attribute("x", x)
        svg.attribute("y", y)
        svg.attribute("font-size", size)
        if isBold { svg.add(" font-weight=\"600\"") }
        svg.add(" text-anchor=\"")
        svg.add(anchor)
        svg.add("\"")
        paint.fill(isPlain: isPlain, to: &svg)
        svg.add(">")
        svg.text(text)
        svg.add("</text>\n")
    }

    private mutating func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ paint: StripPaint) {
        svg.add("<rect")
        svg.attribute("x", x)
        svg.attribute("y", y)
        svg.attribute("width", width)
        svg.attribute("height", height)
        paint.fill(isPlain: isPlain, to: &svg)
        svg.add("/>\n")
    }

    /// Draws a row: its tag, its box, and its outcome.
    mutating func draw(_ row: StripRow) {
        y += 10
        words(row.tag, isBold: true, isAtRight: row.isFromRight)
        let left =
            row.isFromRight ? width - Self.margin - row.reachBefore - row.width : Self.margin + row.reachBefore
        box(left, y, row.width, row.height, .box)
        switch row.content {
        case .text(let picture, let step): draw(row, at: left, picture, step)
        case .forecast(let shares): draw(row, at: left, shares)
        case .nothing: break
        }
        if row.hasEdge {
            for x in [left - 0.5, left + row.width - 0.5] { box(x, y - 2, 1, row.height + 4, .edge) }
        }
        y += row.height + row.reachBelow + 5
        words(row.words, isAtRight: row.isFromRight, paint: row.isBreaking ? .alarm : .words)
    }

    // MARK: Texts

    private mutating func draw(
        _ row: StripRow, at left: Double, _ picture: TextPicture, _ step: TextPicture.Step
    ) {
        let isFromRight = row.isFromRight
        let start = { (line: TextPicture.Line) in isFromRight ? left + row.width - line.width : left }
        if !step.lost.isEmpty {
            svg.add("<g opacity=\".45\"")
            StripPaint.ghost.fill(isPlain: isPlain, to: &svg)
            svg.add(">")
            for (index, line) in step.lost.enumerated() {
                let isBeside = row.isGhostBeside(step)
                let isAtRight = isFromRight == (step.lostPlace == .before)
                let beside = isAtRight ? left + row.width + StripRow.gap : left - StripRow.gap - line.width
                let top = y + Double(isBeside ? 0 : step.lines.count + index) * step.lineHeight
                glyphs.draw(
                    picture.glyphs(of: line), at: step, x: isBeside ? beside : start(line), y: top + step.ascent,
                    to: &svg)
            }
            svg.add("</g>\n")
        }
        svg.add("<g")
        StripPaint.ink.fill(isPlain: isPlain, to: &svg)
        svg.add(">")
        for (index, line) in step.lines.enumerated() {
            glyphs.draw(
                picture.glyphs(of: line), at: step, x: start(line),
                y: y + step.ascent + Double(index) * step.lineHeight, to: &svg)
        }
        svg.add("</g>\n")
    }

    // MARK: Forecasts

    /// Draws how far shares of translations extend: a bar that fades towards the few that need the most.
    private mutating func draw(_ row: StripRow, at left: Double, _ shares: [RiskCell.Share]) {
        let middle = y + row.height / 2
        var start = 0.0
        var labelEnd = -Double.infinity
        for share in shares {
            let end = max(start, min(share.need * row.unit, row.width + StripRow.widest))
            let edge = min(max(start, row.width), end)
            svg.add("<g opacity=\"")
            svg.number(1.1 - share.share * 0.9)
            svg.add("\">\n")
            for (from, to, paint) in [(start, edge, StripPaint.bar), (edge, end, .alarm)] where to > from {
                box(left + from, middle - 2, to - from, 4, paint)
            }
            svg.add("</g>\n")
            box(left + end - 0.5, middle - 5, 1, 10, end > row.width ? .alarm : .bar)
            start = end
            // Labels that would overlap are omitted.
            guard end - 10 > labelEnd else { continue }
            let label = "\(Int((share.share * 100).rounded()))%"
            words(label, x: left + end, y: middle - 7, size: 8, anchor: "middle", paint: .words)
            labelEnd = end + 10
        }
    }
}
