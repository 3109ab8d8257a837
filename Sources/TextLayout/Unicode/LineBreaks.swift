// Where a line may break.

internal import CICU

/// Finds break opportunities, by ICU's line breaker.
///
/// The customs are those of a language, which a locale may change: `ja` breaks before small kana, `ja@lb=strict` and
/// `ja-u-lb-strict` don't. A locale that ICU doesn't know has the customs of the root. A text may have 2 GB, as a
/// catalog may.
public enum LineBreaks {
    /// The offsets in a UTF-8 text at which a line may or must break, in their order: where what would start the next
    /// line stands.
    ///
    /// The text's end is not among them, even after a line feed.
    public static func offsets(in utf8: [UInt8], locale: String) -> [Int] {
        // No more breaks than bytes; pages of memory that are not written to cost nothing.
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
