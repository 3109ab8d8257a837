// Single scalars as UTF-8 bytes.

/// Appends one scalar as UTF-8; a surrogate or a number beyond Unicode becomes U+FFFD.
func appendScalar(_ scalar: UInt32, to output: inout [UInt8]) {
    let value = Unicode.Scalar(scalar)?.value ?? 0xFFFD
    switch value {
    case 0..<0x80:
        output.append(UInt8(value))
    case 0x80..<0x800:
        output.append(UInt8(0xC0 | value >> 6))
        output.append(UInt8(0x80 | value & 0x3F))
    case 0x800..<0x10000:
        output.append(UInt8(0xE0 | value >> 12))
        output.append(UInt8(0x80 | value >> 6 & 0x3F))
        output.append(UInt8(0x80 | value & 0x3F))
    default:
        output.append(UInt8(0xF0 | value >> 18))
        output.append(UInt8(0x80 | value >> 12 & 0x3F))
        output.append(UInt8(0x80 | value >> 6 & 0x3F))
        output.append(UInt8(0x80 | value & 0x3F))
    }
}

/// The scalar that a surrogate pair encodes; nil if it is not a pair.
func surrogatePair(_ high: UInt32, _ low: UInt32) -> UInt32? {
    guard high & 0xFC00 == 0xD800, low & 0xFC00 == 0xDC00 else { return nil }
    return 0x10000 + ((high & 0x3FF) << 10 | (low & 0x3FF))
}

/// An uppercase ASCII hexadecimal digit.
func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}

extension Array where Element == UInt8 {
    /// A range without the white space and control characters at its ends.
    package func trimmed(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, self[start] <= 0x20 { start += 1 }
        while end > start, self[end - 1] <= 0x20 { end -= 1 }
        return start..<end
    }
}
