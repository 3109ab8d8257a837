// Neighbors that belong together.

extension RandomAccessCollection {
    /// The longest runs of elements of which each is like the first one of its run.
    func runs(_ isAlike: (Element, Element) -> Bool) -> [SubSequence] {
        var runs: [SubSequence] = []
        var start = startIndex
        for index in indices where !isAlike(self[start], self[index]) {
            runs.append(self[start..<index])
            start = index
        }
        return start < endIndex ? runs + [self[start...]] : runs
    }
}
