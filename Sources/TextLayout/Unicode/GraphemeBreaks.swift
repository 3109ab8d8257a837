// Where characters, as a person counts them, end.

internal import CICU

/// Finds the ends of graphemes, by ICU's break iterator.
public enum GraphemeBreaks {
    /// The offsets in a UTF-8 text at which its graphemes end, in order: the last is the end of the text.
    ///
    /// They count from where the slice's own indices do.
    public static func ends(in utf8: ArraySlice<UInt8>) -> [Int] {
        // In ASCII only CR LF is more than one byte.
        if !utf8.contains(where: { $0 >= 0x80 || $0 == 0x0D }) { return utf8.indices.map { $0 + 1 } }
        return withUnsafeTemporaryAllocation(of: Int32.self, capacity: utf8.count) { buffer in
            let count = utf8.withUnsafeBytes { bytes in
                cicu_grapheme_ends(
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count),
                    buffer.baseAddress, Int32(clamping: buffer.count))
            }
            return buffer.prefix(Int(count)).map { utf8.startIndex + Int($0) }
        }
    }
}
