// A glyph as it stands in a line.

/// A glyph as it stands in a line, in font units.
public struct PlacedGlyph: Hashable, Sendable {
    /// The number of its font on the shelf.
    public let font: Int
    /// Its number in the font.
    public let glyph: Int
    /// How far the next glyph is, without what is put between letters.
    public let advance: Int
    /// How far right of its place it is drawn.
    public let across: Int
    /// How far above its place it is drawn.
    public let up: Int
    /// What is put after it.
    public let spacing: Spacing

    /// What is put after a glyph.
    public enum Spacing: UInt8, CaseIterable, Hashable, Sendable {
        case none, letters, tracking, lettersAndTracking
    }

    /// A glyph in its place.
    public init(font: Int, glyph: Int, advance: Int, across: Int = 0, up: Int = 0, spacing: Spacing = .none) {
        self.font = font
        self.glyph = glyph
        self.advance = advance
        self.across = across
        self.up = up
        self.spacing = spacing
    }
}
