// Binary search in sorted collections.

extension RandomAccessCollection {
    /// The index of the first element for which `isAfter` is true; it must be true for all that follow.
    @inlinable
    public func firstIndexInSorted(where isAfter: (Element) -> Bool) -> Index {
        var (low, count) = (startIndex, count)
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if isAfter(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}
