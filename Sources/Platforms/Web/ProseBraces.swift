// Braces that are a part of the text: `use {Release Group:30} to shorten it` describes a syntax, which no library reads.

import Basics
import Comparison
import MessagePatterns

enum ProseBraces {
    /// Returns differences, without names in braces that a translation adds to such a source, in its own language.
    static func excusing(_ differences: [PlaceholderDifference], _ source: Message) -> [PlaceholderDifference] {
        guard differences.contains(where: isAdded), !source.parts.contains(where: { $0.kind == .branchStart }),
            areIn(source.utf8)
        else { return differences }
        return differences.filter { !isAdded($0) }
    }

    /// Whether it is a name like none of the source.
    private static func isAdded(_ difference: PlaceholderDifference) -> Bool {
        if case .added(_, nearest: nil) = difference { true } else { false }
    }

    /// Whether a text has several words in single braces, with a colon after them or not.
    private static func areIn(_ utf8: [UInt8]) -> Bool {
        var start: Int?
        for at in utf8.indices {
            switch utf8[at] {
            case UInt8(ascii: "{"): start = at
            case UInt8(ascii: "}"):
                if let first = start, first == 0 || utf8[first - 1] != UInt8(ascii: "{"),
                    areWords(utf8[(first + 1)..<at])
                {
                    return true
                }
                start = nil
            default: break
            }
        }
        return false
    }

    private static func areWords(_ inner: ArraySlice<UInt8>) -> Bool {
        let words = inner.prefix { $0 != UInt8(ascii: ":") }
        return words.first?.isLetter ?? false && words.last?.isLetter ?? false && words.contains(0x20)
            && words.allSatisfy { $0.isLetter || $0.isDigit || $0 == 0x20 }
    }
}
