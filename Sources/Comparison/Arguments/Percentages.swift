// Percent signs that are not format specifiers, in texts that no formatter reads.

import Basics
import MessagePatterns

/// The arguments of a message, some of which begin with percent signs.
protocol PercentArguments {
    /// Whether any argument begins with a percent sign, or a percent sign is doubled.
    var hasPercentArguments: Bool { get }

    /// Removes the arguments that begin with a percent sign.
    mutating func removePercentArguments()
}

extension Message {
    /// Whether a placeholder may be a percent sign with its number or a suffix: Turkish `%20` and `%{n}`, Hungarian
    /// `20%-os`, German `{n}%ig`, Basque `%an`, Finnish `%:n`.
    func isPercentage(_ part: Part) -> Bool {
        let (start, end) = (part.range.lowerBound, part.range.upperBound)
        guard utf8[start] == UInt8(ascii: "%"), end > start + 1 else { return false }
        if start > 0, Self.numberEnds.contains(utf8[start - 1]) { return true }
        switch utf8[start + 1] {
        case UInt8(ascii: "{"): return true
        case UInt8(ascii: "-"), UInt8(ascii: ":"): if end == start + 3 { return true }
        default: if utf8[start + 1..<end].allSatisfy(\.isDigit) { return true }
        }
        // Words in other scripts may follow a placeholder without a space.
        guard utf8[end - 1].isLetter, end < utf8.count else { return false }
        return utf8[end].isLetter || Self.latinMarks.contains(utf8[end])
    }

    /// Returns the argument after the percent sign of a percentage: `{n}` in `%{n}`.
    package func argument(inPercentage part: Part) -> String? {
        let argument = utf8[part.range].dropFirst()
        return argument.first == UInt8(ascii: "{") ? String(decoding: argument, as: UTF8.self) : nil
    }

    /// The last bytes of a number, or of an argument that replaces one.
    private static let numberEnds = Array("0123456789}#".utf8)

    /// The first bytes of Latin letters with diacritics.
    private static let latinMarks: ClosedRange<UInt8> = 0xC3...0xC9
}
