// Endings of English plurals that code passes as arguments: `%1 song%2`, `%d file%s`.

import MessagePatterns

enum PluralEndings {
    /// Returns differences, with lost placeholders that may be endings of plurals reported as such.
    static func naming(_ differences: [PlaceholderDifference], _ source: Message) -> [PlaceholderDifference] {
        differences.map { difference in
            guard case .lost(let spelling) = difference, source.hasEnding(spelling) else { return difference }
            return .lostEnding(spelling)
        }
    }
}

extension Message {
    /// Whether a placeholder ends a word between spaces that another placeholder, its number, precedes.
    fileprivate func hasEnding(_ spelling: String) -> Bool {
        zip(parts, zip(parts.dropFirst(), parts.dropFirst(2))).contains { number, rest in
            let (word, ending) = rest
            guard number.kind == .placeholder, word.kind == .text, ending.kind == .placeholder,
                utf8[ending.range].elementsEqual(spelling.utf8)
            else { return false }
            let text = utf8[word.range]
            return text.first == UInt8(ascii: " ") && text.count > 3 && text.dropFirst().allSatisfy { $0.isLetter }
                && !(utf8[ending.range.upperBound...].first.map { $0.isLetter || $0.isDigit } ?? false)
        }
    }
}
