// Numbers as people write them.

extension Double {
    /// The number without `.0` after it.
    public var plainText: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
    /// The number to two decimals.
    public var hundredths: Double { (self * 100).rounded() / 100 }
    /// The number to three decimals.
    public var thousandths: Double { (self * 1000).rounded() / 1000 }
}
