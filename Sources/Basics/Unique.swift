// Texts without those that were there before.

extension [String] {
    /// Each once, in the order of the first.
    public var unique: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
