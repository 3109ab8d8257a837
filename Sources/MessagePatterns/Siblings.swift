// `5% discount` or `% d`: other texts of a message help to interpret a percent sign before a space.

/// Evidence of placeholders in the other texts of a message: its other branches, its key.
public struct Siblings: Hashable, Sendable {
    fileprivate var conversions = Conversions()

    /// Creates an empty collection.
    public init() {}

    /// Adds another text of the same message.
    public mutating func learn(_ utf8: [UInt8]) {
        conversions.formMaximum(with: Conversions(in: utf8))
    }
}

/// The number of unambiguous occurrences of each conversion in a text, such as `d` and `@`.
struct Conversions: Hashable, Sendable {
    /// Counts by the conversion's byte; empty if there are none.
    private var counts: [Int] = []

    init() {}

    init(in utf8: borrowing [UInt8]) {
        var at = 0
        while at < utf8.count {
            guard utf8[at] == UInt8(ascii: "%"), let specifier = FormatSpecifier(utf8, at: at, end: utf8.count) else {
                at += 1
                continue
            }
            at = specifier.range.upperBound
            if specifier.hasSpace { continue }
            if counts.isEmpty { counts = [Int](repeating: 0, count: 128) }
            counts[Int(specifier.conversion)] += 1
        }
    }

    func count(_ conversion: UInt8) -> Int { counts.isEmpty ? 0 : counts[Int(conversion)] }

    mutating func formMaximum(with other: Conversions) {
        if counts.isEmpty { counts = other.counts }
        for (conversion, count) in other.counts.enumerated() { counts[conversion] = max(counts[conversion], count) }
    }
}

extension FormatSpecifier {
    /// Whether `% d` is more likely a specifier than a percent sign before a word: other texts of the message have more
    /// of that conversion than this one, or only a specifier can be in this position.
    func isLikely(in scanner: inout Scanner) -> Bool {
        let utf8 = scanner.utf8
        let certain = scanner.lookups.conversions ?? Conversions(in: utf8)
        scanner.lookups.conversions = certain
        if scanner.siblings.conversions.count(conversion) > certain.count(conversion) { return true }
        var before = range.lowerBound
        while before > 0, utf8[before - 1] == UInt8(ascii: " ") { before -= 1 }
        let followsNumber = before > 0 && utf8[before - 1].isDigit
        return !followsNumber && !utf8.isWord(at: range.upperBound)
    }
}
