// A glyph placed in a line.

/// A glyph placed in a line, in font units.
public struct PlacedGlyph: Hashable, Sendable {
    /// The number of its font on the shelf.
    public let font: Int
    /// Its number in the font.
    public let glyph: Int
    /// The distance to the next glyph, without letter spacing.
    public let advance: Int
    /// How far it is drawn to the right of its place.
    public let across: Int
    /// How far it is drawn above its place.
    public let up: Int
    /// The space after it.
    public let spacing: Spacing

    /// The space after a glyph.
    public enum Spacing: UInt8, CaseIterable, Hashable, Sendable {
        case none, letters, tracking, lettersAndTracking
    }

    /// Creates a placed glyph.
    public init(font: Int, glyph: Int, advance: Int, across: Int = 0, up: Int = 0, spacing: Spacing = .none) {
        self.font = font
        self.glyph = glyph
        self.advance = advance
        self.across = across
        self.up = up
        self.spacing = spacing
    }
}
