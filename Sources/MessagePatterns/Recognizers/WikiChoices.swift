// `{{PLURAL:$1|file|files}}`, `{{GENDER:$2|he|she}}`: MediaWiki's choices, whose alternatives are text.

import Basics

extension Scanner {
    private static let choices: [StaticString] = ["plural:", "gender:"]
    /// The maximum length of a choice in bytes: without it, nested choices would take quadratic time.
    private static let longestChoice = 4096

    /// Emits a choice that begins here as text between placeholders, if the parser opens choices; a comparison takes it
    /// as one placeholder, because each language has its own forms.
    mutating func emitWikiChoice() -> Bool {
        guard opensChoices, let bars = wikiChoiceBars() else { return false }
        let close = bars[bars.count - 1]
        for (bar, next) in zip(bars, bars.dropFirst()) {
            emit(.placeholder, upTo: end(ofNumberFrom: bar + 1))
            scanInner(at..<next)
        }
        emit(.placeholder, upTo: close + 2)
        return true
    }

    /// The offsets of the bars of a choice that begins here, and of its closing braces; nil if none begins here.
    private func wikiChoiceBars() -> [Int]? {
        guard byte(at + 1) == UInt8(ascii: "{"),
            Self.choices.contains(where: { utf8.hasLetters($0, at: at + 2) })
        else { return nil }
        var bars: [Int] = []
        var depth = 0
        var offset = at + 2
        let limit = min(end - 1, at + Self.longestChoice)
        while offset < limit {
            switch (utf8[offset], utf8[offset + 1]) {
            case (UInt8(ascii: "{"), UInt8(ascii: "{")), (UInt8(ascii: "["), UInt8(ascii: "[")):
                depth += 1
                offset += 1
            case (UInt8(ascii: "}"), UInt8(ascii: "}")) where depth == 0:
                return bars.isEmpty ? nil : bars + [offset]
            case (UInt8(ascii: "}"), UInt8(ascii: "}")), (UInt8(ascii: "]"), UInt8(ascii: "]")):
                guard depth > 0 else { return nil }
                depth -= 1
                offset += 1
            case (UInt8(ascii: "|"), _) where depth == 0: bars.append(offset)
            default: break
            }
            offset += 1
        }
        return nil
    }

    /// The end of the number of an alternative for exactly that number, as in `0=none`; otherwise the start.
    private func end(ofNumberFrom start: Int) -> Int {
        let digits = end(of: \.isDigit, from: start)
        return digits > start && byte(digits) == UInt8(ascii: "=") ? digits + 1 : start
    }
}
