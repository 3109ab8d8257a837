// Values without those that were there before.

extension Array where Element: Hashable {
    /// Each once, in the order of the first.
    public var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
