// Parsing of numbers and dates in a configuration.

import Basics

package enum Numbers {
    /// The maximum count and length.
    static let most = 1_000_000

    /// Parses digits with at most one decimal point.
    static func number(_ text: Substring) -> Double? {
        guard text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }) else { return nil }
        return Double(text)
    }

    /// Parses a number above zero and within the maximum.
    static func length(_ text: Substring) -> Double? {
        number(text).flatMap { $0 > 0 && $0 <= Double(most) ? $0 : nil }
    }

    /// Parses digits only.
    static func whole(_ text: String, in range: ClosedRange<Int>) -> Int? {
        guard text.utf8.allSatisfy(\.isDigit), let number = Int(text), range.contains(number) else { return nil }
        return number
    }

    /// Whether a string is a sample for `%d`: 1 to 15 digits, which a `Double` represents exactly, and an optional
    /// minus sign.
    package static func isSample(_ text: String) -> Bool {
        let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
        return (1...15).contains(digits.count) && digits.allSatisfy(\.isDigit)
    }
}

/// Dates, as in `2026-12-31`.
public enum CalendarDay {
    /// Whether a string is a valid date, as in `2026-12-31`.
    public static func isOne(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], parts.joined().allSatisfy(\.isDigit) else { return false }
        let numbers = parts.compactMap { Int(Substring($0)) }
        guard numbers.count == 3, numbers[0] > 0, (1...12).contains(numbers[1]) else { return false }
        return (1...days(numbers[1], of: numbers[0])).contains(numbers[2])
    }

    private static func days(_ month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
