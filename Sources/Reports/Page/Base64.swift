// Bytes as text (RFC 4648).

import Catalogs

/// Writes bytes as text.
enum Base64 {
    /// The bytes in base 64, padded.
    static func text(_ bytes: [UInt8]) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var output: [UInt8] = []
        output.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var bits: UInt32 = 0
            for byte in group { bits = bits << 8 | UInt32(byte) }
            bits <<= UInt32(8 * (3 - group.count))
            for digit in 0..<4 {
                let isPadding = digit > group.count
                output.append(isPadding ? UInt8(ascii: "=") : digits[Int(bits >> UInt32(18 - 6 * digit) & 63)])
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// The bytes that hexadecimal digits stand for.
    static func bytes(ofHex digits: String) -> [UInt8] {
        let values = digits.utf8.map { UInt8($0 < 0x3A ? $0 &- 0x30 : ($0 | 0x20) &- 0x57) & 15 }
        return stride(from: 0, to: values.count - 1, by: 2).map { values[$0] << 4 | values[$0 + 1] }
    }
}
