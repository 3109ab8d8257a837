// A text in its box, glyph by glyph, at every text size.
//
// A picture is the measurement: the advances of its glyphs add up to the measured width. It contains only numbers. Each
// glyph is stored once, on a `GlyphShelf`. A line is a list of ranges of the whole text if their glyphs are the same,
// and sizes with the same faces share their lines. Outlines are added last, from the `Font`, when a page is written.

import TextLayout

/// A text in its box, glyph by glyph, at every text size.
public struct TextPicture: Hashable, Sendable {
    /// The direction of its lines: those of a right-to-left text begin at the right edge of the box.
    public let direction: Direction
    /// The glyph numbers of the text on one line from left to right; only its beginning if it is very long.
    public let whole: [UInt32]
    /// The default text size first, then each text size, smallest first.
    public let steps: [Step]

    /// A text in its box at one size.
    public struct Step: Hashable, Sendable {
        /// The name of the text size; nil for the default size.
        public var name: String?
        /// The size of the font in points, before any shrinking.
        public var size: Double
        /// The scale that the text is shrunk to.
        public var scale: Double
        /// Whether all of the text is visible.
        public var isFitting: Bool
        /// The need and the available room for the limit that it exceeds most, in points or lines; nil without a limit.
        public var need: BoxNeed?
        /// The visible lines from the top, including the ellipsis.
        public var lines: [Line]
        /// The visible text, with newlines between lines; nil if it is the whole text on one line.
        public var visible: String?
        /// The lost text and nothing else; empty if all is visible.
        ///
        /// For a box of one line it is one line, or empty if it is between two visible parts. Otherwise it is wrapped into
        /// lines as wide as the box. Without a box, if a count cuts several lines, it is the rest of the last visible line
        /// and the lines after it.
        public var lost: [Line]
        /// The place of the lost text on its line.
        public var lostPlace: LostPlace
        /// The maximum number of lost lines to draw.
        public static let mostLostLines = 8
        /// The distance between two baselines in points.
        public var lineHeight: Double
        /// The distance from the top of a line to its baseline, in points.
        public var ascent: Double
        /// The space after glyphs with ``PlacedGlyph/Spacing/letters``, in points.
        public var letters: Double
        /// The space after glyphs with ``PlacedGlyph/Spacing/tracking``, in points.
        public var tracking: Double

        /// Creates a text at one size.
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

    /// The place of lost text in a line that is cut.
    public enum LostPlace: Hashable, Sendable {
        /// After the visible text.
        case after
        /// Before the visible text.
        case before
        /// Between two visible parts; the lost text.
        case between(String)
    }

    /// A line from left to right.
    public struct Line: Hashable, Sendable {
        /// The pieces of the line.
        public let pieces: [Piece]
        /// The width in points.
        public let width: Double

        /// Creates a line from pieces.
        public init(_ pieces: [Piece], width: Double) {
            self.pieces = pieces
            self.width = width
        }
    }

    /// Glyphs of a line.
    public enum Piece: Hashable, Sendable {
        /// A range of glyphs of the whole text on one line.
        case part(Range<Int>)
        /// Other glyphs, by their numbers on the shelf.
        case own([UInt32])
    }

    /// Creates a text at some sizes.
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
