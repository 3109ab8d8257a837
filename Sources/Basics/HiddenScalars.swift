// Characters that nobody sees, or that change how the rest is seen.

extension Unicode.Scalar {
    /// Whether it is not seen itself, or steers what is seen.
    public var isHidden: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
            0x3164, 0xFEFF, 0xFFF9...0xFFFB:
            true
        default: false
        }
    }

    /// Whether it steers the direction of text, unseen.
    public var steersDirection: Bool {
        switch value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension StringProtocol {
    /// Whether it is ASCII without control characters, as most texts are: then none of it is hidden.
    @inlinable
    public var isPrintableASCII: Bool {
        utf8.withContiguousStorageIfAvailable(areAllPrintableASCII) ?? false
    }
}

@usableFromInline
func areAllPrintableASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = UnsafeRawBufferPointer(bytes)
    guard text.count >= 16 else { return !text.contains { $0 &- 0x20 >= 0x5F } }
    // The last sixteen may overlap those before.
    var other = Sixteen(text, text.count - 16).isNotPrintableASCII
    for start in stride(from: 0, to: text.count - 16, by: 16) {
        other = other .| Sixteen(text, start).isNotPrintableASCII
    }
    return !other.isAny
}

extension UInt32 {
    /// A character's number in at least four hexadecimal digits, as most formats escape it: `0E02`.
    public var fourDigits: String {
        let digits = String(self, radix: 16, uppercase: true)
        return String(repeating: "0", count: Swift.max(0, 4 - digits.utf8.count)) + digits
    }

    /// The number as Unicode writes it: `U+0E02`.
    public var codePointName: String { "U+\(fourDigits)" }
}
