// What a glyph looks like in the page.

import Fonts

/// What a glyph looks like: what the page draws once and then uses wherever the glyph stands.
enum PageShape {
    /// The glyph has no ink.
    case empty
    /// An outline, as the path data of SVG, in font units with y upwards.
    case path(String)
    /// A bitmap in a box of font units, y upwards.
    case image(png: [UInt8], left: Double, top: Double, width: Double, height: Double)
}
