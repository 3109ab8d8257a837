// Finds bytes with the C library, many at a time: reading large files is nothing but this.

extension Array where Element == UInt8 {
    /// The offset of the first occurrence of a byte in a range.
    public func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
        withUnsafeBytes { bytes in
            let part = UnsafeRawBufferPointer(rebasing: bytes[range])
            guard let start = part.baseAddress, let found = memchr(start, Int32(byte), part.count) else { return nil }
            return range.lowerBound + (UnsafeRawPointer(found) - start)
        }
    }

    /// The offset of the first of two bytes in a range that is usually short, or contains one of them early.
    public func firstOffset(of first: UInt8, or second: UInt8, in range: Range<Int>) -> Int? {
        withUnsafeBytes { bytes in
            var at = range.lowerBound
            while at + 16 <= range.upperBound {
                let sixteen = Sixteen(bytes, at)
                let found = sixteen.has(first) .| sixteen.has(second)
                if found.isAny { return at + found.first }
                at += 16
            }
            return (at..<range.upperBound).first { bytes[$0] == first || bytes[$0] == second }
        }
    }

    /// The offset of the first occurrence of another array in a range.
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

    /// The offset of the last occurrence of another array in a range.
    public func lastOffset(of other: [UInt8], in range: Range<Int>) -> Int? {
        var last: Int?
        var at = range.lowerBound
        while let found = firstOffset(of: other, in: at..<range.upperBound), !other.isEmpty {
            last = found
            at = found + 1
        }
        return last
    }

    /// The offset of the first occurrence of `needle` at or after `start`.
    public func firstOffset(of needle: StaticString, from start: Int = 0) -> Int? {
        firstOffset(of: needle, in: start..<Swift.max(start, count))
    }

    /// The offset of the first occurrence of `needle` in a range.
    public func firstOffset(of needle: StaticString, in range: Range<Int>) -> Int? {
        let length = needle.utf8CodeUnitCount
        guard length > 0, range.count >= length else { return nil }
        return needle.withUTF8Buffer { pattern in
            let end = range.upperBound - length + 1
            var at = range.lowerBound
            while at < end, let found = firstOffset(of: pattern[0], in: at..<end) {
                if (1..<length).allSatisfy({ self[found + $0] == pattern[$0] }) { return found }
                at = found + 1
            }
            return nil
        }
    }

    /// Whether a range equals the bytes of another array.
    public func has(_ other: [UInt8], in range: Range<Int>) -> Bool { has(other, other.indices, in: range) }

    /// Whether a byte occurs anywhere.
    public func has(_ byte: UInt8) -> Bool { firstOffset(of: byte, in: indices) != nil }

    /// Whether a range contains neither control characters nor these two bytes.
    ///
    /// Most texts have a few dozen bytes; with the compiler's own vectors, most of these would be examined one by one.
    public func isClear(of first: UInt8, _ second: UInt8, in range: Range<Int>) -> Bool {
        withUnsafeBytes { bytes in
            let text = UnsafeRawBufferPointer(rebasing: bytes[range])
            guard text.count >= 16 else {
                return !text.contains { $0 < 0x20 || $0 == 0x7F || $0 == first || $0 == second }
            }
            // The last sixteen may overlap the ones before.
            var found = Sixteen(text, text.count - 16).hasControl(or: first, second)
            for start in stride(from: 0, to: text.count - 16, by: 16) {
                found = found .| Sixteen(text, start).hasControl(or: first, second)
            }
            return !found.isAny
        }
    }

    /// Whether a range equals a range of another array.
    public func has(_ other: [UInt8], _ otherRange: Range<Int>, in range: Range<Int>) -> Bool {
        guard range.count == otherRange.count else { return false }
        return withUnsafeBytes { bytes in
            other.withUnsafeBytes { others in
                guard let start = bytes.baseAddress, let otherStart = others.baseAddress else { return true }
                return memcmp(start + range.lowerBound, otherStart + otherRange.lowerBound, range.count) == 0
            }
        }
    }

    /// Whether one range sorts before another, a prefix before the whole; nil if they are equal.
    public func isOrdered(_ range: Range<Int>, before other: Range<Int>) -> Bool? {
        withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return nil }
            let order = memcmp(
                start + range.lowerBound, start + other.lowerBound, Swift.min(range.count, other.count))
            if order != 0 { return order < 0 }
            return range.count == other.count ? nil : range.count < other.count
        }
    }

    /// The number of occurrences of a byte in a range; the compiler vectorizes this loop.
    public func count(of byte: UInt8, in range: Range<Int>) -> Int {
        withUnsafeBufferPointer { bytes in
            let part = UnsafeBufferPointer(rebasing: bytes[range])
            var count = 0
            // One-byte counters cannot overflow within this many bytes, and are vectorized completely.
            for start in Swift.stride(from: 0, to: part.count, by: 255) {
                var few: UInt8 = 0
                for index in start..<Swift.min(start + 255, part.count) where part[index] == byte { few &+= 1 }
                count += Int(few)
            }
            return count
        }
    }

    /// The end of the ASCII at the start of a range: most text is little else.
    public func endOfASCII(in range: Range<Int>) -> Int {
        withUnsafeBytes { bytes in
            var at = range.lowerBound
            while at + 16 <= range.upperBound {
                let other = Sixteen(bytes, at).isOverASCII
                if other.isAny { return at + other.first }
                at += 16
            }
            return (at..<range.upperBound).first { bytes[$0] >= 0x80 } ?? range.upperBound
        }
    }

    /// Whether all bytes are ASCII; the compiler vectorizes this loop.
    public var isASCII: Bool {
        var all: UInt8 = 0
        for byte in self { all |= byte }
        return all < 0x80
    }
}
