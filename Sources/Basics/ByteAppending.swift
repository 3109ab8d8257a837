// Appends bytes of one array to another without creating a slice: all cores would contend for its reference count.

extension Array where Element == UInt8 {
    /// Appends a range of other bytes.
    public mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
        bytes.withUnsafeBufferPointer { append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// Appends a static text.
    public mutating func append(literal text: StaticString) {
        text.withUTF8Buffer { append(contentsOf: $0) }
    }
}
