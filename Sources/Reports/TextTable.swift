// Rows of text in columns of a terminal.

import TextLayout

/// Sets cells under one another.
package enum TextTable {
    /// Rows as lines, those columns set to the right that hold numbers.
    package static func lines(_ rows: [[String]], numbers: Range<Int> = 0..<0) -> [String] {
        let widths = (rows.first ?? []).indices.map { column in rows.reduce(0) { max($0, Columns.count($1[column])) } }
        return rows.map { row in
            let cells = row.indices.map { column in
                numbers.contains(column)
                    ? row[column].padded(before: widths[column]) : row[column].padded(to: widths[column])
            }
            return cells.joined(separator: "  ").withoutTrailingSpaces
        }
    }

    /// The same as one text.
    package static func text(_ rows: [[String]]) -> String { lines(rows).map { $0 + "\n" }.joined() }
}

extension String {
    /// The text with spaces behind it, so many columns wide.
    package func padded(to width: Int) -> String { self + spaces(to: width) }

    /// The text with spaces before it, so many columns wide.
    func padded(before width: Int) -> String { spaces(to: width) + self }

    var withoutTrailingSpaces: String { lastIndex { $0 != " " }.map { String(self[...$0]) } ?? "" }

    private func spaces(to width: Int) -> String {
        String(repeating: " ", count: Swift.max(0, width - Columns.count(self)))
    }
}
