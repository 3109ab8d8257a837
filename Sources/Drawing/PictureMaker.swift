// Draws pictures of fitted texts.

import Fonts
import MessageLayout
import TextLayout

/// Draws pictures of fitted texts; for use by one thread at a time, but many can share a shelf.
///
/// A line is shaped as exactly the string that is drawn, so its glyphs are placed where they were measured. Only the
/// beginning is drawn of a text too long to read on a screen.
public struct PictureMaker {
    private let shelf: GlyphShelf
    private var fonts: [ObjectIdentifier: Int] = [:]
    private var numbers: [PlacedGlyph: UInt32] = [:]

    /// The cache key of a line: lines with the same key have the same glyphs.
    private struct LineKey: Hashable {
        let head: Range<Int>
        let tail: Range<Int>
        let mark: LineMark
        let faces: Int

        init(_ line: FittedLine, faces: Int) {
            self.faces = faces
            head = line.head
            tail = line.tail
            mark = line.mark
        }
    }

    /// A text that is being drawn.
    private struct Subject {
        let whole: WholeText
        let spacing: LineSpacing
        /// The fonts of the rulers used so far: a substitute family may apply at large sizes only.
        var faces: [[Font]]
        /// A cache of lines that are the same at any size of the same fonts.
        var lines: [LineKey: [TextPicture.Piece]] = [:]

        /// The index of a ruler's fonts; 0 if they are those of the whole text.
        mutating func faces(of ruler: PointRuler) -> Int {
            let fonts = ruler.stack.configured
            let known = faces.firstIndex { $0.count == fonts.count && zip($0, fonts).allSatisfy { $0 === $1 } }
            if known == nil { faces.append(fonts) }
            return known ?? faces.count - 1
        }
    }

    /// The maximum number of characters to draw.
    private static let mostScalars = 2_000

    /// Creates a maker whose pictures store their glyphs on a shelf.
    public init(_ shelf: GlyphShelf) { self.shelf = shelf }

    /// Draws the picture of a text.
    ///
    /// - Parameters:
    ///   - fit: The fit at the default text size.
    ///   - ruler: The ruler of that fit.
    ///   - fits: The fit at each step, smallest first.
    ///   - steps: The steps, with the rulers of those fits.
    /// - Returns: The picture.
    public mutating func picture(
        of fit: Fit, by ruler: inout PointRuler, fits: [Fit] = [], at steps: inout [RuledStep<String, PointRuler>]
    ) -> TextPicture {
        let spacing = LineSpacing(ruler, steps)
        let (text, made) = subject(of: fit, spacing, by: &ruler)
        var subject = made
        var drawn = [step(nil, fit, by: &ruler, &subject)]
        for (index, fit) in zip(steps.indices, fits) {
            drawn.append(step(steps[index].step.setting, fit, by: &steps[index].ruler, &subject))
        }
        return TextPicture(
            direction: ruler.direction(of: BidiText(text, base: ruler.base)), whole: subject.whole.line.numbers,
            steps: drawn)
    }

    /// Draws the picture of a text at the default text size only.
    public mutating func picture(of fit: Fit, by ruler: inout PointRuler) -> TextPicture {
        var none: [RuledStep<String, PointRuler>] = []
        return picture(of: fit, by: &ruler, at: &none)
    }

    /// Draws the picture of a text of which only the first `seen` bytes are visible, and whose lines end at its newlines.
    ///
    /// The lost text begins with the rest of the last visible line.
    public mutating func picture(of fit: Fit, seen: Int, by ruler: inout PointRuler) -> TextPicture {
        let (text, made) = subject(of: fit, LineSpacing(ruler, []), by: &ruler)
        var subject = made
        let (cut, lost) = fit.seen(upTo: seen, by: &ruler)
        let step = step(
            nil, cut, Array(lost.prefix(TextPicture.Step.mostLostLines)), size: ruler.size, metrics: ruler.line,
            scale: cut.scale,
            by: &ruler, &subject)
        return TextPicture(
            direction: ruler.direction(of: BidiText(text, base: ruler.base)), whole: subject.whole.line.numbers,
            steps: [step])
    }

    /// The text drawn on one line, and the initial state for its picture.
    private mutating func subject(
        of fit: Fit, _ spacing: LineSpacing, by ruler: inout PointRuler
    ) -> (text: [UInt8], Subject) {
        let text = Self.beginning(of: Array(fit.text(of: fit.wholeLine(by: &ruler)).utf8))
        let whole = WholeText(shape(text, by: &ruler, spacing), count: text.count)
        return (text, Subject(whole: whole, spacing: spacing, faces: [ruler.stack.configured]))
    }

    private static func beginning(of utf8: [UInt8]) -> [UInt8] {
        guard utf8.count > mostScalars else { return utf8 }
        var scalars = 0
        let end = utf8.firstIndex { byte in
            scalars += byte & 0xC0 == 0x80 ? 0 : 1
            return scalars > mostScalars
        }
        return Array(utf8[..<(end ?? utf8.count)])
    }

    // MARK: Steps

