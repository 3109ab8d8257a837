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

    /// Where one of two bytes first stands in a range that is mostly short, or holds one of the two soon.
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

    /// Where the bytes of another array last stand in a range.
    public func lastOffset(of other: [UInt8], in range: Range<Int>) -> Int? {
        var last: Int?
        var at = range.lowerBound
        while let found = firstOffset(of: other, in: at..<range.upperBound), !other.isEmpty {
            last = found
            at = found + 1
        }
        return last
    }

    /// Where `needle` first stands at or after `start`.
    public func firstOffset(of needle: StaticString, from start: Int = 0) -> Int? {
        firstOffset(of: needle, in: start..<Swift.max(start, count))
    }

    /// Where `needle` first stands in a range.
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

    /// Whether a range has the bytes of another array.
    public func has(_ other: [UInt8], in range: Range<Int>) -> Bool { has(other, other.indices, in: range) }

    /// Whether a byte stands anywhere.
    public func has(_ byte: UInt8) -> Bool { firstOffset(of: byte, in: indices) != nil }

    /// Whether a range has neither control characters nor these two bytes.
    ///
    /// Most texts are of a few dozen bytes, of which the compiler's own vectors would leave most to be looked at one by one.
    public func isClear(of first: UInt8, _ second: UInt8, in range: Range<Int>) -> Bool {
        withUnsafeBytes { bytes in
            let text = UnsafeRawBufferPointer(rebasing: bytes[range])
            guard text.count >= 16 else {
                return !text.contains { $0 < 0x20 || $0 == 0x7F || $0 == first || $0 == second }
            }
            // The last sixteen may overlap those before.
            var found = Sixteen(text, text.count - 16).hasControl(or: first, second)
            for start in stride(from: 0, to: text.count - 16, by: 16) {
                found = found .| Sixteen(text, start).hasControl(or: first, second)
            }
            return !found.isAny
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

    /// How often a byte stands in a range; the compiler makes this loop look at many bytes at a time.
    public func count(of byte: UInt8, in range: Range<Int>) -> Int {
        withUnsafeBufferPointer { bytes in
            let part = UnsafeBufferPointer(rebasing: bytes[range])
            var count = 0
            // Counters of one byte leave no number of this many to overflow, and go through vectors whole.
            for start in Swift.stride(from: 0, to: part.count, by: 255) {
                var few: UInt8 = 0
                for index in start..<Swift.min(start + 255, part.count) where part[index] == byte { few &+= 1 }
                count += Int(few)
            }
            return count
        }
    }

    /// Where the ASCII ends that a range begins with: most text is little else.
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

    /// Whether it is ASCII alone; the compiler makes this loop look at many bytes at a time.
    public var isASCII: Bool {
        var all: UInt8 = 0
        for byte in self { all |= byte }
        return all < 0x80
    }
}
