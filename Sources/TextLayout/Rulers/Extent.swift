// A text measured with every ruler except points.

/// The size of a text in each unit that a limit may use.
///
/// Bytes that are not valid UTF-8 count as what they are displayed as: U+FFFD for each maximal start of a scalar, or
/// for a single byte.
public struct Extent: Hashable, Sendable {
    /// The number of user-perceived characters: those of ICU's break iterator that are visible.
    public private(set) var graphemes = 0
    /// The number of other characters that ICU counts: direction marks, soft hyphens, and zero-width spaces.
    public private(set) var invisible = 0
    /// The number of terminal cells, as ``Columns`` counts them; of several lines, those of the widest.
    public private(set) var columns = 0
    /// The number of Unicode scalars.
    public private(set) var codePoints = 0
    /// The number of UTF-16 code units.
    public private(set) var utf16 = 0
    /// The number of UTF-8 bytes.
    public private(set) var utf8 = 0

    /// Measures a UTF-8 text.
    public init(of text: borrowing Span<UInt8>, columns options: Columns.Options = .init()) {
        var graphemes = GraphemeCounter()
        var columns = ColumnCounter(options)
        var pairs = 0
        var repairs = 0
        var at = 0
        while at < text.count {
            if graphemes.isSettled {
                let run = text.printableASCII(from: at)
                if run > 0 {
                    graphemes.addPlain(run, last: at + run - 1)
                    columns.addASCII(run, last: text[at + run - 1])
                    codePoints += run
                    at += run
                    continue
                }
            }
            let scalar = DecodedScalar(at: at, in: text)
            let kind = ScalarClass(scalar.value)
            if kind.isPlain, graphemes.isSettled {
                graphemes.addPlain(1, last: at)
                columns.addPlain(kind)
            } else {
                graphemes.add(scalar.value, kind, at: at, in: text)
                columns.add(scalar.value, kind)
                if kind.isInvisible { invisible += 1 }
            }
            codePoints += 1
            if scalar.value > 0xFFFF { pairs += 1 }
            if scalar.isRepaired { repairs += DecodedScalar.replacementLength - scalar.length }
            at += scalar.length
        }
        self.graphemes = graphemes.total(in: text) - invisible
        self.columns = columns.total
        utf16 = codePoints + pairs
        utf8 = text.count + repairs
    }

    /// Measures a UTF-8 text.
    public init(of utf8: borrowing [UInt8], columns options: Columns.Options = .init()) {
        self.init(of: utf8.span, columns: options)
    }

    /// Measures a text.
    public init(of text: some StringProtocol, columns options: Columns.Options = .init()) {
        self =
            text.utf8.withContiguousStorageIfAvailable { Extent(of: $0.span, columns: options) }
            ?? Extent(of: Array(text.utf8), columns: options)
    }
}

extension Span where Element == UInt8 {
    /// The number of printable ASCII bytes from an offset on.
    @inline(__always)
    fileprivate func printableASCII(from offset: Int) -> Int {
        var end = offset
        while end < count, self[end] &- 0x20 < 0x5F { end += 1 }
        return end - offset
    }
}
