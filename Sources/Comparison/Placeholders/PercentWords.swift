// Words after a percent sign, as `%page`: names that an app replaces by itself, or only words, although they begin like
// the directives `%p` and `%s`.

import Basics
import MessagePatterns

enum PercentWords {
    /// Returns differences, with directives that begin such words as the words, and nothing worse than a warning.
    static func naming(
        _ differences: [PlaceholderDifference], _ source: Message, _ translation: Message
    ) -> [PlaceholderDifference] {
        guard !differences.isEmpty else { return [] }
        let theirs = words(of: source)
        guard !theirs.isEmpty else { return differences }
        let own = words(of: translation)
        return differences.map { difference in
            switch difference {
            case .lost(let spelling): theirs[spelling].map { .lost($0) } ?? difference
            case .changed(let spelling, was: let was):
                theirs[was].map { .renamed(own[spelling] ?? spelling, was: $0) } ?? difference
            case .added(let spelling, nearest: _): own[spelling].map { .introduced($0) } ?? difference
            default: difference
            }
        }
    }

    /// Shorter ones may be a directive with a unit, as in `%dmin`.
    private static let fewestLetters = 4

    /// Returns the words by the directives with which they begin.
    private static func words(of message: Message) -> [String: String] {
        guard message.utf8.has(UInt8(ascii: "%")) else { return [:] }
        var words: [String: String] = [:]
        for (part, next) in zip(message.parts, message.parts.dropFirst()) {
            let sign = message.utf8[part.range]
            guard part.kind == .placeholder, next.kind == .locked, sign.first == UInt8(ascii: "%"),
                sign.dropFirst().allSatisfy(\.isLetter),
                message.utf8[next.range].first?.isLetter ?? false, sign.count + next.range.count > fewestLetters
            else { continue }
            let word = part.range.lowerBound..<next.range.upperBound
            words[String(decoding: sign, as: UTF8.self)] = String(decoding: message.utf8[word], as: UTF8.self)
        }
        return words
    }
}