    private mutating func step(
        _ name: String?, _ fit: Fit, by ruler: inout PointRuler, _ subject: inout Subject
    ) -> TextPicture.Step {
        let place = Self.lostPlace(in: fit)
        let lost = Self.lostLines(of: fit, at: place, by: &ruler)
        // The shrunk fonts may be different ones, and letter spacing does not shrink with them.
        guard fit.scale < 1, var shrunk = ruler.shrunk(to: fit.scale) else {
            return step(
                name, fit, lost, place, size: ruler.size, metrics: ruler.line, scale: fit.scale, by: &ruler, &subject)
        }
        return step(name, fit, lost, place, size: ruler.size, metrics: shrunk.line, scale: 1, by: &shrunk, &subject)
    }

    private static func visible(of fit: Fit) -> String? {
        let isWhole = fit.lines.count == 1 && fit.lines[0].mark == .none && fit.lines[0].head == fit.utf8.indices
        return isWhole ? nil : String(decoding: beginning(of: Array(fit.visible.utf8)), as: UTF8.self)
    }

    private static func lostLines(
        of fit: Fit, at place: TextPicture.LostPlace, by ruler: inout PointRuler
    ) -> [FittedLine] {
        if fit.fits { return [] }
        guard fit.lineLimit == 1 else {
            return fit.lostLines(most: TextPicture.Step.mostLostLines, by: &ruler, locale: ruler.locale)
        }
        if case .between = place { return [] }
        return fit.lostOnOneLine(by: &ruler)
    }

    private static func lostPlace(in fit: Fit) -> TextPicture.LostPlace {
        guard fit.lineLimit == 1, let line = fit.lines.first, !line.tail.isEmpty else { return .after }
        return line.head.isEmpty ? .before : .between(fit.lostText)
    }

    private mutating func step(
        _ name: String?, _ fit: Fit, _ lost: [FittedLine], _ place: TextPicture.LostPlace = .after, size: Double,
        metrics: LineMetrics, scale: Double, by ruler: inout PointRuler, _ subject: inout Subject
    ) -> TextPicture.Step {
        let (ascent, descent) = (metrics.ascent * scale, metrics.descent * scale)
        return TextPicture.Step(
            name: name, size: size, scale: fit.scale, isFitting: fit.fits && fit.excessHeight == 0,
            need: fit.need, lines: lines(fit.lines, of: fit, by: &ruler, &subject),
            visible: Self.visible(of: fit), lost: lines(lost, of: fit, by: &ruler, &subject),
            lostPlace: place, lineHeight: fit.lineHeight,
            ascent: (fit.lineHeight - ascent - descent) / 2 + ascent, letters: ruler.stack.description.letterSpacing,
            tracking: ruler.stack.tracking)
    }

    // MARK: Lines

    /// Draws lines, up to the maximum number of characters.
    private mutating func lines(
        _ lines: [FittedLine], of fit: Fit, by ruler: inout PointRuler, _ subject: inout Subject
    ) -> [TextPicture.Line] {
        var drawn: [TextPicture.Line] = []
        var bytes = 0
        for line in lines where bytes <= Self.mostScalars {
            drawn.append(TextPicture.Line(pieces(of: line, of: fit, by: &ruler, &subject), width: line.width))
            bytes += line.head.count + line.tail.count
        }
        return drawn
    }

    private mutating func pieces(
        of line: FittedLine, of fit: Fit, by ruler: inout PointRuler, _ subject: inout Subject
    ) -> [TextPicture.Piece] {
        let key = LineKey(line, faces: subject.faces(of: ruler))
        if let known = subject.lines[key] { return known }
        if key.faces == 0, line.mark == .none, line.head == fit.utf8.indices, subject.whole.line.isSteady {
            return subject.whole.all
        }
        let shaped = shape(Self.beginning(of: Array(fit.text(of: line).utf8)), by: &ruler, subject.spacing)
        let pieces = subject.whole.pieces(of: shaped, drawn: line)
        if shaped.isSteady { subject.lines[key] = pieces }
        return pieces
    }

    private mutating func shape(_ utf8: [UInt8], by ruler: inout PointRuler, _ spacing: LineSpacing) -> ShapedLine {
        var line = ShapedLine()
        let first = ruler.stack.configured.first
        for run in ruler.visualRuns(of: utf8) {
            let font = number(of: run.font)
            if run.font.changesWithSize { line.isSteady = false }
            for (glyph, offset) in run.placed(font: font, isFirst: run.font === first, spacing) {
                line.numbers.append(number(of: glyph))
                line.offsets.append(offset)
            }
        }
        return line
    }

    // MARK: Numbers

    /// The number of a font; the shelf retains fonts, so that no object identifier is reused.
    private mutating func number(of font: Font) -> Int {
        let id = ObjectIdentifier(font)
        if let known = fonts[id] { return known }
        let number = shelf.number(of: font)
        fonts[id] = number
        return number
    }

    private mutating func number(of glyph: PlacedGlyph) -> UInt32 {
        if let known = numbers[glyph] { return known }
        let number = shelf.number(of: glyph)
        numbers[glyph] = number
        return number
    }
}
