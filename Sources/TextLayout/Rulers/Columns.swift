// Text measured in terminal cells.

/// Counts terminal columns with ICU's tables.
///
/// - Two: wide and full-width East Asian characters; emoji, including joined sequences; characters that U+FE0F turns
///   into an emoji picture. U+FE0E narrows nothing, as in UAX #11.
/// - None: controls, marks without width, format characters, vowels and finals of Hangul after their consonant, and
///   default ignorable characters. The exceptions are a soft hyphen, which takes one as in most terminals, and the
///   signs that enclose Arabic numbers.
/// - A tab advances to the next multiple of eight from the start of its line.
/// - One: everything else.
///
/// A text of several lines is as wide as its widest.
public enum Columns {
    /// Options in which terminals differ.
    public struct Options: Hashable, Sendable {
        /// Whether characters that are wide only in East Asian fonts, such as Greek letters, take two columns.
        public var ambiguousIsWide: Bool
        /// Whether a soft hyphen takes a column; line breaking displays only the ones at line ends.
        var softHyphenIsSeen = true

        /// Creates options; ambiguous characters are narrow by default.
        public init(ambiguousIsWide: Bool = false) {
            self.ambiguousIsWide = ambiguousIsWide
        }
    }

    static let tabWidth = 8

    /// The number of columns in `text`.
    public static func count(_ text: some StringProtocol, _ options: Options = .init()) -> Int {
        Extent(of: text, columns: options).columns
    }

    /// The longest prefix of `text` that takes at most `limit` columns, never cut inside of a character.
    public static func prefix(_ text: String, upTo limit: Int, _ options: Options = .init()) -> Substring {
        let length =
            text.utf8.withContiguousStorageIfAvailable { fittingLength(of: $0.span, limit, options) }
            ?? fittingLength(of: Array(text.utf8).span, limit, options)
        return text[..<text.utf8.index(text.startIndex, offsetBy: length)]
    }

    /// The number of bytes at the start that take at most `limit` columns and end at a character boundary.
    private static func fittingLength(of utf8: borrowing Span<UInt8>, _ limit: Int, _ options: Options) -> Int {
        var counter = ColumnCounter(options)
        var at = 0
        while at < utf8.count {
            let scalar = DecodedScalar(at: at, in: utf8)
            counter.add(scalar.value, ScalarClass(scalar.value))
            guard counter.total <= limit else { break }
            at += scalar.length
        }
        return Graphemes.boundary(in: utf8, upTo: at)
    }
}
