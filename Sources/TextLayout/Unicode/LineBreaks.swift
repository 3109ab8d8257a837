// Where a line may break.

internal import CICU

/// A place where a line may break.
public struct LineBreak: Hashable, Sendable {
    /// The offset in the UTF-8 text of what would start the next line.
    public let offset: Int
    /// Whether the line must break here, as after a line feed.
    public let isMandatory: Bool

    /// A break at an offset.
    public init(offset: Int, isMandatory: Bool) {
        self.offset = offset
        self.isMandatory = isMandatory
    }
}

/// Finds break opportunities, by ICU's line breaker.
///
/// The customs are those of a language, which a locale may change: `ja` breaks before small kana, `ja@lb=strict` and
/// `ja-u-lb-strict` don't. A locale that ICU doesn't know has the customs of the root. A text may have 2 GB, as a
/// catalog may.
public enum LineBreaks {
    /// The places in a UTF-8 text at which a line may or must break, in their order.
    ///
    /// The text's end is not among them, even after a line feed.
    public static func all(in utf8: [UInt8], locale: String) -> [LineBreak] {
        withBreaks(in: utf8, locale: locale) { breaks in
            breaks.map { LineBreak(offset: Int($0.offset), isMandatory: $0.is_mandatory) }
        }
    }

    /// The offsets in a UTF-8 text at which a line may or must break, by the customs of a language; its end is not
    /// among them.
    public static func offsets(in utf8: [UInt8], locale: String) -> [Int] {
        withBreaks(in: utf8, locale: locale) { breaks in breaks.map { Int($0.offset) } }
    }

    private static func withBreaks<Result>(
        in utf8: [UInt8], locale: String, _ body: (Slice<UnsafeMutableBufferPointer<cicu_line_break>>) -> [Result]
    ) -> [Result] {
        // No more breaks than bytes; pages of memory that are not written to cost nothing.
        withUnsafeTemporaryAllocation(of: cicu_line_break.self, capacity: max(1, utf8.count)) { buffer in
            let count = utf8.withUnsafeBytes { bytes in
                cicu_line_breaks(
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count),
                    locale, buffer.baseAddress, Int32(clamping: buffer.count))
            }
            return body(buffer.prefix(Int(count)))
        }
    }
}
