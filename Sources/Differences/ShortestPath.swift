// Myers' shortest edit script, found from both ends in linear space; past a bound, a good one.

/// The fewest lines that turn one list of lines into another.
///
/// A diagonal is how far the old text is ahead; on each, the furthest that so many changes lead is kept, from the beginning
/// and from the end, until both meet. Where they don't within `most` changes, the best place so far parts the search: with
/// that, the work is at most so many times the number of lines.
struct ShortestPath {
    /// How many changes are followed from each end.
    static let most = 256

    private let old: [Int]
    private let new: [Int]
    /// By diagonal, from `-new.count - 1` on.
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

    /// Calls with each line that goes, and each that comes.
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

    /// A place inside a box, both ends of which differ, on a shortest way through it, or a good one.
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

    /// One more diagonal on each side, as far as there are any; otherwise one fewer, for every other one is looked at.
    private static func widened(
        _ range: ClosedRange<Int>, _ first: Int, _ last: Int, _ mark: (Int) -> Void
    ) -> ClosedRange<Int> {
        let low = range.lowerBound > first ? range.lowerBound - 1 : range.lowerBound + 1
        let high = range.upperBound < last ? range.upperBound + 1 : range.upperBound - 1
        if low < range.lowerBound { mark(low - 1) }
        if high > range.upperBound { mark(high + 1) }
        return low...high
    }

    /// The place that is furthest from its end of a box.
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
