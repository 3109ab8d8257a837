// The glyphs of a page, numbered in the order in which the page first uses them.

import Drawing
import Fonts

/// The glyphs of a page, numbered in the order in which the page first uses them, whatever their numbers on the shelf.
struct PageGlyphs {
    private let shelf: [PlacedGlyph]
    private let shelfFonts: [Font]
    private var numbers: [Int32]
    /// The glyphs in their places that were used.
    private(set) var placed: [PlacedGlyph] = []

    init(_ shelf: GlyphShelf) {
        self.shelf = shelf.glyphs
        shelfFonts = shelf.fonts
        numbers = Array(repeating: -1, count: self.shelf.count)
    }

    /// The number of a glyph in the page; nil where the shelf has none.
    mutating func number(_ glyph: UInt32) -> Int? {
        guard Int(glyph) < shelf.count else { return nil }
        if numbers[Int(glyph)] < 0 {
            numbers[Int(glyph)] = Int32(placed.count)
            placed.append(shelf[Int(glyph)])
        }
        return Int(numbers[Int(glyph)])
    }

    /// The glyph with a number of the shelf.
    func glyph(_ number: UInt32) -> PlacedGlyph? { Int(number) < shelf.count ? shelf[Int(number)] : nil }

    /// The font of a glyph.
    func font(of glyph: PlacedGlyph) -> Font? {
        shelfFonts.indices.contains(glyph.font) ? shelfFonts[glyph.font] : nil
    }

    /// How wide glyphs are that stand side by side, in points at a size.
    func width(_ glyphs: some Sequence<UInt32>, at step: TextPicture.Step) -> Double {
        glyphs.reduce(0) { width, number in
            guard let glyph = glyph(number), let font = font(of: glyph) else { return width }
            return width + step.advance(of: glyph, unitsPerEm: max(1, font.typeface.unitsPerEm))
        }
    }
}

extension PageGlyphs {
    /// The fonts, shapes and places of the glyphs that were used.
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
