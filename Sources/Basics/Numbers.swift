// Numbers as people write them.

extension Double {
    /// The number without `.0` after it.
    public var plainText: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
