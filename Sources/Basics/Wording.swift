// Counts, lists and places in sentences, the same in all that Swell says.

extension Int {
    /// So many of something: `1 key`, `3 keys`; `many` is for a plural with more than an `s`.
    public func counted(_ one: String, _ many: String? = nil) -> String {
        self == 1 ? "1 \(one)" : "\(self) \(many ?? one + "s")"
    }

    /// What follows the first of a list, if so many are left: ` and 3 more`, or nothing.
    public var andMore: String { self > 0 ? " and \(self) more" : "" }
}

extension Collection<String> {
    /// The items in a sentence: `a, b and c`.
    public func listed(_ conjunction: String = "and") -> String {
        let last = suffix(1).joined()
        return count > 1 ? dropLast().joined(separator: ", ") + " \(conjunction) \(last)" : last
    }
}

extension String {
    /// A place in the file of this name, as editors read it: `App/de.strings:4:3`; the name alone without a place.
    public func at(_ place: Place?) -> String { place.map { "\(self):\($0)" } ?? self }
}
