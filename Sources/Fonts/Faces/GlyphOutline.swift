// The appearance of glyphs: an outline, or a color picture.

internal import CHarfBuzz

/// The outline of a glyph, in font units, with the y axis pointing up.
public struct GlyphOutline: Hashable, Sendable {
    /// A point.
    public struct Point: Hashable, Sendable {
        /// The distance to the right of the glyph's origin.
        public let x: Double
        /// The distance above the baseline.
        public let y: Double

        /// Creates a point.
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// A step of drawing a path.
    public enum Step: Hashable, Sendable {
        /// Starts a contour.
        case move(Point)
        /// Draws a line.
        case line(Point)
        /// Draws a curve with one control point, to the last point.
        case quad(Point, Point)
        /// Draws a curve with two control points, to the last point.
        case cubic(Point, Point, Point)
        /// Closes the contour.
        case close
    }

    /// The steps of drawing the path, contour after contour.
    public let steps: [Step]

    /// Creates an outline from steps.
    public init(_ steps: [Step]) { self.steps = steps }
}

/// The picture of a glyph in a color font.
public struct GlyphBitmap: Hashable, Sendable {
    /// A PNG file.
    public let png: [UInt8]
    /// The distance of the left edge to the right of the glyph's origin, in font units.
    public let left: Int
    /// The distance of the upper edge above the baseline, in font units.
    public let top: Int
    /// The width of the drawing, in font units.
    public let width: Int
    /// The height of the drawing, in font units.
    public let height: Int
}

extension Font {
    /// The outline of a glyph; nil if it has none, like a space.
    public func outline(of glyph: Int) -> GlyphOutline? {
        let number = UInt32(truncatingIfNeeded: glyph)
        let read = { [handle] (capacity: Int) -> (steps: [GlyphOutline.Step], count: Int) in
            withUnsafeTemporaryAllocation(of: charfbuzz_pen_step.self, capacity: capacity) { buffer in
                let count = Int(charfbuzz_font_outline(handle, number, buffer.baseAddress, UInt32(capacity)))
                return (buffer.prefix(min(count, capacity)).map(GlyphOutline.Step.init), count)
            }
        }
        var outline = read(Self.usualSteps)
        if outline.count > Self.usualSteps { outline = read(outline.count) }
        return outline.steps.isEmpty ? nil : GlyphOutline(outline.steps)
    }

    /// Few glyphs have more steps.
    private static let usualSteps = 256

    /// The picture of a glyph; nil if it has none.
    public func bitmap(of glyph: Int) -> GlyphBitmap? {
        var bytes: UnsafePointer<UInt8>?
        var length: UInt32 = 0
        var room = charfbuzz_ink_room()
        let number = UInt32(truncatingIfNeeded: glyph)
        guard let picture = charfbuzz_picture_open(handle, number, &bytes, &length, &room) else { return nil }
        defer { charfbuzz_picture_close(picture) }
        return GlyphBitmap(
            png: Array(UnsafeBufferPointer(start: bytes, count: Int(length))), left: Int(room.left),
            top: Int(room.top), width: Int(room.width), height: Int(room.height))
    }
}

extension GlyphOutline.Step {
    fileprivate init(_ step: charfbuzz_pen_step) {
        let end = GlyphOutline.Point(x: Double(step.x), y: Double(step.y))
        let first = GlyphOutline.Point(x: Double(step.x1), y: Double(step.y1))
        let second = GlyphOutline.Point(x: Double(step.x2), y: Double(step.y2))
        switch step.kind {
        case CHARFBUZZ_PEN_MOVE: self = .move(end)
        case CHARFBUZZ_PEN_LINE: self = .line(end)
        case CHARFBUZZ_PEN_QUAD: self = .quad(first, end)
        case CHARFBUZZ_PEN_CUBIC: self = .cubic(first, second, end)
        default: self = .close
        }
    }
}
