// Rows of a strip, drawn below each other.

import Audit
import Drawing

/// Draws the rows of a strip.
struct StripDrawing {
    private(set) var svg = SVGWriter()
    var glyphs: StripGlyphs
    /// Where the next row begins.
    private(set) var y: Double
    private let left: Double
    private let isPlain: Bool
    private var clips = 0

    static let margin = 16.0
    static let textSize = 11.0

    /// Draws rows whose boxes begin at `left`.
    init(_ glyphs: StripGlyphs, left: Double, y: Double, isPlain: Bool) {
        self.glyphs = glyphs
        self.left = left
        self.y = y
        self.isPlain = isPlain
    }

    /// Words at the left edge.
    mutating func words(_ text: String, size: Double = textSize, isBold: Bool = false, paint: StripPaint = .words) {
        y += size
        words(text, x: Self.margin, y: y, size: size, isBold: isBold, paint: paint)
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

    /// A row: its tag, its box, and how it fares.
    mutating func draw(_ row: StripRow) {
        y += 10
        words(row.tag, isBold: true)
        box(left, y, row.width, row.height, .box)
        switch row.content {
        case .text(let picture, let step): draw(row, picture, step)
        case .forecast(let shares): draw(row, shares)
        case .nothing: break
        }
        if row.hasEdge {
            for x in [left - 0.5, left + row.width - 0.5] { box(x, y - 2, 1, row.height + 4, .edge) }
        }
        y += row.height + row.reach.below + 5
        words(row.words, paint: row.isBreaking ? .alarm : .words)
    }

    // MARK: Texts

    private mutating func draw(_ row: StripRow, _ picture: TextPicture, _ step: TextPicture.Step) {
        let isFromRight = picture.direction == .rightToLeft
        let start = { [left] (line: TextPicture.Line) in isFromRight ? left + row.width - line.width : left }
        if !step.lost.isEmpty {
            let isBeside = row.isGhostBeside(step)
            if isBeside { clip(to: isFromRight ? -10_000...left : left + row.width...10_000) }
            svg.add("<g opacity=\".45\"")
            if isBeside {
                svg.add(" clip-path=\"url(#c")
                svg.number(Double(clips - 1))
                svg.add(")\"")
            }
            StripPaint.ghost.fill(isPlain: isPlain, to: &svg)
            svg.add(">")
            for (index, line) in step.lost.enumerated() {
                let row = Double(index + (isBeside ? 0 : step.lines.count))
                glyphs.draw(
                    picture.glyphs(of: line), at: step, x: start(line), y: y + step.ascent + row * step.lineHeight,
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

    /// What is drawn within these edges only, for the next group.
    private mutating func clip(to edges: ClosedRange<Double>) {
        svg.add("<clipPath")
        svg.attribute("id", "c\(clips)")
        svg.add("><rect y=\"-10000\" height=\"99999\"")
        svg.attribute("x", edges.lowerBound)
        svg.attribute("width", edges.upperBound - edges.lowerBound)
        svg.add("/></clipPath>\n")
        clips += 1
    }

    // MARK: Forecasts

    /// How far so many translations reach: a bar that pales towards the few that need most.
    private mutating func draw(_ row: StripRow, _ shares: [RiskCell.Share]) {
        let middle = y + row.height / 2
        var labelEnd = -Double.infinity
        for share in shares {
            let x = min(share.need.isFinite ? share.need * row.unit : StripRow.widest, row.width + StripRow.widest)
            svg.add("<g opacity=\"")
            svg.number(1.1 - share.share * 0.9)
            svg.add("\">")
            box(left, middle - 2, x, 4, share.need * row.unit > row.width ? .alarm : .bar)
            svg.add("</g>\n")
            box(left + x - 0.5, middle - 5, 1, 10, share.need * row.unit > row.width ? .alarm : .bar)
            // Labels that would stand on each other are left out; what they say stands in the description.
            if left + x - 12 > labelEnd {
                words(
                    "\(Int((share.share * 100).rounded()))%", x: left + x, y: middle - 7, size: 8, anchor: "middle",
                    paint: .words)
                labelEnd = left + x + 12
            }
        }
    }
}
