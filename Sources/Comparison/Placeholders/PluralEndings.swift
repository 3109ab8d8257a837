// Endings of English plurals that code passes as arguments: `%1 song%2`, `%d file%s`, `file{plural}`.

import MessagePatterns
import Samples

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
                !isLetter(at: ending.range.upperBound)
            else { continue }
            endings.insert(String(decoding: utf8[ending.range], as: UTF8.self))
        }
        for (word, ending) in zip(parts, parts.dropFirst()) where word.kind == .text && ending.kind == .placeholder {
            guard utf8[word.range].last?.isLetter ?? false, !isLetter(at: ending.range.upperBound) else { continue }
            let spelling = String(decoding: utf8[ending.range], as: UTF8.self)
            if Self.namesOfEndings.contains(Placeholder(spelling: spelling).name.lowercased()) {
                endings.insert(spelling)
            }
        }
        return endings
    }

    /// Names that say that an argument is the ending of a word.
    private static let namesOfEndings: Set = ["ending", "es", "plural", "pluralsuffix", "s", "suffix"]

    private func isLetter(at offset: Int) -> Bool {
        offset < utf8.count && (utf8[offset].isLetter || utf8[offset].isDigit)
    }
}
