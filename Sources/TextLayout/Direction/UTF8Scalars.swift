// The scalars of UTF-8 bytes with their places.

extension Array where Element == UInt8 {
    /// Calls for each scalar in a range; a byte that is part of none is a replacement character.
    func forEachScalar(in range: Range<Int>, _ body: (Range<Int>, Unicode.Scalar) -> Void) {
        var at = range.lowerBound
        while at < range.upperBound {
            if self[at] < 0x80 {
                body(at..<at + 1, Unicode.Scalar(self[at]))
                at += 1
                continue
            }
            let (scalar, length) = scalar(at: at, before: range.upperBound)
            body(at..<at + length, scalar)
            at += length
        }
    }

    private func scalar(at offset: Int, before end: Int) -> (Unicode.Scalar, length: Int) {
        let flaw: (Unicode.Scalar, length: Int) = ("\u{FFFD}", 1)
        let (length, least): (Int, UInt32)
        var value = UInt32(self[offset])
        switch self[offset] {
        case 0xC2...0xDF: (length, least, value) = (2, 0x80, value & 0x1F)
        case 0xE0...0xEF: (length, least, value) = (3, 0x800, value & 0x0F)
        case 0xF0...0xF4: (length, least, value) = (4, 0x10000, value & 0x07)
        default: return flaw
        }
        guard offset + length <= end else { return flaw }
        for next in self[offset + 1..<offset + length] {
            guard next & 0xC0 == 0x80 else { return flaw }
            value = value << 6 | UInt32(next & 0x3F)
        }
        guard value >= least, let scalar = Unicode.Scalar(value) else { return flaw }
        return (scalar, length)
    }
}
