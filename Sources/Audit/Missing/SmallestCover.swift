// The fewest rows and columns of a table that have all its marks, by Kőnig's theorem.

/// The fewest rows and columns that have every mark of a table.
///
/// Where a row and a column would do, it takes the row.
package struct SmallestCover {
    /// Whether each row is one of them.
    package private(set) var rows: [Bool]
    /// Whether each column is one of them.
    package private(set) var columns: [Bool]

    private let marks: [[Int]]
    /// The row that each column is matched with, and the other way round.
    private var rowOf: [Int?]
    private var columnOf: [Int?]

    /// The cover of a table that has marks in these columns of each row.
    package init(_ marks: [[Int]], columns count: Int) {
        self.marks = marks
        (rowOf, columnOf) = (Array(repeating: nil, count: count), Array(repeating: nil, count: marks.count))
        (rows, columns) = (Array(repeating: true, count: marks.count), Array(repeating: false, count: count))
        for row in marks.indices { match(row) }
        // What can be reached from rows without a match, back and forth, is covered by its columns.
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

    /// Matches a row with a column of its own, for which others may have to take another one.
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

    /// Follows a way back from a column that is free.
    private mutating func take(_ free: Int, _ reachedFrom: [Int?]) {
        var column: Int? = free
        while let taken = column, let row = reachedFrom[taken] {
            column = columnOf[row]
            (rowOf[taken], columnOf[row]) = (row, taken)
        }
    }
}
