// The fewest rows and columns of a table that contain all its marks, by Kőnig's theorem.

/// The fewest rows and columns that contain every mark of a table.
///
/// If either a row or a column would do, it takes the row.
package struct SmallestCover {
    /// Whether each row is part of the cover.
    package private(set) var rows: [Bool]
    /// Whether each column is part of the cover.
    package private(set) var columns: [Bool]

    private let marks: [[Int]]
    /// The row that each column is matched with, and vice versa.
    private var rowOf: [Int?]
    private var columnOf: [Int?]

    /// Computes the cover of a table with marks in these columns of each row.
    package init(_ marks: [[Int]], columns count: Int) {
        self.marks = marks
        (rowOf, columnOf) = (Array(repeating: nil, count: count), Array(repeating: nil, count: marks.count))
        (rows, columns) = (Array(repeating: true, count: marks.count), Array(repeating: false, count: count))
        for row in marks.indices { match(row) }
        // Whatever is reachable from unmatched rows by alternating paths is covered by its columns.
        var open = marks.indices.filter { columnOf[$0] == nil }
        for row in open { rows[row] = false }
        while let row = open.popLast() {
            for column in marks[row] where !columns[column] {
                columns[column] = true
                if let next = rowOf[column], rows[next] {
                    rows[next] = false
                    open.append(next)
                }
            }
        }
    }

    /// Matches a row with its own column, possibly rematching others.
    private mutating func match(_ row: Int) {
        var reachedFrom = [Int?](repeating: nil, count: rowOf.count)
        var open = [row]
        var next = 0
        while next < open.count {
            let current = open[next]
            next += 1
            for column in marks[current] where reachedFrom[column] == nil {
                reachedFrom[column] = current
                guard let other = rowOf[column] else { return take(column, reachedFrom) }
                open.append(other)
            }
        }
    }

    /// Follows an augmenting path back from a free column.
    private mutating func take(_ free: Int, _ reachedFrom: [Int?]) {
        var column: Int? = free
        while let taken = column, let row = reachedFrom[taken] {
            column = columnOf[row]
            (rowOf[taken], columnOf[row]) = (row, taken)
        }
    }
}
