// Bytes found by the C library, many at a time: reading large files is nothing but this.

extension Array where Element == UInt8 {
    /// Where a byte first stands in a range.
    public func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
        withUnsafeBytes { bytes in
            let part = UnsafeRawBufferPointer(rebasing: bytes[range])
            guard let start = part.baseAddress, let found = memchr(start, Int32(byte), part.count) else { return nil }
            return range.lowerBound + (UnsafeRawPointer(found) - start)
        }
    }

    /// Where the bytes of another array first stand in a range.
    public func firstOffset(of other: [UInt8], in range: Range<Int>) -> Int? {
        guard let first = other.first else { return range.lowerBound }
        var at = range.lowerBound
        while at + other.count <= range.upperBound,
            let start = firstOffset(of: first, in: at..<range.upperBound - other.count + 1)
        {
            if has(other, in: start..<start + other.count) { return start }
            at = start + 1
        }
        return nil
    }

    /// Whether a range has the bytes of another array.
    public func has(_ other: [UInt8], in range: Range<Int>) -> Bool { has(other, other.indices, in: range) }

    /// Whether a byte stands anywhere.
    public func has(_ byte: UInt8) -> Bool { firstOffset(of: byte, in: indices) != nil }

    /// Whether a range has neither control characters nor these two bytes; the compiler makes this loop, too, look at many
    /// bytes at a time, as long as nothing in it branches.
    public func isClear(of first: UInt8, _ second: UInt8, in range: Range<Int>) -> Bool {
        withUnsafeBufferPointer { bytes in
            var found: UInt8 = 0
            for byte in UnsafeBufferPointer(rebasing: bytes[range]) {
                let isControl: UInt8 = (byte < 0x20 ? 1 : 0) | (byte == 0x7F ? 1 : 0)
                found |= isControl | (byte == first ? 1 : 0) | (byte == second ? 1 : 0)
            }
            return found == 0
        }
    }

    /// Whether a range has the bytes of a range of another array.
    public func has(_ other: [UInt8], _ otherRange: Range<Int>, in range: Range<Int>) -> Bool {
        guard range.count == otherRange.count else { return false }
        return withUnsafeBytes { bytes in
            other.withUnsafeBytes { others in
                guard let start = bytes.baseAddress, let otherStart = others.baseAddress else { return true }
                return memcmp(start + range.lowerBound, otherStart + otherRange.lowerBound, range.count) == 0
            }
        }
    }

    /// Whether the bytes of one range come before those of another, a beginning before the whole; nil where they are the same.
    public func isOrdered(_ range: Range<Int>, before other: Range<Int>) -> Bool? {
        withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return nil }
            let order = memcmp(
                start + range.lowerBound, start + other.lowerBound, Swift.min(range.count, other.count))
            if order != 0 { return order < 0 }
            return range.count == other.count ? nil : range.count < other.count
        }
    }

    /// Whether it is ASCII alone; the compiler makes this loop look at many bytes at a time.
    public var isASCII: Bool {
        var all: UInt8 = 0
        for byte in self { all |= byte }
        return all < 0x80
    }
}
