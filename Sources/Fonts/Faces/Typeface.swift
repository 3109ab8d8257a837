// One face of a font file.

internal import CHarfBuzz
import Platform

/// One face of a font file.
///
/// A file is mapped, not read, and may hold several faces.
public final class Typeface: Sendable {
    /// The file.
    public let path: String
    /// Which of the file's faces it is.
    public let index: Int
    /// How many font units make an em.
    public let unitsPerEm: Int
    nonisolated(unsafe) let handle: OpaquePointer

    /// Opens a face; nil where the file can't be read, is no font, or has no such face.
    public init?(path: String, index: Int = 0) {
        guard let index32 = UInt32(exactly: index), let handle = charfbuzz_face_open(path, index32) else { return nil }
        self.path = path
        self.index = index
        self.handle = handle
        unitsPerEm = Int(charfbuzz_face_units(handle))
    }

    deinit { charfbuzz_face_close(handle) }
}
