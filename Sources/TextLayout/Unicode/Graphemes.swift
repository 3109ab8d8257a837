// The boundaries of characters.

internal import CICU

/// Finds the ends of graphemes like ICU's break iterator: those that ``Extent`` counts, and invisible ones between
/// them.
///
/// A text may have up to 2 GB, like a catalog.
public enum Graphemes {
    /// The last offset in a UTF-8 text, at or before `offset`, that is not inside a character.
    public static func boundary(in utf8: borrowing Span<UInt8>, upTo offset: Int) -> Int {
        utf8.withUnsafeBytes { bytes in
            Int(
                cicu_grapheme_boundary(
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count),
                    Int32(clamping: max(0, min(offset, bytes.count)))))
        }
    }

    /// The offsets in a UTF-8 text at which its graphemes end, in order: the last is the end of the text.
    ///
    /// They are in terms of the slice's own indices.
    public static func ends(in utf8: ArraySlice<UInt8>) -> [Int] {
        // In ASCII, only CR LF has more than one byte.
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
