// The choice at each fork of a message, so that all ways are taken in turn.

/// A position in a message with several ways to continue.
struct Fork: Hashable {
    /// The name of the choice: an argument, or a substitution.
    let name: String
    /// The number of ways.
    let count: Int
    /// The number of enclosing branches.
    let depth: Int
}

/// A path through a message's forks.
struct Path {
    private enum Order {
        /// One after the other, starting with the last fork.
        case all
        /// The path with a number: paths with close numbers diverge early.
        case spread(Int)
        /// The ways that are settled, and the first way at all other forks.
        case settled([String: Int])
    }

    private var order = Order.all
    private var indices: [(index: Int, count: Int)] = []
    private var next = 0
    private var rest = 0
    /// The number of parts of the message on the path.
    var steps = 0
    /// The forks on a settled path, in order of occurrence.
    private(set) var forks: [Fork] = []

    /// Creates the first path.
    init() {}

    /// Creates the path with a number, for messages with too many paths to take all.
    init(spread number: Int) {
        order = .spread(number)
        rest = number
    }

    /// Creates the path with these indices at forks with these names.
    init(settled indices: [String: Int]) {
        order = .settled(indices)
    }

    /// Chooses a way at a fork.
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

    /// The approximate cost of displaying and measuring the text along the path, in bytes.
    func cost(of text: ShownText) -> Int { text.utf8.count + 8 * steps }

    /// Advances to the next path; false after the last one.
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
