// A face at a place on its variation axes: what text is shaped with.

internal import CHarfBuzz
import Platform

/// A face at a place on its variation axes.
///
/// It measures in font units, so that one font serves all sizes unless its face changes with the size.
public final class Font: Sendable {
    /// The face.
    public let typeface: Typeface
    /// HarfBuzz's own, for shaping.
    nonisolated(unsafe) package let handle: OpaquePointer

    /// Makes a font of a face; `points` is the size for faces that change with it.
    init(_ typeface: Typeface, points: Double) {
        self.typeface = typeface
        handle = charfbuzz_font_create(typeface.handle, nil, 0, Float(points))
    }

    deinit { charfbuzz_font_close(handle) }
}
