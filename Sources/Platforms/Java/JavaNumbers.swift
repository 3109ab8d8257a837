// Placeholders that are only a percent sign and a digit, as some Java apps replace them: `%0`.

import Basics
import Comparison

/// Placeholders such as `%0`, whatever follows them: in `%0-Bild`, `-B` is text.
enum JavaNumbers {
    /// Returns differences without those in the text after such a placeholder.
    static func removing(from differences: [PlaceholderDifference]) -> [PlaceholderDifference] {
        var rest = differences.filter { difference in
            guard case .changed(let spelling, let was) = difference else { return true }
            return !isSame(spelling, was)
        }
        for difference in differences {
            guard case .lost(let was) = difference else { continue }
            let added = rest.firstIndex { if case .added(let own, _) = $0 { isSame(own, was) } else { false } }
            guard let added else { continue }
            rest.remove(at: added)
            if let lost = rest.firstIndex(of: difference) { rest.remove(at: lost) }
        }
        return rest
    }

    /// Whether both begin with the same number, and one of them is only that; no formatter accepts `%0s`.
    private static func isSame(_ one: String, _ other: String) -> Bool {
        guard let number = number(one), number == self.number(other) else { return false }
        return number == "%0" || one == number || other == number
    }

    /// Returns the percent sign and the digit; nil if more digits follow, or what makes them a position or a precision.
    private static func number(_ spelling: String) -> Substring? {
        let utf8 = spelling.utf8
        guard utf8.first == UInt8(ascii: "%"), let digit = utf8.dropFirst().first, digit.isDigit else { return nil }
        let next = utf8.dropFirst(2).first
        let isLonger = next.map { $0.isDigit || $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: ".") } ?? false
        return isLonger ? nil : spelling.prefix(2)
    }
}
