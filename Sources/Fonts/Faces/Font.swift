// A face at a position on its variation axes, for shaping text.

internal import CHarfBuzz
import Basics

/// A face at a position on its variation axes.
///
/// It measures in font units, so one font serves all sizes unless its face changes with the size.
public final class Font: Sendable {
    /// The extent of a line above and below its baseline, and the gap between lines, in font units.
    public struct Line: Hashable, Sendable {
        /// The extent above.
        public let ascent: Int
        /// The extent below; positive.
        public let descent: Int
        /// The gap between lines.
        public let gap: Int
    }

    /// The face.
    public let typeface: Typeface
    /// The positions on the axes of a variable face that differ from the defaults, by tag.
    public let variations: [FontDescription.TaggedValue<Double>]
    /// Whether the font differs at another size.
    public let changesWithSize: Bool
    /// HarfBuzz's font, for shaping.
    nonisolated(unsafe) package let handle: OpaquePointer
    nonisolated(unsafe) private let coverage: OpaquePointer?

    /// Creates a font of a face; `points` is the size for faces that change with it, and 0 for all others.
    init(_ typeface: Typeface, variations: [FontDescription.TaggedValue<Double>] = [], points: Double) {
        self.typeface = typeface
        self.variations = variations
        changesWithSize = points != 0 || typeface.axes.contains { $0.tag == "opsz" }
        let places = variations.map { charfbuzz_variation(tag: OpenTypeTag.number($0.tag), value: Float($0.value)) }
        handle = charfbuzz_font_create(typeface.handle, places, UInt32(places.count), Float(points))
        coverage = charfbuzz_coverage_open(handle)
    }

    deinit {
        charfbuzz_coverage_close(coverage)
        charfbuzz_font_close(handle)
    }

    /// Whether the font has a glyph for a scalar; may be called from many threads without blocking.
    public func covers(_ scalar: Unicode.Scalar) -> Bool {
        coverage.map { charfbuzz_coverage_has($0, scalar.value) } ?? false
    }

    /// The dimensions of its lines.
    public var line: Line {
        let line = charfbuzz_font_line(handle)
        return Line(ascent: Int(line.ascent), descent: Int(line.descent), gap: Int(line.gap))
    }

    /// The extent of a glyph's ink above and below the baseline, in font units; nil for a glyph without ink.
    public func ink(of glyph: Int) -> (above: Int, below: Int)? {
        var above: Int32 = 0
        var below: Int32 = 0
        guard charfbuzz_font_ink(handle, UInt32(truncatingIfNeeded: glyph), &above, &below) else { return nil }
        return (Int(above), Int(below))
    }

    /// The width of a scalar's own glyph, in font units; nil if the font has none.
    public func advance(of scalar: Unicode.Scalar) -> Int? {
        var advance: Int32 = 0
        return charfbuzz_font_advance(handle, scalar.value, &advance) ? Int(advance) : nil
    }

    /// The weight, from 1 to 1000.
    var weight: Double { Double(charfbuzz_font_weight(handle)) }
    /// The width; 100 is normal.
    var width: Double { Double(charfbuzz_font_width(handle)) }
    /// Whether the font slants.
    var isSlanted: Bool { charfbuzz_font_slants(handle) }
}
