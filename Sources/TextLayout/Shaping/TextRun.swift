// A piece of text as it is drawn.

import Fonts

/// Text of one direction, script and font, with its glyphs.
public struct TextRun: Sendable {
    /// Where it stands in the text's bytes.
    public let range: Range<Int>
    /// What it is drawn with.
    public let font: Font
    /// Its script (ISO 15924), such as `Latn`; `Zyyy` where nothing in the text has one.
    public let script: String
    /// The language it is shaped for.
    public let language: String
    /// Which way it runs.
    public let direction: Direction
    /// How wide its glyphs are, in font units.
    public let units: Int
    /// How wide it is in points, with what is put between its letters.
    public let points: Double
    /// No font has what stands here: boxes are drawn.
    public let isMissing: Bool
    /// Its glyphs, from left to right.
    public let glyphs: [Glyph]
}

extension TextRun {
    /// Whether its letters join, so that nothing is put between them but what brings a stand-in near to another font.
    public var isCursive: Bool { Script(script).isCursive }
}
