// Bytes of one array put behind those of another, without a slice between them: its count of owners would be changed by
// all cores at once.

extension Array where Element == UInt8 {
    /// Appends a range of other bytes.
    public mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
        bytes.withUnsafeBufferPointer { append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// Appends a text that is known beforehand.
    public mutating func append(literal text: StaticString) {
        text.withUTF8Buffer { append(contentsOf: $0) }
    }
}
