// Strings of binary property lists.

enum BinaryText {
    /// Decodes one byte per character; anything that is not ASCII is Latin-1, as in Foundation.
    static func decodeASCII(_ bytes: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        if bytes[range].allSatisfy({ $0 < 0x80 }) {
            output.append(contentsOf: bytes[range])
        } else {
            for byte in bytes[range] { appendScalar(UInt32(byte), to: &output) }
        }
    }

    /// Appends big-endian UTF-16 as UTF-8.
    static func decodeUTF16(_ bytes: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        var units: [UInt16] = []
        units.reserveCapacity(range.count / 2)
        for at in stride(from: range.lowerBound, to: range.upperBound - 1, by: 2) {
            units.append(UInt16(bytes[at]) << 8 | UInt16(bytes[at + 1]))
        }
        output.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
    }

    /// A string object: its marker, its length, its characters.
    package static func object(_ utf8: [UInt8]) -> [UInt8] {
        if utf8.allSatisfy({ $0 < 0x80 }) { return marker(0x50, count: utf8.count) + utf8 }
        let units = Array(String(decoding: utf8, as: UTF8.self).utf16)
        return marker(0x60, count: units.count)
            + units.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }

    private static func marker(_ kind: UInt8, count: Int) -> [UInt8] {
        if count < 15 { return [kind | UInt8(count)] }
        let width = count <= 0xFF ? 1 : count <= 0xFFFF ? 2 : 4
        return [kind | 0x0F, 0x10 | UInt8(width.trailingZeroBitCount)] + bigEndian(count, width: width)
    }

    /// A number in `width` bytes, most significant first.
    static func bigEndian(_ number: Int, width: Int) -> [UInt8] {
        (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
