// Removing duplicates.

extension Array where Element: Hashable {
    /// The distinct elements, in the order of their first occurrence.
    public var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
