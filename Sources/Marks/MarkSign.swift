// The three characters that marks consist of.

/// A character of a mark.
///
/// All of them have no width and no glyph, break no line and survive in every encoding of Unicode.
enum MarkSign {
    /// U+2063 INVISIBLE SEPARATOR, before and after the bits.
    case frame
    /// U+200C ZERO WIDTH NON-JOINER.
    case zero
    /// U+200D ZERO WIDTH JOINER.
    case one

    static let length = 3
    /// The first byte of all three.
    static let lead: UInt8 = 0xE2

    var utf8: [UInt8] {
        switch self {
        case .frame: [0xE2, 0x81, 0xA3]
        case .zero: [0xE2, 0x80, 0x8C]
        case .one: [0xE2, 0x80, 0x8D]
        }
    }

    /// The character at an offset; nil if another is there.
    init?(_ utf8: [UInt8], at offset: Int) {
        guard offset + Self.length <= utf8.count, utf8[offset] == Self.lead else { return nil }
        switch (utf8[offset + 1], utf8[offset + 2]) {
        case (0x81, 0xA3): self = .frame
        case (0x80, 0x8C): self = .zero
        case (0x80, 0x8D): self = .one
        default: return nil
        }
    }
}
