// A range of bytes, with 32 bits per bound.

/// A half-open range of byte offsets.
///
/// Files of 2 GB or more are rejected, so 32 bits suffice.
public struct ByteRange: Hashable, Sendable {
    /// The offset of the first byte.
    public var start: UInt32
    /// The offset after the last byte.
    public var end: UInt32

    /// Creates the range from `start` up to `end`, both within an accepted file.
    public init(_ start: Int, _ end: Int) {
        self.start = UInt32(truncatingIfNeeded: start)
        self.end = UInt32(truncatingIfNeeded: end)
    }

    /// The same range, for subscripting.
    public var indices: Range<Int> { Int(start)..<Int(end) }
}
