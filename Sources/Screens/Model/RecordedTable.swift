// A table on a screen, whose columns share its width.

/// What decides the widths of the columns of a table: they are laid out by what their cells need.
package struct RecordedTable: Hashable, Sendable {
    /// How much wider it can get inside of what is around it.
    package var spare: Double
    /// Where what is around the table hides or scrolls what is wider.
    package var edge: Double?
    /// From left to right.
    package var columns: [Column]

    package init(spare: Double, edge: Double? = nil, columns: [Column]) {
        (self.spare, self.edge, self.columns) = (spare, edge, columns)
    }

    /// A column of cells.
    package struct Column: Hashable, Sendable {
        package var left: Double
        package var width: Double
        /// The width that it needs if all lines in it break.
        package var word: Double
        /// The width that it needs if no line breaks, or that a style sheet gives it.
        package var line: Double

        package init(left: Double, width: Double, word: Double, line: Double) {
            (self.left, self.width, self.word, self.line) = (left, width, word, line)
        }
    }
}

/// The cell of a table that holds a text.
package struct RecordedCell: Hashable, Sendable {
    /// The table, by its position on the screen.
    package var table: Int
    package var row: Int
    package var column: Int
    /// The width that the cell needs if all its lines break.
    package var word: Double
    /// The width that the cell needs if no line breaks.
    package var line: Double
    /// Whether its lines break nowhere.
    package var isOneLine: Bool

    package init(table: Int, row: Int, column: Int, word: Double, line: Double, isOneLine: Bool = false) {
        (self.table, self.row, self.column, self.word, self.line) = (table, row, column, word, line)
        self.isOneLine = isOneLine
    }
}
