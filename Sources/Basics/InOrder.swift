// Runs tasks concurrently, and delivers their results in order.

/// Runs tasks over a list, a few at a time, and delivers their results in the list's order.
public enum InOrder {
    /// The default number of concurrent tasks: enough for the cores of a large machine, few enough to limit memory use.
    public static let width = 8

    /// Runs `work` on the items, `width` at a time; `consume` receives the results one by one.
    public static func run<Item: Sendable, Result: Sendable, Failure: Error>(
        _ items: [Item], width: Int = width, _ work: @escaping @Sendable (Int, Item) async -> Result,
        _ consume: (Int, Result) throws(Failure) -> Void
    ) async throws(Failure) {
        let failure = await withTaskGroup(of: (Int, Result).self) { group -> Failure? in
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
            while let (index, result) = await group.next() {
                waiting[index] = result
                while let ready = waiting.removeValue(forKey: turn) {
                    do throws(Failure) {
                        try consume(turn, ready)
                    } catch {
                        group.cancelAll()
                        return error
                    }
                    turn += 1
                    start()
                }
            }
            return nil
        }
        if let failure { throw failure }
    }
}
