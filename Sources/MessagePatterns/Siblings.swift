// `5% discount` or `% d`: what other texts of a message say about a percent sign before a space.

/// What the other texts of a message (its other branches, its key) show of its placeholders.
public struct Siblings: Hashable, Sendable {
    fileprivate var conversions = Conversions()

    /// Nothing is known of other texts.
    public init() {}

    /// Learns from another text of the same message.
    public mutating func learn(_ utf8: [UInt8]) {
        conversions.formMaximum(with: Conversions(in: utf8))
    }
}

/// How often a text has each conversion, such as `d` and `@`, for certain.
struct Conversions: Hashable, Sendable {
    /// By the conversion's byte; empty where there are none.
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
    /// Whether `% d` is more than a percent sign before a word: other texts of the message have that conversion and
    /// this one has it nowhere else, or it stands as nothing but a specifier would.
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
