// The glyphs of a picture, each defined once and referenced where it occurs.

import Basics
import Drawing
import Fonts

/// The glyphs of a picture, numbered in the order of first use.
struct SVGGlyphs {
    private struct Shape: Hashable {
        let font: Int
        let glyph: Int
    }

    private let shelf: [PlacedGlyph]
    private let fonts: [Font]
    /// The names of shapes; nil for a shape without ink.
    private var names: [Shape: Int?] = [:]
    private var count = 0
    /// The definitions of the shapes, for the top of the file.
    private(set) var definitions = SVGWriter()

    init(_ shelf: GlyphShelf) {
        self.shelf = shelf.glyphs
        fonts = shelf.fonts
    }

    /// Draws a line whose baseline starts at a point.
    mutating func draw(
        _ glyphs: [UInt32], at step: TextPicture.Step, x: Double, y: Double, to svg: inout SVGWriter
    ) {
        var x = x
        var open: (font: Int, x: Double)?
        for number in glyphs {
            guard shelf.indices.contains(Int(number)) else { continue }
            let glyph = shelf[Int(number)]
            let units = fonts[glyph.font].typeface.unitsPerEm
            let points = step.points(perUnitOf: units)
            if let name = name(of: glyph), points > 0 {
                if open?.font != glyph.font {
                    if open != nil { svg.add("</g>") }
                    svg.add("<g transform=\"translate(")
                    svg.number(x, decimals: 3)
                    svg.add(" ")
                    svg.number(y)
                    svg.add(")scale(")
                    svg.number(points, decimals: 8)
                    svg.add(")\">")
                    open = (glyph.font, x)
                }
                svg.add("<use href=\"#g")
                svg.number(Double(name))
                svg.add("\"")
                svg.attribute("x", (x - (open?.x ?? x)) / points + Double(glyph.across))
                if glyph.up != 0 { svg.attribute("y", Double(-glyph.up)) }
                svg.add("/>")
            }
            x += step.advance(of: glyph, unitsPerEm: units)
        }
        if open != nil { svg.add("</g>") }
    }

    private mutating func name(of glyph: PlacedGlyph) -> Int? {
        let shape = Shape(font: glyph.font, glyph: glyph.glyph)
        if let known = names[shape] { return known }
        let name = define(fonts[glyph.font], glyph.glyph) ? count : nil
        if name != nil { count += 1 }
        names.updateValue(name, forKey: shape)
        return name
    }

    /// Defines a shape and returns whether it has ink.
    private mutating func define(_ font: Font, _ glyph: Int) -> Bool {
        if let bitmap = font.bitmap(of: glyph) {
            definitions.add("<image")
            definitions.attribute("id", "g\(count)")
            definitions.attribute("x", Double(bitmap.left))
            definitions.attribute("y", Double(-bitmap.top))
            definitions.attribute("width", Double(bitmap.width))
            definitions.attribute("height", Double(bitmap.height))
            definitions.attribute("href", "data:image/png;base64,\(Base64.text(bitmap.png))")
        } else if let outline = font.outline(of: glyph) {
            definitions.add("<path")
            definitions.attribute("id", "g\(count)")
            definitions.add(" d=\"")
            definitions.path(OutlinePath.text(of: outline))
            definitions.add("\"")
        } else {
            return false
        }
        definitions.add("/>\n")
        return true
    }
}
