// Tells UTF-8 from what is not.

enum UTF8Validation {
    /// Whether all of `bytes` is well-formed UTF-8.
    static func isValid(_ bytes: [UInt8]) -> Bool {
        var at = 0
        while at < bytes.count {
            if bytes[at] < 0x80 {
                at += asciiLength(bytes, at)
                continue
            }
            let length = sequenceLength(bytes, at)
            guard length > 0 else { return false }
            at += length
        }
        return true
    }

    /// The length of the ASCII at `index`, or of the first part of it: most text is little else, and the compiler
    /// makes this loop look at many bytes at a time.
    private static func asciiLength(_ bytes: [UInt8], _ index: Int) -> Int {
        let end = min(index + 64, bytes.count)
        var all: UInt8 = 0
        for byte in bytes[index..<end] { all |= byte }
        if all < 0x80 { return end - index }
        var at = index
        while bytes[at] < 0x80 { at += 1 }
        return at - index
    }

    /// How many bytes the sequence at `index` takes; 0 where it is not a well-formed one.
    static func sequenceLength(_ bytes: [UInt8], _ index: Int) -> Int {
        let lead = bytes[index]
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return 0
        }
        guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
        for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
        return length
    }
}
