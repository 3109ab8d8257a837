// Myers' shortest edit script, found from both ends in linear space; beyond a bound, a good approximation.

/// The fewest lines that turn one list of lines into another.
///
/// A diagonal is how far the old text is ahead. For each diagonal, the furthest place reachable with n changes is kept,
/// from the beginning and from the end, until both meet. If they do not meet within `most` changes, the best place so far
/// splits the search, so the work is at most `most` times the number of lines.
struct ShortestPath {
    /// The maximum number of changes to follow from each end.
    static let most = 256

    private let old: [Int]
    private let new: [Int]
    /// The furthest places by diagonal, starting at `-new.count - 1`.
    private var forward: [Int]
    private var backward: [Int]

    /// A box between two places of both lists.
    private struct Box {
        var low: Int
        var high: Int
        var newLow: Int
        var newHigh: Int
    }

    init(_ old: [Int], _ new: [Int]) {
        (self.old, self.new) = (old, new)
        forward = [Int](repeating: 0, count: old.count + new.count + 3)
        backward = forward
    }

    /// Calls a closure for each line that is removed and each that is added.
    mutating func forEachChange(old removed: (Int) -> Void, new added: (Int) -> Void) {
        var open = [Box(low: 0, high: old.count, newLow: 0, newHigh: new.count)]
        while var box = open.popLast() {
            while box.low < box.high, box.newLow < box.newHigh, old[box.low] == new[box.newLow] {
                (box.low, box.newLow) = (box.low + 1, box.newLow + 1)
            }
            while box.low < box.high, box.newLow < box.newHigh, old[box.high - 1] == new[box.newHigh - 1] {
                (box.high, box.newHigh) = (box.high - 1, box.newHigh - 1)
            }
            guard box.low < box.high, box.newLow < box.newHigh else {
                for line in box.low..<box.high { removed(line) }
                for line in box.newLow..<box.newHigh { added(line) }
                continue
            }
            let (at, to) = middle(of: box)
            open.append(Box(low: box.low, high: at, newLow: box.newLow, newHigh: to))
            open.append(Box(low: at, high: box.high, newLow: to, newHigh: box.newHigh))
        }
    }

    /// A place on a shortest path through a box, or on a good one; the lines at both ends of the box differ.
    private mutating func middle(of box: Box) -> (old: Int, new: Int) {
        let base = new.count + 1
        let (first, last) = (box.low - box.newHigh, box.high - box.newLow)
        let (start, end) = (box.low - box.newLow, box.high - box.newHigh)
        var (front, back) = (start...start, end...end)
        let isOdd = !(start - end).isMultiple(of: 2)
        forward[base + start] = box.low
        backward[base + end] = box.high
        for changes in 1... {
            front = Self.widened(front, first, last) { forward[base + $0] = -1 }
            for diagonal in stride(from: front.upperBound, through: front.lowerBound, by: -2) {
                let (below, above) = (forward[base + diagonal - 1], forward[base + diagonal + 1])
                var at = below >= above ? below + 1 : above
                while at < box.high, at - diagonal < box.newHigh, old[at] == new[at - diagonal] { at += 1 }
                forward[base + diagonal] = at
                if isOdd, back.contains(diagonal), backward[base + diagonal] <= at { return (at, at - diagonal) }
            }
            back = Self.widened(back, first, last) { backward[base + $0] = .max }
            for diagonal in stride(from: back.upperBound, through: back.lowerBound, by: -2) {
                let (below, above) = (backward[base + diagonal - 1], backward[base + diagonal + 1])
                var at = below < above ? below : above - 1
                while at > box.low, at - diagonal > box.newLow, old[at - 1] == new[at - diagonal - 1] { at -= 1 }
                backward[base + diagonal] = at
                if !isOdd, front.contains(diagonal), at <= forward[base + diagonal] { return (at, at - diagonal) }
            }
            if changes >= Self.most { break }
        }
        return best(in: box, front, back)
    }

    /// One more diagonal on each side, or one fewer at the limit, because only every other diagonal is visited.
    private static func widened(
        _ range: ClosedRange<Int>, _ first: Int, _ last: Int, _ mark: (Int) -> Void
    ) -> ClosedRange<Int> {
        let low = range.lowerBound > first ? range.lowerBound - 1 : range.lowerBound + 1
        let high = range.upperBound < last ? range.upperBound + 1 : range.upperBound - 1
        if low < range.lowerBound { mark(low - 1) }
        if high > range.upperBound { mark(high + 1) }
        return low...high
    }

    /// The place furthest from its end of the box.
    private func best(in box: Box, _ front: ClosedRange<Int>, _ back: ClosedRange<Int>) -> (old: Int, new: Int) {
        let base = new.count + 1
        let reached = stride(from: front.upperBound, through: front.lowerBound, by: -2).map { diagonal in
            let at = min(forward[base + diagonal], box.high, box.newHigh + diagonal)
            return (old: at, new: at - diagonal)
        }
        let left = stride(from: back.upperBound, through: back.lowerBound, by: -2).map { diagonal in
            let at = max(backward[base + diagonal], box.low, box.newLow + diagonal)
            return (old: at, new: at - diagonal)
        }
        let furthest = reached.max { $0.old + $0.new < $1.old + $1.new } ?? (box.high, box.newHigh)
        let nearest = left.min { $0.old + $0.new < $1.old + $1.new } ?? (box.low, box.newLow)
        let done = furthest.old + furthest.new - box.low - box.newLow
        return box.high + box.newHigh - nearest.old - nearest.new < done ? furthest : nearest
    }
}
