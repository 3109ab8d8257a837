// Numbers as the decimal texts that ICU parses.

import Basics

enum Decimal {
    /// Whether a text is a number such as `-12` or `1.5`, with few enough digits to be exact.
    static func isNumber(_ text: String) -> Bool {
        let digits = text.hasPrefix("-") ? text.utf8.dropFirst() : text.utf8[...]
        let pieces = digits.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        return digits.count <= 15 && pieces.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isDigit) }
    }

    /// The difference of two numbers; the first if either is not a number.
    static func difference(_ number: String, _ other: String) -> String {
        if other == "0" { return number }
        if let one = Int(number), let two = Int(other) {
            let (difference, overflows) = one.subtractingReportingOverflow(two)
            if !overflows { return String(difference) }
        }
        guard let one = Double(number), let two = Double(other), one.isFinite, two.isFinite else { return number }
        return "\(one - two)"
    }

    /// The sum of two numbers, with the same rule.
    static func sum(_ number: String, _ other: String) -> String {
        difference(number, other.hasPrefix("-") ? String(other.dropFirst()) : "-\(other)")
    }
}
