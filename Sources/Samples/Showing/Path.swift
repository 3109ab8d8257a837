// Which of several ways is taken at each fork, so that all of them are taken in turn.

/// A way through a message's forks.
struct Path {
    private enum Order {
        /// One after the other, the last fork first.
        case all
        /// The way of a number: ways of near numbers part early.
        case spread(Int)
    }

    private var order = Order.all
    private var forks: [(index: Int, count: Int)] = []
    private var next = 0
    private var rest = 0

    /// The first way.
    init() {}

    /// The way of a number, where there are too many to take all.
    init(spread number: Int) {
        order = .spread(number)
        rest = number
    }

    /// Which way to take at a fork of `count` ways.
    mutating func choose(among count: Int) -> Int {
        guard count > 1 else { return 0 }
        next += 1
        switch order {
        case .all:
            if next > forks.count { forks.append((0, count)) }
            return forks[next - 1].index
        case .spread(let number):
            if rest == 0 { rest = number + next }
            defer { rest /= count }
            return rest % count
        }
    }

    /// Goes on to the next way; false after the last.
    mutating func advance() -> Bool {
        next = 0
        while let last = forks.popLast() {
            if last.index + 1 < last.count {
                forks.append((last.index + 1, last.count))
                return true
            }
        }
        return false
    }
}
