// Decodes scalars from UTF-8.

/// A scalar and the number of bytes it was decoded from.
struct DecodedScalar {
    static let tab: UInt32 = 0x09
    static let lineFeed: UInt32 = 0x0A
    static let carriageReturn: UInt32 = 0x0D
    static let softHyphen: UInt32 = 0xAD
    static let joiner: UInt32 = 0x200D
    static let emojiSelector: UInt32 = 0xFE0F
    static let replacement: UInt32 = 0xFFFD
    static let replacementLength = 3

    let value: UInt32
    /// The number of bytes.
    let length: Int
    /// Whether it replaces invalid bytes.
    let isRepaired: Bool

    var scalar: Unicode.Scalar { Unicode.Scalar(value) ?? "\u{FFFD}" }

    @inline(__always)
    private init(_ value: UInt32, _ length: Int) { (self.value, self.length, isRepaired) = (value, length, false) }

    @inline(__always)
    private init(repairing length: Int) { (value, self.length, isRepaired) = (Self.replacement, length, true) }

    /// Decodes the scalar at an offset.
    ///
    /// Invalid bytes yield a replacement character for each maximal start of a scalar, or for a single byte, as Unicode
    /// recommends.
    @inline(__always)
    init(at offset: Int, in utf8: borrowing Span<UInt8>) {
        let lead = UInt32(utf8[offset])
        if lead < 0x80 {
            self.init(lead, 1)
            return
        }
        // Some lead bytes restrict the next: no overlong forms, no surrogates, nothing past the last scalar.
        let second = Self.byte(offset + 1, utf8)
        let isContinued: Bool
        switch lead {
        case 0xC2...0xEC, 0xEE, 0xEF, 0xF1...0xF3:
            isContinued = second & 0xC0 == 0x80 && (lead != 0xE0 || second >= 0xA0)
        case 0xED: isContinued = 0x80...0x9F ~= second
        case 0xF0: isContinued = 0x90...0xBF ~= second
        case 0xF4: isContinued = 0x80...0x8F ~= second
        default: isContinued = false
        }
        guard isContinued else {
            self.init(repairing: 1)
            return
        }
        if lead < 0xE0 {
            self.init((lead & 0x1F) << 6 | second & 0x3F, 2)
            return
        }
        let third = Self.byte(offset + 2, utf8)
        guard third & 0xC0 == 0x80 else {
            self.init(repairing: 2)
            return
        }
        if lead < 0xF0 {
            self.init((lead & 0x0F) << 12 | (second & 0x3F) << 6 | third & 0x3F, 3)
            return
        }
        let fourth = Self.byte(offset + 3, utf8)
        guard fourth & 0xC0 == 0x80 else {
            self.init(repairing: 3)
            return
        }
        self.init((lead & 0x07) << 18 | (second & 0x3F) << 12 | (third & 0x3F) << 6 | fourth & 0x3F, 4)
    }

    /// The byte at an offset; past the end, a byte that continues nothing.
    @inline(__always)
    private static func byte(_ offset: Int, _ utf8: borrowing Span<UInt8>) -> UInt32 {
        offset < utf8.count ? UInt32(utf8[offset]) : 0
    }
}

extension Array where Element == UInt8 {
    /// Calls `body` for each scalar in a range, with its range.
    func forEachScalar(in range: Range<Int>, _ body: (Range<Int>, Unicode.Scalar) -> Void) {
        let bytes = span.extracting(first: range.upperBound)
        var at = range.lowerBound
        while at < range.upperBound {
            let decoded = DecodedScalar(at: at, in: bytes)
            body(at..<at + decoded.length, decoded.scalar)
            at += decoded.length
        }
    }
}
