// Decodes single scalars of a UTF-8 text.

import Basics

extension Array where Element == UInt8 {
    /// Returns the scalar at an offset and its number of bytes; an invalid byte is a scalar by itself.
    @inline(__always)
    func scalar(at offset: Int) -> (value: UInt32, length: Int) {
        let lead = UInt32(self[offset])
        guard lead >= 0xC0 else { return (lead, 1) }
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard offset + length <= count else { return (lead, 1) }
        var value = lead & (0x7F >> UInt32(length))
        for index in offset + 1..<offset + length { value = value << 6 | UInt32(self[index] & 0x3F) }
        return (value, length)
    }

    /// Returns the scalar that ends at an offset; nil at the start.
    func scalar(before offset: Int) -> UInt32? {
        var start = offset - 1
        guard start >= 0 else { return nil }
        while start > 0, offset - start < 4, self[start] & 0xC0 == 0x80 { start -= 1 }
        return scalar(at: start).value
    }

    /// Returns the scalar at an offset; nil at the end.
    func scalar(from offset: Int) -> UInt32? { offset < count ? scalar(at: offset).value : nil }
}

extension UInt32 {
    /// Whether this is white space of any width, or a line separator.
    var isWhiteSpace: Bool {
        switch self {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }
}
