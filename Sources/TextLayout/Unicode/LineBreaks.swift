// Line break opportunities.

internal import CICU

/// Finds break opportunities with ICU's line breaker.
///
/// The rules are those of a language, which a locale may modify: `ja` breaks before small kana, `ja@lb=strict` and
/// `ja-u-lb-strict` don't. A locale that ICU does not know uses the rules of the root. A text may have up to 2 GB, like
/// a catalog.
public enum LineBreaks {
    /// The offsets in a UTF-8 text at which a line may or must break, in order: the starts of possible next lines.
    ///
    /// The end of the text is not among them, even after a line feed.
    public static func offsets(in utf8: [UInt8], locale: String) -> [Int] {
        // There are no more breaks than bytes; unwritten memory pages cost nothing.
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: max(1, utf8.count)) { buffer in
            let count = utf8.withUnsafeBytes { bytes in
                cicu_line_breaks(
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count),
                    locale, buffer.baseAddress, Int32(clamping: buffer.count))
            }
            return buffer.prefix(Int(count)).map { Int($0) }
        }
    }
}
