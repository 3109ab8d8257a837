// Text measured in the cells of a terminal.

/// Counts terminal columns, by ICU's tables.
///
/// - Two: wide and full-width characters of East Asia; emoji, whatever they are joined of; what U+FE0F asks to be
///   an emoji's picture. U+FE0E narrows nothing, as UAX #11 has it.
/// - None: controls, marks that take no space, format characters, vowels and finals of Hangul after their consonant, and
///   what is ignored by default. But a soft hyphen is one, as in most terminals, and so are the signs that hold Arabic numbers.
/// - A tab goes to the next multiple of eight from the start of its line.
/// - One: all else.
///
/// A text of several lines is as wide as its widest.
public enum Columns {
    /// What terminals do not agree on.
    public struct Options: Hashable, Sendable {
        /// Whether characters that are wide only in East Asian fonts, such as Greek letters, are two columns.
        public var ambiguousIsWide: Bool
        /// Whether a soft hyphen takes a column; what breaks lines at them shows no other.
        var softHyphenIsSeen = true

        /// Options; ambiguous characters are narrow unless asked for.
        public init(ambiguousIsWide: Bool = false) {
            self.ambiguousIsWide = ambiguousIsWide
        }
    }

    static let tabWidth = 8

    /// How many columns `text` takes.
    public static func count(_ text: some StringProtocol, _ options: Options = .init()) -> Int {
        Extent(of: text, columns: options).columns
    }

    /// The longest beginning of `text` that takes at most `limit` columns, never cut inside a character.
    public static func prefix(_ text: String, upTo limit: Int, _ options: Options = .init()) -> Substring {
        let length =
            text.utf8.withContiguousStorageIfAvailable { fittingLength(of: $0.span, limit, options) }
            ?? fittingLength(of: Array(text.utf8).span, limit, options)
        return text[..<text.utf8.index(text.startIndex, offsetBy: length)]
    }

    /// How many bytes from the start on take at most `limit` columns and end no character halfway.
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
