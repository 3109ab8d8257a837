// Work on many things at once, results one after the other.

/// Runs tasks over a list, a few at a time, and hands their results on in the list's order.
public enum InOrder {
    /// How many run at once: enough for the cores of a large machine, few enough to keep memory small.
    private static let width = 8

    /// Runs `work` on each item; `consume` gets the results one by one.
    public static func run<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ work: @escaping @Sendable (Int, Item) async -> Result,
        _ consume: (Int, Result) throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: (Int, Result).self) { group in
            var next = 0
            var waiting: [Int: Result] = [:]
            func start() {
                guard next < items.count else { return }
                let index = next
                let item = items[index]
                next += 1
                group.addTask { (index, await work(index, item)) }
            }
            for _ in 0..<width { start() }
            var turn = 0
            while let (index, result) = try await group.next() {
                waiting[index] = result
                while let ready = waiting.removeValue(forKey: turn) {
                    try consume(turn, ready)
                    turn += 1
                    start()
                }
            }
        }
    }
}
