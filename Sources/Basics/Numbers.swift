// Formats numbers for people.

extension Double {
    /// The number without a trailing `.0`.
    public var plainText: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
    /// The number rounded to two decimals.
    public var hundredths: Double { (self * 100).rounded() / 100 }
    /// The number rounded to three decimals.
    public var thousandths: Double { (self * 1000).rounded() / 1000 }
}
