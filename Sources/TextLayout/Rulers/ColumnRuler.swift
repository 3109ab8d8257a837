// A terminal as a box has it: lines of one row, measured in columns.

/// Measures lines in the columns of a terminal, as ``Columns`` counts them; a row is one high.
///
/// What breaks lines at soft hyphens leaves the others out, so that they take no column here.
public struct ColumnRuler: LineRuler {
    private var options: Columns.Options

    /// A ruler for a terminal.
    public init(_ options: Columns.Options = .init()) {
        self.options = options
        self.options.softHyphenIsSeen = false
    }

    /// The columns of a line.
    public func width(of utf8: ArraySlice<UInt8>) -> Double {
        Double(Extent(of: utf8.span, columns: options).columns)
    }

    /// A row, whatever stands in it.
    public func ink(of utf8: ArraySlice<UInt8>) -> Ink { Ink(above: 1, below: 0) }

    /// A row.
    public var line: LineMetrics { LineMetrics(ascent: 1, descent: 0, gap: 0) }
}
