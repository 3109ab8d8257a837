// A positioned glyph.

/// A glyph as positioned by HarfBuzz, in font units.
public struct Glyph: Sendable, Equatable {
    /// The glyph ID in the font; 0 is drawn for characters without a glyph.
    public let id: Int
    /// The byte offset of the text that it draws.
    public let offset: Int
    /// The distance to the next glyph.
    public let advance: Int
    /// The horizontal offset of the drawing, positive to the right.
    public let across: Int
    /// The vertical offset of the drawing, positive upward.
    public let up: Int
}
