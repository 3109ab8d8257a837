// The fewest rows and columns that contain all marks of a table, compared with trying all of them.

import Audit
import TestSupport
import Testing

@Suite("The smallest cover of a table")
struct SmallestCoverTests {
    /// Returns the fewest rows and columns with every mark, by trying each set of rows: the other marks need columns.
    private static func fewest(_ marks: [[Int]]) -> Int {
        (0..<(1 << marks.count)).map { set in
            let left = marks.indices.filter { set & (1 << $0) == 0 }
            return marks.count - left.count + Set(left.flatMap { marks[$0] }).count
        }.min() ?? 0
    }

    @Test("It contains every mark, and no cover is smaller")
    func smallest() {
        var random = RandomNumbers(seed: 7)
        for _ in 0..<500 {
            let (rows, columns) = (Int.random(in: 0...8, using: &random), Int.random(in: 1...8, using: &random))
            let share = Double.random(in: 0...1, using: &random)
            let marks = (0..<rows).map { _ in
                (0..<columns).filter { _ in Double.random(in: 0...1, using: &random) < share }
            }
            let cover = SmallestCover(marks, columns: columns)
            for (row, own) in marks.enumerated() {
                for column in own { #expect(cover.rows[row] || cover.columns[column], "\(marks)") }
            }
            let size = cover.rows.count { $0 } + cover.columns.count { $0 }
            #expect(size == Self.fewest(marks), "\(marks)")
        }
    }
}
