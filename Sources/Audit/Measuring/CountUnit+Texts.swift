// Counts the units of a text.

import Budgets
import TextLayout

extension CountUnit {
    /// Whether it counts shown text, not stored text.
    package var isOfShownText: Bool {
        switch self {
        case .graphemes, .columns: true
        case .codePoints, .utf16, .bytes, .lines: false
        }
    }

    /// The count of this unit in a text.
    package func count(_ utf8: [UInt8]) -> Int {
        switch self {
        case .graphemes: Extent(of: utf8).graphemes
        case .columns: Extent(of: utf8).columns
        // In UTF-8, each code point has exactly one byte that is not a continuation byte.
        case .codePoints: utf8.count { $0 & 0xC0 != 0x80 }
        case .utf16: Extent(of: utf8).utf16
        case .bytes: utf8.count
        case .lines: utf8.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
        }
    }
}
