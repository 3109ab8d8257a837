// A piece of text as drawn.

import Fonts

/// Text of one direction, script and font, with its glyphs.
public struct TextRun: Sendable {
    /// The range in the text's bytes.
    public let range: Range<Int>
    /// The font.
    public let font: Font
    /// The script (ISO 15924), such as `Latn`; `Zyyy` if nothing in the text has a script.
    public let script: String
    /// The language for shaping.
    public let language: String
    /// The direction.
    public let direction: Direction
    /// The width of the glyphs in font units.
    public let units: Int
    /// The width in points, including letter spacing.
    public let points: Double
    /// Whether no font covers the text, so that boxes are drawn.
    public let isMissing: Bool
    /// The glyphs, from left to right.
    public let glyphs: [Glyph]
}

extension TextRun {
    /// Whether the letters join, so that no spacing is added except to match the width of a substituted font.
    public var isCursive: Bool { Script(script).isCursive }
}
