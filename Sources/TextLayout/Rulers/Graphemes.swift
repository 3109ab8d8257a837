// Text measured in characters as a person counts them.

internal import CICU

/// Counts graphemes, as ICU's break iterator does.
///
/// A text may have 2 GB, as a catalog may.
public enum Graphemes {
    /// How many characters a UTF-8 text has.
    public static func count(_ utf8: [UInt8]) -> Int { Extent(of: utf8).graphemes }

    /// The last offset in a UTF-8 text, at or before `offset`, that is not inside a character.
    public static func boundary(in utf8: borrowing Span<UInt8>, upTo offset: Int) -> Int {
        utf8.withUnsafeBytes { bytes in
            Int(
                cicu_grapheme_boundary(
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count),
                    Int32(clamping: max(0, min(offset, bytes.count)))))
        }
    }
}
