// Glyphs are stored once.

import Drawing
import Testing

@Suite("The shelf of glyphs")
struct GlyphShelfTests {
    @Test("stores each glyph once, in the order of first use")
    func keepsOnce() {
        let shelf = GlyphShelf()
        let (one, other) = (PlacedGlyph(font: 0, glyph: 3, advance: 500), PlacedGlyph(font: 0, glyph: 3, advance: 480))
        #expect([one, other, one].map { shelf.number(of: $0) } == [0, 1, 0])
        #expect(shelf.glyphs == [one, other])
    }
}
