// A picture of one key for a ticket, as an SVG file.

import Audit
import Drawing
import Risk
import TextLayout

/// Draws one key in its box in several languages, as a self-contained SVG file.
public enum SVGStrip {
    /// The maximum number of breaking languages.
    static let most = 8

    /// Renders the strip of a key: its source, and the given languages or else those that are expected to break.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - report: The report that contains it.
    ///   - locales: Languages and pseudo-locales to draw, in that order; nil for those that are expected to break.
    ///   - step: The text size to draw; nil for the default size.
    ///   - isReadyForPNG: Whether it is opaque, twice as large and without a style sheet, so that all converters draw it
    ///     the same way.
    /// - Returns: The file.
    public static func render(
        _ key: KeyRisk, of report: RiskReport, locales: [String]?, step: String?, isReadyForPNG: Bool
    ) -> [UInt8] {
        let room = key.room.flatMap { report.rooms.indices.contains($0) ? report.rooms[$0] : nil }
        let place = step.flatMap { report.steps.firstIndex(of: $0) }
        let rows = cells(of: key, locales: locales, place: place).map {
            StripRow($0, in: room, step: step, place: place)
        }
        let inner = rows.map { max($0.width + $0.reachAside, Double(Columns.count($0.words)) * letter) }.max() ?? 0
        let width = (max(inner, narrowest) + 2 * StripDrawing.margin).rounded(.up)
        var drawing = StripDrawing(SVGGlyphs(report.shelf), width: width, y: 14, isPlain: isReadyForPNG)
        let columns = Int((width - 2 * StripDrawing.margin) / letter)
        let name = VisibleText.clipped(key.key, to: RiskWords.most)
        drawing.words(VisibleText.shortened(name, toColumns: columns), size: 13, isBold: true, paint: .ink)
        for line in heading(room, step, rows) { drawing.words(VisibleText.shortened(line, toColumns: columns)) }
        for row in rows { drawing.draw(row) }
        return file(drawing, name, rows, width: width, isPlain: isReadyForPNG)
    }

    /// The approximate width of a letter of the words, and their minimum room.
    private static let letter = 6.0
    private static let narrowest = 320.0

    /// The texts to draw, the source first.
    private static func cells(of key: KeyRisk, locales: [String]?, place: Int?) -> [RiskCell] {
        let all = key.cells + key.pseudo
        if let locales {
            return [key.source] + locales.compactMap { tag in all.first { $0.locale == tag } }
        }
        let chance = { (cell: RiskCell) in
            place.flatMap { cell.chanceAtSteps.indices.contains($0) ? cell.chanceAtSteps[$0] : nil } ?? cell.chance
        }
        let breaking = key.cells.enumerated().filter { chance($0.element) >= 0.5 }
        // The most likely ones, in the order of the report.
        let worst = breaking.sorted { (-chance($0.element), $0.offset) < (-chance($1.element), $1.offset) }.prefix(most)
        return [key.source] + worst.sorted { $0.offset < $1.offset }.map(\.element)
    }

    /// The box, the font and the text size.
    private static func heading(_ room: RiskRoom?, _ step: String?, _ rows: [StripRow]) -> [String] {
        var size = ""
        if let step {
            size = " at text size \(VisibleText.clipped(step, to: 60))"
            for case .text(_, let drawn) in rows.map(\.content) where drawn.name == step {
                size += ", \(FitWords.number(drawn.size)) pt"
                break
            }
        }
        guard let room else { return ["no box applies" + size] }
        let words = [room.words + size, name(of: room.font)] + (room.estimate.map { ["an estimate: \($0)"] } ?? [])
        return words.map { VisibleText.escaped($0) }
    }

    /// A font without the hash of its file, which does not help readers of a ticket.
    private static func name(of font: String) -> String {
        guard let end = font.firstRange(of: ", sha256 ")?.lowerBound else { return font }
        return String(font[..<end])
    }

    private static func file(
        _ drawing: StripDrawing, _ name: String, _ rows: [StripRow], width: Double, isPlain: Bool
    ) -> [UInt8] {
        let height = (drawing.y + 10).rounded(.up)
        let scale = isPlain ? 2.0 : 1
        var svg = SVGWriter()
        svg.add("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-labelledby=\"t d\"")
        svg.attribute("width", width * scale)
        svg.attribute("height", height * scale)
        svg.attribute("viewBox", "0 0 \(Int(width)) \(Int(height))")
        svg.add(" font-family=\"Inter, Roboto, 'Noto Sans', sans-serif\">\n<title id=\"t\">")
        svg.text(name)
        svg.add("</title>\n<desc id=\"d\">")
        svg.text(rows.map { "\($0.tag): \($0.words)" }.joined(separator: "; "))
        svg.add("</desc>\n")
        if !isPlain { StripPaint.styleSheet(to: &svg) }
        svg.add("<rect width=\"100%\" height=\"100%\"")
        StripPaint.ground.fill(isPlain: isPlain, to: &svg)
        svg.add("/>\n<defs>\n")
        svg.add(drawing.glyphs.definitions)
        svg.add("</defs>\n")
        svg.add(drawing.svg)
        svg.add("</svg>\n")
        return svg.bytes
    }
}
