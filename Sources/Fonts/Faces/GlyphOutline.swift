// What glyphs look like: an outline, or a picture in colour.

internal import CHarfBuzz

/// The outline of a glyph, in font units, y up.
public struct GlyphOutline: Hashable, Sendable {
    /// A point.
    public struct Point: Hashable, Sendable {
        /// How far right of the glyph's place it is.
        public let x: Double
        /// How far above the baseline it is.
        public let y: Double

        /// A point.
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// What a pen does.
    public enum Step: Hashable, Sendable {
        /// Begins a contour.
        case move(Point)
        /// Draws a line.
        case line(Point)
        /// Draws a curve by way of one point, to the last.
        case quad(Point, Point)
        /// Draws a curve by way of two points, to the last.
        case cubic(Point, Point, Point)
        /// Ends the contour where it began.
        case close
    }

    /// What a pen does, contour after contour.
    public let steps: [Step]

    /// An outline of some steps.
    public init(_ steps: [Step]) { self.steps = steps }
}

/// The picture that a colour font has for a glyph.
public struct GlyphBitmap: Hashable, Sendable {
    /// A PNG file.
    public let png: [UInt8]
    /// How far right of the glyph's place its left edge is, in font units.
    public let left: Int
    /// How far above the baseline its upper edge is, in font units.
    public let top: Int
    /// How wide it is drawn, in font units.
    public let width: Int
    /// How high it is drawn, in font units.
    public let height: Int
}

extension Font {
    /// The outline of a glyph; nil for one without, such as a space.
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

    /// Few glyphs have more.
    private static let usualSteps = 256

    /// The picture that it has for a glyph; nil where it has none.
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
