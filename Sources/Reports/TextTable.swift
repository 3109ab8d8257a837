// Rows of text in terminal columns.

import TextLayout

/// Aligns cells in columns.
package enum TextTable {
    /// The rows as lines; columns in `numbers` are right-aligned.
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

    /// The lines joined into one text.
    package static func text(_ rows: [[String]]) -> String { lines(rows).map { $0 + "\n" }.joined() }
}

extension String {
    /// The text padded with trailing spaces to `width` columns.
    package func padded(to width: Int) -> String { self + spaces(to: width) }

    /// The text padded with leading spaces to `width` columns.
    func padded(before width: Int) -> String { spaces(to: width) + self }

    var withoutTrailingSpaces: String { lastIndex { $0 != " " }.map { String(self[...$0]) } ?? "" }

    private func spaces(to width: Int) -> String {
        String(repeating: " ", count: Swift.max(0, width - Columns.count(self)))
    }
}
