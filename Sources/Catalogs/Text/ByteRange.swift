// A stretch of bytes, in 32 bits an end.

/// A half-open range of byte offsets.
///
/// Files of 2 GB and more are refused, so 32 bits suffice.
public struct ByteRange: Hashable, Sendable {
    /// The offset of the first byte.
    public var start: UInt32
    /// The offset after the last byte.
    public var end: UInt32

    /// A range from `start` up to `end`, both within a file that was accepted.
    public init(_ start: Int, _ end: Int) {
        self.start = UInt32(truncatingIfNeeded: start)
        self.end = UInt32(truncatingIfNeeded: end)
    }

    /// The same range, for subscripting.
    public var indices: Range<Int> { Int(start)..<Int(end) }
}
