// A face at a place on its variation axes: what text is shaped with.

internal import CHarfBuzz
import Basics

/// A face at a place on its variation axes.
///
/// It measures in font units, so that one font serves all sizes unless its face changes with the size.
public final class Font: Sendable {
    /// How far a line reaches above and below its baseline, and the gap between lines, in font units.
    public struct Line: Hashable, Sendable {
        /// How far above.
        public let ascent: Int
        /// How far below; positive.
        public let descent: Int
        /// Between lines.
        public let gap: Int
    }

    /// The face.
    public let typeface: Typeface
    /// Its places on the axes of a variable face, where they are not the normal ones; by tag.
    public let variations: [FontDescription.TaggedValue<Double>]
    /// Whether it is another font at another size.
    public let changesWithSize: Bool
    /// HarfBuzz's own, for shaping.
    nonisolated(unsafe) package let handle: OpaquePointer
    nonisolated(unsafe) private let coverage: OpaquePointer?

    /// Makes a font of a face; `points` is the size for faces that change with it, and 0 for all others.
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

    /// Whether it has a glyph for a scalar; many threads may ask at once, and none waits.
    public func covers(_ scalar: Unicode.Scalar) -> Bool {
        coverage.map { charfbuzz_coverage_has($0, scalar.value) } ?? false
    }

    /// How tall its lines are.
    public var line: Line {
        let line = charfbuzz_font_line(handle)
        return Line(ascent: Int(line.ascent), descent: Int(line.descent), gap: Int(line.gap))
    }

    /// How far a glyph's ink reaches above the baseline and below it, in font units; nil for one without ink.
    public func ink(of glyph: Int) -> (above: Int, below: Int)? {
        var above: Int32 = 0
        var below: Int32 = 0
        guard charfbuzz_font_ink(handle, UInt32(truncatingIfNeeded: glyph), &above, &below) else { return nil }
        return (Int(above), Int(below))
    }

    /// Its weight, from 1 to 1000.
    var weight: Double { Double(charfbuzz_font_weight(handle)) }
    /// Its width; 100 is normal.
    var width: Double { Double(charfbuzz_font_width(handle)) }
    /// Whether it slants.
    var isSlanted: Bool { charfbuzz_font_slants(handle) }
}
