// Where a line may break.

internal import CICU

/// Finds break opportunities, by ICU's line breaker.
public enum LineBreaks {
    /// The offsets in a UTF-8 text at which a line may or must break, by the customs of a language; its end is not
    /// among them.
    public static func offsets(in utf8: [UInt8], locale: String) -> [Int] {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: max(1, utf8.count)) { buffer in
            let count = utf8.withUnsafeBytes { bytes in
                cicu_line_breaks(
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(truncatingIfNeeded: bytes.count),
                    locale, buffer.baseAddress, Int32(truncatingIfNeeded: utf8.count))
            }
            return buffer.prefix(Int(count)).map(Int.init)
        }
    }
}
