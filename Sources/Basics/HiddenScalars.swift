// Characters that are invisible, or that change how others are displayed.

extension Unicode.Scalar {
    /// Whether the scalar is invisible, or affects how others are displayed.
    public var isHidden: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
            0x3164, 0xFEFF, 0xFFF9...0xFFFB:
            true
        default: false
        }
    }

    /// Whether the scalar invisibly controls the direction of text.
    public var steersDirection: Bool {
        switch value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension StringProtocol {
    /// Whether the text is printable ASCII, like most texts, so that nothing in it is hidden.
    @inlinable
    public var isPrintableASCII: Bool {
        utf8.withContiguousStorageIfAvailable(areAllPrintableASCII) ?? false
    }
}

@usableFromInline
func areAllPrintableASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = UnsafeRawBufferPointer(bytes)
    guard text.count >= 16 else { return !text.contains { $0 &- 0x20 >= 0x5F } }
    // The last sixteen may overlap the ones before.
    var other = Sixteen(text, text.count - 16).isNotPrintableASCII
    for start in stride(from: 0, to: text.count - 16, by: 16) {
        other = other .| Sixteen(text, start).isNotPrintableASCII
    }
    return !other.isAny
}

extension UInt32 {
    /// The number in at least four hexadecimal digits, as most formats escape characters: `0E02`.
    public var fourDigits: String {
        let digits = String(self, radix: 16, uppercase: true)
        return String(repeating: "0", count: Swift.max(0, 4 - digits.utf8.count)) + digits
    }

    /// The number in Unicode notation: `U+0E02`.
    public var codePointName: String { "U+\(fourDigits)" }
}
