// Distributes work on a list over the cores; each core keeps its own state.

import Dispatch
import Synchronization

/// Distributes work on a list over the cores.
public enum Workers {
    /// The number of cores, as reported by the system.
    public static var count: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// The result of `work` for each item, in the list's order.
    ///
    /// Each worker takes the next free item, and passes its own state from one to the next.
    public static func run<Item: Sendable, State, Result: Sendable>(
        _ items: [Item], state: @escaping @Sendable () -> State,
        _ work: @escaping @Sendable (inout State, Item) -> Result
    ) async -> [Result] {
        let board = Board<Result>(items.count)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<min(count, items.count) {
                group.addTask {
                    var own = state()
                    while let index = board.take() { board.put(work(&own, items[index]), at: index) }
                }
            }
        }
        return board.results
    }

    /// The result of `work` for each number below a count, in order; blocks until all are done.
    public static func now<Result: Sendable>(_ count: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
        let board = Board<Result>(count)
        DispatchQueue.concurrentPerform(iterations: count) { board.put(work($0), at: $0) }
        return board.results
    }

    /// Splits the numbers below a count into ranges of about equal length, a few per core; a single one if they are
    /// few.
    public static func stretches(of count: Int) -> [Range<Int>] {
        let length = max(4096, count / (Workers.count * 2) + 1)
        return stride(from: 0, to: count, by: length).map { $0..<min($0 + length, count) }
    }

    /// Concatenates lists; most of the time of large copies is spent on pages that were never touched.
    public static func joined<Element: Sendable>(_ parts: [[Element]]) -> [Element] {
        guard parts.count > 1 else { return parts.first ?? [] }
        var count = 0
        let starts = parts.map { part in
            defer { count += part.count }
            return count
        }
        guard count > 0 else { return [] }
        return [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
            nonisolated(unsafe) let buffer = buffer
            _ = now(parts.count) { index in
                _ = UnsafeMutableBufferPointer(rebasing: buffer[starts[index]...].prefix(parts[index].count))
                    .initialize(fromContentsOf: parts[index])
            }
            initialized = count
        }
    }

    /// The items to take and the results.
    private final class Board<Result: Sendable>: Sendable {
        private let next = Mutex(0)
        private let done: Mutex<[Result?]>

        init(_ count: Int) { done = Mutex(Array(repeating: nil, count: count)) }

        func take() -> Int? {
            let count = done.withLock { $0.count }
            return next.withLock { next in
                guard next < count else { return nil }
                next += 1
                return next - 1
            }
        }

        func put(_ result: Result, at index: Int) { done.withLock { $0[index] = result } }

        var results: [Result] { done.withLock { $0.compactMap(\.self) } }
    }
}
