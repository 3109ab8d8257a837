// Words after a percent sign, as `%page`: names that an app replaces by itself, or only words, although they begin like
// the directives `%p` and `%s`.

import Basics
import MessagePatterns

package enum PercentWords {
    /// Returns differences, with directives that begin such words as the words, and nothing worse than a warning.
    static func naming(
        _ differences: [PlaceholderDifference], _ source: Message, _ translation: Message
    ) -> [PlaceholderDifference] {
        guard !differences.isEmpty else { return [] }
        // What certainly is a directive does not lock the letters after it; in Chinese, it may touch a word.
        let theirs = words(of: source) { $0.kind == .locked }.filter { $0.value.utf8.allSatisfy { $0 < 0x80 } }
        let isPlain = !source.utf8.has(UInt8(ascii: "%"))
        guard !theirs.isEmpty || isPlain else { return differences }
        let kept = Set(words(of: translation) { _ in true }.values)
        let own = words(of: translation) { $0.kind == .locked || $0.kind == .text }
        return differences.map { difference in
            switch difference {
            case .lost(let spelling):
                theirs[spelling].map { kept.contains($0) ? difference : .lost($0) } ?? difference
            case .changed(let spelling, was: let was):
                theirs[was].map { .renamed(own[spelling] ?? spelling, was: $0) } ?? difference
            // Letters may touch a common directive by mistake, but no code fills a text whose source has none.
            case .added(let spelling, nearest: _) where !isPlain || !isCommon(spelling):
                own[spelling].map { .introduced($0) } ?? difference
            default: difference
            }
        }
    }

    private static func isCommon(_ spelling: String) -> Bool { spelling.utf8.last.map(isCommon) ?? false }

    private static func isCommon(_ conversion: UInt8) -> Bool { "@diufxs".utf8.contains(conversion) }

    /// After a common directive, shorter ones may be a unit, as in `%dmin`.
    package static func fewestLetters(after conversion: UInt8?) -> Int {
        conversion.map { "diufxs".utf8.contains($0) } ?? true ? 4 : 2
    }

    /// Returns the words by the directives with which they begin, if the part with their other letters fits.
    private static func words(of message: Message, where fits: (Message.Part) -> Bool) -> [String: String] {
        let utf8 = message.utf8
        guard utf8.has(UInt8(ascii: "%")) else { return [:] }
        var words: [String: String] = [:]
        for (part, next) in zip(message.parts, message.parts.dropFirst())
        where part.kind == .placeholder && utf8[part.range.lowerBound] == UInt8(ascii: "%") && fits(next) {
            let sign = utf8[part.range]
            let rest = utf8[part.range.upperBound...].prefix { $0.isLetter || $0 >= 0x80 }
            guard sign.dropFirst().allSatisfy(\.isLetter), rest.count >= fewestLetters(after: sign.last) else {
                continue
            }
            let word = utf8[part.range.lowerBound..<rest.endIndex]
            words[String(decoding: sign, as: UTF8.self)] = String(decoding: word, as: UTF8.self)
        }
        return words
    }
}
