// Hostile sheets: ten times the size may cost ten times the time, never a hundred.

import Budgets
import TestSupport
import Testing

@Suite("Hostile sheets", .serialized)
struct HostileSheetTests {
    static let hostile = [
        (head: "key,width", piece: ",key"), (head: "key,width", piece: ",bad"), (head: "key,width\na,1", piece: ",x"),
        (head: "key,width\n", piece: "a,-1,\"b\"x,"), (head: "key,width\n", piece: "a,-1\n"),
        (head: "key,width\n\"", piece: "a\n"), (head: "", piece: ","), (head: "[", piece: "{\"bad\":1},"),
        (head: "{\"a\":{", piece: "\"width\":-1,"),
    ]

    @Test("Cost grows with size, whatever the sheet holds", arguments: hostile.indices)
    func growth(index: Int) {
        let (head, piece) = Self.hostile[index]
        func cost(_ count: Int) -> Double {
            let bytes = Array((head + String(repeating: piece, count: count)).utf8)
            return ProcessorTime.least { _ = try? BudgetSheet.read(bytes, file: "budgets.csv") }
        }
        let small = cost(2000)
        let large = cost(20_000)
        #expect(large < 40 * small + 3000, "\(piece.debugDescription) cost \(small), then \(large)")
    }

    @Test("Errors beyond those that are told are counted")
    func count() {
        let bytes = Array(("key,width\n" + String(repeating: "a,-1\n", count: 500)).utf8)
        let error = #expect(throws: InvalidBudgets.self) { try BudgetSheet.read(bytes, file: "budgets.csv") }
        #expect(error?.problems.count == 21)
        #expect(error?.problems.last?.words == "and 480 more errors like these")
        #expect(error?.problems.first?.place?.line == 2)
    }
}
