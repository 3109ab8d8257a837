// The lines that differ between two texts, as few as possible.

/// The lines that two texts do not have in common; the remaining lines are the same, in the same order.
///
/// In long texts, lines that occur once in both, in the same order, serve as anchors; between these, as few lines are
/// changed as bounded work can find. Lines are numbers starting at 0: equal lines have equal numbers.
struct LineDifference {
    /// Whether each line of the old text is removed.
    private(set) var removed: [Bool]
    /// Whether each line of the new text is added.
    private(set) var added: [Bool]

    private let old: [Int]
    private let new: [Int]
    /// How often each line occurs in the current stretch, and its last place in the new text.
    private var counts: [(old: Int, new: Int, place: Int)]

    /// The maximum nesting depth for anchors; deeper stretches use only the shortest path.
    private static let deepest = 32
    /// Up to this number of lines, the shortest path is always found.
    private static let short = 2 * ShortestPath.most

    /// Two corresponding stretches of lines.
    private struct Stretch {
        var old: Range<Int>
        var new: Range<Int>
        var depth = 0
    }

    init(_ old: [Int], _ new: [Int]) {
        (self.old, self.new) = (old, new)
        removed = [Bool](repeating: false, count: old.count)
        added = [Bool](repeating: false, count: new.count)
        counts = Array(repeating: (0, 0, 0), count: max(old.max() ?? -1, new.max() ?? -1) + 1)
        var open = [Stretch(old: old.indices, new: new.indices)]
        while let stretch = open.popLast() { compare(trimmed(stretch), &open) }
    }

    /// The stretch without equal lines at both ends.
    private func trimmed(_ stretch: Stretch) -> Stretch {
        var (low, newLow) = (stretch.old.lowerBound, stretch.new.lowerBound)
        var (high, newHigh) = (stretch.old.upperBound, stretch.new.upperBound)
        while low < high, newLow < newHigh, old[low] == new[newLow] { (low, newLow) = (low + 1, newLow + 1) }
        while low < high, newLow < newHigh, old[high - 1] == new[newHigh - 1] {
            (high, newHigh) = (high - 1, newHigh - 1)
        }
        return Stretch(old: low..<high, new: newLow..<newHigh, depth: stretch.depth)
    }

    private mutating func compare(_ stretch: Stretch, _ open: inout [Stretch]) {
        guard !stretch.old.isEmpty, !stretch.new.isEmpty else {
            for line in stretch.old { removed[line] = true }
            for line in stretch.new { added[line] = true }
            return
        }
        for line in stretch.old { counts[old[line]].old += 1 }
        for line in stretch.new {
            counts[new[line]].new += 1
            counts[new[line]].place = line
        }
        let isShort = stretch.old.count + stretch.new.count <= Self.short
        let anchors = isShort || stretch.depth >= Self.deepest ? [] : anchors(in: stretch)
        if anchors.isEmpty { changeLeast(stretch) }
        for line in stretch.old { counts[old[line]] = (0, 0, 0) }
        for line in stretch.new { counts[new[line]] = (0, 0, 0) }
        guard !anchors.isEmpty else { return }
        var (at, to) = (stretch.old.lowerBound, stretch.new.lowerBound)
        for anchor in anchors + [(stretch.old.upperBound, stretch.new.upperBound)] {
            open.append(Stretch(old: at..<anchor.old, new: to..<anchor.new, depth: stretch.depth + 1))
            (at, to) = (anchor.old + 1, anchor.new + 1)
        }
    }

    /// The longest list of lines that occur once in both stretches, in the same order.
    private func anchors(in stretch: Stretch) -> [(old: Int, new: Int)] {
        let common = stretch.old.compactMap { line -> (old: Int, new: Int)? in
            let count = counts[old[line]]
            return count.old == 1 && count.new == 1 ? (line, count.place) : nil
        }
        // For each length, the last line of the chain that ends first in the new text; `before` links each line to the previous.
        var ends: [Int] = []
        var before: [Int?] = []
        for (index, line) in common.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if common[ends[middle]].new < line.new { low = middle + 1 } else { high = middle }
            }
            before.append(low > 0 ? ends[low - 1] : nil)
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var chain: [(old: Int, new: Int)] = []
        var next = ends.last
        while let index = next {
            chain.append(common[index])
            next = before[index]
        }
        return chain.reversed()
    }

    /// Marks the fewest changed lines in a stretch; lines that do not occur in the other text need no search.
    private mutating func changeLeast(_ stretch: Stretch) {
        let kept = stretch.old.filter { counts[old[$0]].new > 0 }
        let met = stretch.new.filter { counts[new[$0]].old > 0 }
        for line in stretch.old where counts[old[line]].new == 0 { removed[line] = true }
        for line in stretch.new where counts[new[line]].old == 0 { added[line] = true }
        var path = ShortestPath(kept.map { old[$0] }, met.map { new[$0] })
        path.forEachChange(old: { removed[kept[$0]] = true }, new: { added[met[$0]] = true })
    }
}
