// A terminal as a box: one-row lines measured in columns.

/// Measures lines in terminal columns, as ``Columns`` counts them; a row has the height 1.
///
/// Line breaking at soft hyphens omits the others, so they take no columns here.
public struct ColumnRuler: LineRuler {
    private var options: Columns.Options

    /// Creates a ruler for a terminal.
    public init(_ options: Columns.Options = .init()) {
        self.options = options
        self.options.softHyphenIsSeen = false
    }

    /// The number of columns in a line.
    public func width(of utf8: ArraySlice<UInt8>) -> Double {
        Double(Extent(of: utf8.span, columns: options).columns)
    }

    /// One row, whatever its content.
    public func ink(of utf8: ArraySlice<UInt8>) -> Ink { Ink(above: 1, below: 0) }

    /// One row.
    public var line: LineMetrics { LineMetrics(ascent: 1, descent: 0, gap: 0) }
}
