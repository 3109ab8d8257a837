// Percent signs that are none of a formatter's, in texts that nothing formats.

import Basics
import MessagePatterns

/// What a message asks for, some of it with percent signs.
protocol PercentArguments {
    /// Whether it has arguments that begin with a percent sign, or one that is doubled.
    var hasPercentArguments: Bool { get }

    /// Forgets those.
    mutating func removePercentArguments()
}

extension Message {
    /// Whether a placeholder may be a percent sign with its number, or with an ending: Turkish `%20` and `%{n}`, Hungarian
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
        // Words in other letters may follow a placeholder without a space.
        guard utf8[end - 1].isLetter, end < utf8.count else { return false }
        return utf8[end].isLetter || Self.latinMarks.contains(utf8[end])
    }

    /// The argument behind the percent sign of a percentage: `{n}` in `%{n}`.
    package func argument(inPercentage part: Part) -> String? {
        let argument = utf8[part.range].dropFirst()
        return argument.first == UInt8(ascii: "{") ? String(decoding: argument, as: UTF8.self) : nil
    }

    /// What a number ends with, or an argument that stands for one.
    private static let numberEnds = Array("0123456789}#".utf8)

    /// What Latin letters with marks begin with.
    private static let latinMarks: ClosedRange<UInt8> = 0xC3...0xC9
}
