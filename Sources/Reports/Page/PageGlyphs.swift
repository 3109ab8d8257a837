// The glyphs of a page, renumbered: frequent glyphs get short numbers.

import Audit
import Basics
import Drawing
import Fonts
import Risk

/// The glyphs of a page, independent of their numbers on the shelf: sorted by frequency, then by first occurrence.
struct PageGlyphs {
    private let shelf: [PlacedGlyph]
    private let shelfFonts: [Font]
    private let numbers: [Int32]
    /// The placed glyphs that are used.
    let placed: [PlacedGlyph]

    init(_ report: RiskReport) {
        let shelf = report.shelf.glyphs
        let order = Self.order(in: report, of: shelf.count)
        var numbers = [Int32](repeating: -1, count: shelf.count)
        for (number, glyph) in order.enumerated() { numbers[glyph] = Int32(number) }
        self.shelf = shelf
        self.numbers = numbers
        shelfFonts = report.shelf.fonts
        placed = order.map { shelf[$0] }
    }

    /// The shelf numbers of the glyphs, in the order of their page numbers.
    private static func order(in report: RiskReport, of count: Int) -> [Int] {
        var uses = [Int](repeating: 0, count: count)
        var used: [Int] = []
        func use(_ glyphs: [UInt32]) {
            for glyph in glyphs where glyph < count {
                if uses[Int(glyph)] == 0 { used.append(Int(glyph)) }
                uses[Int(glyph)] += 1
            }
        }
        for key in report.keys {
            for picture in ([key.source] + key.cells + key.pseudo).compactMap(\.picture) {
                use(picture.whole)
                for line in picture.steps.flatMap({ $0.lost + $0.lines }) {
                    for case .own(let own) in line.pieces { use(own) }
                }
            }
        }
        for text in report.screens.flatMap(\.languages).flatMap(\.drawings).compactMap(\.self).flatMap(\.texts) {
            for line in text.picture.steps.prefix(1).flatMap(\.lines) { use(text.picture.glyphs(of: line)) }
        }
        return used.enumerated().sorted { (uses[$1.element], $0.offset) < (uses[$0.element], $1.offset) }.map(\.element)
    }

    /// The number of a glyph in the page; nil if the page does not use it.
    func number(_ glyph: UInt32) -> Int? {
        Int(glyph) < numbers.count && numbers[Int(glyph)] >= 0 ? Int(numbers[Int(glyph)]) : nil
    }

    /// The glyph with a shelf number.
    func glyph(_ number: UInt32) -> PlacedGlyph? { Int(number) < shelf.count ? shelf[Int(number)] : nil }

    /// The font of a glyph.
    func font(of glyph: PlacedGlyph) -> Font? {
        shelfFonts.indices.contains(glyph.font) ? shelfFonts[glyph.font] : nil
    }

    /// The total width of glyphs in a row, in points at a size.
    func width(_ glyphs: some Sequence<UInt32>, at step: TextPicture.Step) -> Double {
        glyphs.reduce(0) { width, number in
            guard let glyph = glyph(number), let font = font(of: glyph) else { return width }
            return width + step.advance(of: glyph, unitsPerEm: max(1, font.typeface.unitsPerEm))
        }
    }
}

extension PageGlyphs {
    /// The fonts, shapes and places of the used glyphs.
    func json() -> PageJSON {
        var fonts: [Int] = []
        var shapes: [Shape: Int] = [:]
        var outlines = PageJSON()
        var places = PageJSON()
        places.list { places in
            outlines.list { outlines in
                for glyph in placed {
                    let shape = Shape(font: glyph.font, glyph: glyph.glyph)
                    let font = fonts.firstIndex(of: glyph.font) ?? fonts.count
                    if font == fonts.count { fonts.append(glyph.font) }
                    if shapes[shape] == nil {
                        shapes[shape] = shapes.count
                        outlines.number(font)
                        write(self.font(of: glyph).map { PageShape(of: glyph.glyph, in: $0) } ?? .empty, to: &outlines)
                    }
                    for number in [
                        shapes[shape] ?? 0, glyph.advance, glyph.across, glyph.up, Int(glyph.spacing.rawValue),
                    ] { places.number(number) }
                }
            }
        }
        var json = PageJSON()
        json.object { json in
            json.field("fonts", fonts.compactMap { shelfFonts.indices.contains($0) ? shelfFonts[$0] : nil }) {
                write($1, to: &$0)
            }
            json.key("shapes")
            json.value(outlines)
            json.key("placed")
            json.value(places)
        }
        return json
    }

    private struct Shape: Hashable {
        let font: Int
        let glyph: Int
    }

    private func write(_ shape: PageShape, to json: inout PageJSON) {
        switch shape {
        case .empty: json.number(0)
        case .path(let path): json.text(path)
        case .image(let bitmap):
            json.list { json in
                json.text(Base64.text(bitmap.png))
                for number in [bitmap.left, -bitmap.top, bitmap.width, bitmap.height] { json.number(number) }
            }
        }
    }

    private func write(_ font: Font, to json: inout PageJSON) {
        let identity = font.identity
        json.object { json in
            json.field("name", "\(identity.family) \(identity.style)")
            json.field("version", identity.shortVersion)
            json.field("file", identity.file)
            json.field("sha256", font.typeface.sha256)
            json.field("units", max(1, font.typeface.unitsPerEm))
        }
    }
}
