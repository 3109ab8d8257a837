// Reads scalars from UTF-8, one after the other.

/// Reads scalars; U+FFFD replaces each invalid piece.
struct ScalarReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The offset of the next scalar.
    private(set) var offset: Int

    init(_ bytes: UnsafeRawBufferPointer, from offset: Int = 0) {
        self.bytes = bytes.assumingMemoryBound(to: UInt8.self)
        self.offset = offset
    }

    @inline(__always)
    mutating func next() -> UInt32? {
        guard offset < bytes.count else { return nil }
        let first = bytes[offset]
        if first < 0x80 {
            offset += 1
            return UInt32(first)
        }
        let scalar = DecodedScalar(at: offset, in: bytes.span)
        offset += scalar.length
        return scalar.value
    }
}
