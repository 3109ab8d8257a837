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

    @Test("Cost is linear in size, whatever the sheet contains", arguments: hostile.indices)
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

    @Test(
        "A sheet that is not text, or that contains merge conflict markers, is an error",
        arguments: [
            (Array("key,max\nK".utf8) + [0xE4, 0x2C, 0x35], 2, "not valid UTF-8"),
            (Array("key,max\na,1\n<<<<<<< x\nb,2\n=======\nb,3\n>>>>>>> y\n".utf8), 3, "unresolved merge conflict"),
        ])
    func noText(bytes: [UInt8], line: Int, words: String) {
        let error = #expect(throws: InvalidBudgets.self) { try BudgetSheet.read(bytes, file: "budgets.csv") }
        let found = error?.problems.contains { $0.place?.line == line && $0.words.contains(words) }
        #expect(found == true, "\(String(describing: error))")
    }

    @Test("Errors beyond the reported ones are counted")
    func count() {
        let bytes = Array(("key,width\n" + String(repeating: "a,-1\n", count: 500)).utf8)
        let error = #expect(throws: InvalidBudgets.self) { try BudgetSheet.read(bytes, file: "budgets.csv") }
        #expect(error?.problems.count == 21)
        #expect(error?.problems.last?.words == "and 480 more errors like these")
        #expect(error?.problems.first?.place?.line == 2)
    }
}
