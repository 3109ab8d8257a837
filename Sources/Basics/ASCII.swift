// Classifies bytes by their meaning in ASCII.

extension UInt8 {
    /// A letter.
    @inlinable public var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
    /// A digit.
    @inlinable public var isDigit: Bool { self &- 0x30 < 10 }
    /// The value of a hexadecimal digit.
    @inlinable public var hexValue: UInt32? {
        if isDigit { return UInt32(self & 0xF) }
        return (self | 0x20) &- 0x61 < 6 ? UInt32(self & 0xF) + 9 : nil
    }
    /// White space or a control character.
    @inlinable public var isSpace: Bool { self <= 0x20 }
}

extension Array where Element == UInt8 {
    /// Whether a text occurs at an offset.
    @inlinable
    public func has(_ text: StaticString, at offset: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard offset >= 0, offset + length <= count else { return false }
        return text.withUTF8Buffer { pattern in (0..<length).allSatisfy { self[offset + $0] == pattern[$0] } }
    }
}
