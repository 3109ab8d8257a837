// The shape of a glyph in the page.

import Drawing
import Fonts

/// The shape of a glyph, which the page defines once and references wherever the glyph occurs.
enum PageShape {
    /// The glyph has no ink.
    case empty
    /// An outline as SVG path data, in font units with y pointing down.
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
