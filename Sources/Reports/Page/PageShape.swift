// What a glyph looks like in the page.

import Drawing
import Fonts

/// What a glyph looks like: what the page draws once and then uses wherever the glyph stands.
enum PageShape {
    /// The glyph has no ink.
    case empty
    /// An outline, as the path data of SVG, in font units with y downwards.
    case path(String)
    /// A bitmap.
    case image(GlyphBitmap)

    init(of glyph: Int, in font: Font) {
        if let bitmap = font.bitmap(of: glyph) {
            self = .image(bitmap)
        } else if let outline = font.outline(of: glyph) {
            self = .path(String(decoding: OutlinePath.text(of: outline), as: UTF8.self))
        } else {
            self = .empty
        }
    }
}
