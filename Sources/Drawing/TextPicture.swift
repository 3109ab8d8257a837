// A text in its box, glyph by glyph, at every size that people choose.
//
// A picture is the measurement: the advances of its glyphs add up to the width that was measured. It holds numbers
// only. Each glyph is kept once, on a `GlyphShelf`. A line is a list of stretches of the whole text if their glyphs are
// the same, and sizes with the same faces share their lines. Outlines come last, from the `Font`, when a page is
// written.

import TextLayout

/// A text in its box, glyph by glyph, at every size that people choose.
public struct TextPicture: Hashable, Sendable {
    /// Which way its lines run: those of a right-to-left text begin at the right edge of the box.
    public let direction: Direction
    /// The text on one line from left to right, glyphs by their numbers on the shelf; its beginning, where it is very long.
    public let whole: [UInt32]
    /// At the font's own size first, and then at each size that people choose, smallest first.
    public let steps: [Step]

    /// A text in its box at one size.
    public struct Step: Hashable, Sendable {
        /// The name of the text size; nil for the font's own size.
        public var name: String?
        /// The size of the font in points, before any shrinking.
        public var size: Double
        /// What the text is shrunk to.
        public var scale: Double
        /// Whether all of the text is seen.
        public var isFitting: Bool
        /// What it needs and has by what it exceeds most, in points or lines; nil where nothing limits it.
        public var need: BoxNeed?
        /// What is seen, the ellipsis included; lines from the top.
        public var lines: [Line]
        /// What is seen as text, a newline between two lines; nil where it is the whole text on one line.
        public var visible: String?
        /// What is not seen, and nothing else; none where all is.
        ///
        /// Where the box has one line it is one line too, or none where it is between two parts that are seen. Else it is
        /// filled into lines as wide as the box. Without a box, where several lines are cut by a count, it is the rest of the
        /// last line that is seen, and those after it.
        public var lost: [Line]
        /// Where on its one line that is which is not seen.
        public var lostPlace: LostPlace
        /// How many lines of what is lost are drawn at most.
        public static let mostLostLines = 8
        /// The distance of two baselines in points.
        public var lineHeight: Double
        /// How far the first baseline is from the top of its line, in points.
        public var ascent: Double
        /// What is put after glyphs that have ``PlacedGlyph/Spacing/letters``, in points.
        public var letters: Double
        /// What is put after glyphs that have ``PlacedGlyph/Spacing/tracking``, in points.
        public var tracking: Double

        /// A text at one size.
        public init(
            name: String? = nil, size: Double, scale: Double = 1, isFitting: Bool, need: BoxNeed?, lines: [Line],
            visible: String? = nil, lost: [Line] = [], lostPlace: LostPlace = .after, lineHeight: Double,
            ascent: Double, letters: Double = 0, tracking: Double = 0
        ) {
            self.name = name
            self.size = size
            self.scale = scale
            self.isFitting = isFitting
            self.need = need
            self.lines = lines
            self.visible = visible
            self.lost = lost
            self.lostPlace = lostPlace
            self.lineHeight = lineHeight
            self.ascent = ascent
            self.letters = letters
            self.tracking = tracking
        }
    }

    /// Where in a line that is cut what is lost would stand.
    public enum LostPlace: Hashable, Sendable {
        /// After what is seen.
        case after
        /// Before what is seen.
        case before
        /// Between two parts that are seen; as text.
        case between(String)
    }

    /// A line from left to right.
    public struct Line: Hashable, Sendable {
        /// What it is put together from.
        public let pieces: [Piece]
        /// How wide it is in points.
        public let width: Double

        /// A line of some pieces.
        public init(_ pieces: [Piece], width: Double) {
            self.pieces = pieces
            self.width = width
        }
    }

    /// Glyphs of a line.
    public enum Piece: Hashable, Sendable {
        /// Glyphs of the whole text as it stands on one line.
        case part(Range<Int>)
        /// Glyphs that stand there otherwise, by their numbers on the shelf.
        case own([UInt32])
    }

    /// A text at some sizes.
    public init(direction: Direction, whole: [UInt32], steps: [Step]) {
        self.direction = direction
        self.whole = whole
        self.steps = steps
    }

    /// The glyphs of a line from left to right, by their numbers on the shelf.
    public func glyphs(of line: Line) -> [UInt32] {
        line.pieces.flatMap { piece in
            switch piece {
            case .part(let range): Array(whole[range])
            case .own(let glyphs): glyphs
            }
        }
    }
}
