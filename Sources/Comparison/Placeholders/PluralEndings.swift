// Endings of English plurals that code passes as arguments: `%1 song%2`, `%d file%s`.

import MessagePatterns

enum PluralEndings {
    /// Returns differences, with lost placeholders that may be endings of plurals reported as such.
    static func naming(_ differences: [PlaceholderDifference], _ source: Message) -> [PlaceholderDifference] {
        guard differences.contains(where: { if case .lost = $0 { true } else { false } }) else { return differences }
        let endings = source.endings
        guard !endings.isEmpty else { return differences }
        return differences.map { difference in
            guard case .lost(let spelling) = difference, endings.contains(spelling) else { return difference }
            return .lostEnding(spelling)
        }
    }
}

extension Message {
    /// The placeholders that end a word between spaces, after another placeholder, its number.
    fileprivate var endings: Set<String> {
        var endings: Set<String> = []
        for (number, (word, ending)) in zip(parts, zip(parts.dropFirst(), parts.dropFirst(2)))
        where number.kind == .placeholder && word.kind == .text && ending.kind == .placeholder {
            let text = utf8[word.range]
            guard text.first == UInt8(ascii: " "), text.count > 3, text.dropFirst().allSatisfy({ $0.isLetter }),
                !(utf8[ending.range.upperBound...].first.map { $0.isLetter || $0.isDigit } ?? false)
            else { continue }
            endings.insert(String(decoding: utf8[ending.range], as: UTF8.self))
        }
        return endings
    }
}
