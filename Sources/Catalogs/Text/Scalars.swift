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

/// The value of an ASCII hexadecimal digit.
func hexValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
}

extension Array where Element == UInt8 {
    /// Where `needle` first stands at or after `start`.
    func firstOffset(of needle: StaticString, from start: Int = 0) -> Int? {
        let length = needle.utf8CodeUnitCount
        guard length > 0, count >= length else { return nil }
        return needle.withUTF8Buffer { pattern in
            var at = start
            while at + length <= count {
                if self[at] == pattern[0], (1..<length).allSatisfy({ self[at + $0] == pattern[$0] }) { return at }
                at += 1
            }
            return nil
        }
    }

    /// Whether `needle` stands at `offset`.
    func has(_ needle: StaticString, at offset: Int) -> Bool {
        let length = needle.utf8CodeUnitCount
        guard offset >= 0, offset + length <= count else { return false }
        return needle.withUTF8Buffer { pattern in (0..<length).allSatisfy { self[offset + $0] == pattern[$0] } }
    }
}
