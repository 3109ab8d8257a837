// Formats counts, lists and places in sentences, consistently in all output.

extension Int {
    /// A count with a noun: `1 key`, `3 keys`; `many` is an irregular plural.
    public func counted(_ one: String, _ many: String? = nil) -> String {
        self == 1 ? "1 \(one)" : "\(self) \(many ?? one + "s")"
    }

    /// The suffix of a list with this many omitted items: ` and 3 more`, or nothing.
    public var andMore: String { self > 0 ? " and \(self) more" : "" }
}

extension Collection<String> {
    /// The items in a sentence: `a, b and c`.
    public func listed(_ conjunction: String = "and") -> String {
        let last = suffix(1).joined()
        return count > 1 ? dropLast().joined(separator: ", ") + " \(conjunction) \(last)" : last
    }
}

extension [String] {
    /// The first of some names, and how many more there are: `af, am, ar and 72 more`.
    public var firstOfMany: String { firstOfMany(count) }

    /// The same, if these are only the first names.
    public func firstOfMany(_ all: Int) -> String {
        let shown = count <= Self.mostNamed && count == all ? self : Array(prefix(Self.mostNamed - 2))
        return shown.joined(separator: ", ") + (all - shown.count).andMore
    }

    private static var mostNamed: Int { 10 }
}

extension String {
    /// A place in the file with this name, as editors parse it: `App/de.strings:4:3`; only the name without a place.
    public func at(_ place: Place?) -> String { place.map { "\(self):\($0)" } ?? self }
}
