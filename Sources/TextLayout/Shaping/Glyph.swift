// A glyph in its place.

/// A glyph as HarfBuzz placed it, in font units.
public struct Glyph: Sendable, Equatable {
    /// Its number in the font; 0 draws what the font has no glyph for.
    public let id: Int
    /// Where in the text what it draws begins, in bytes.
    public let offset: Int
    /// How far the next glyph is.
    public let advance: Int
    /// How far right of its place it is drawn.
    public let across: Int
    /// How far above its place it is drawn.
    public let up: Int
}
