// Which of several ways is taken at each fork, so that all of them are taken in turn.

/// A place in a message where one of several ways is taken.
struct Fork: Hashable {
    /// What is chosen: an argument, or a substitution.
    let name: String
    /// How many ways there are.
    let count: Int
    /// How many branches are around it.
    let depth: Int
}

/// A way through a message's forks.
struct Path {
    private enum Order {
        /// One after the other, the last fork first.
        case all
        /// The way of a number: ways of near numbers part early.
        case spread(Int)
        /// The ways that are settled, and the first at all other forks.
        case settled([String: Int])
    }

    private var order = Order.all
    private var indices: [(index: Int, count: Int)] = []
    private var next = 0
    private var rest = 0
    /// How many parts of the message lie on it.
    var steps = 0
    /// The forks on a settled way, as they came.
    private(set) var forks: [Fork] = []

    /// The first way.
    init() {}

    /// The way of a number, where there are too many to take all.
    init(spread number: Int) {
        order = .spread(number)
        rest = number
    }

    /// The way with these indices at forks of these names.
    init(settled indices: [String: Int]) {
        order = .settled(indices)
    }

    /// Which way to take at a fork.
    mutating func choose(at fork: Fork) -> Int {
        guard fork.count > 1 else { return 0 }
        next += 1
        switch order {
        case .all:
            if next > indices.count { indices.append((0, fork.count)) }
            return indices[next - 1].index
        case .spread(let number):
            if rest == 0 { rest = number + next }
            defer { rest /= fork.count }
            return rest % fork.count
        case .settled(let indices):
            forks.append(fork)
            return min(indices[fork.name] ?? 0, fork.count - 1)
        }
    }

    /// About what it costs to show and to measure the text along it, in bytes.
    func cost(of text: ShownText) -> Int { text.utf8.count + 8 * steps }

    /// Goes on to the next way; false after the last.
    mutating func advance() -> Bool {
        (next, steps) = (0, 0)
        while let last = indices.popLast() {
            if last.index + 1 < last.count {
                indices.append((last.index + 1, last.count))
                return true
            }
        }
        return false
    }
}
