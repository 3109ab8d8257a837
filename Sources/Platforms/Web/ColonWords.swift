// Words after a colon that Laravel replaces, `:name`: in any case, and even if other letters precede them.

import Basics
import Comparison
import MessagePatterns

enum ColonWords {
    /// Returns the words of a source that a translation changes or omits.
    static func differences(_ source: Message, _ translation: Message) -> [PlaceholderDifference] {
        guard source.utf8.has(UInt8(ascii: ":")) else { return [] }
        let lost = words(in: source, without: translation)
        let added = words(in: translation, without: source)
        return zip(added, lost).map { .changed($0, was: $1) } + lost.dropFirst(added.count).map { .lost($0) }
    }

    /// Returns the words of a message that another one lacks, without duplicates.
    private static func words(in message: Message, without other: Message) -> [String] {
        let words = words(in: message)
        guard !words.isEmpty else { return [] }
        let others = other.utf8.map(\.folded)
        var seen: Set<[UInt8]> = []
        return words.filter { word in
            let name = word.map(\.folded)
            return seen.insert(name).inserted && others.firstOffset(of: name, in: others.indices) == nil
        }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns `:hour` and `:minute` of `:hour:minute`; smileys and reStructuredText roles end in a colon, or in code.
    private static func words(in message: Message) -> [ArraySlice<UInt8>] {
        let colon = UInt8(ascii: ":")
        return message.parts.flatMap { part -> [ArraySlice<UInt8>] in
            let word = message.utf8[part.range]
            guard part.kind == .locked, word.first == colon, word.last != colon, word.last != UInt8(ascii: "`"),
                !message.isCommand(before: part.range.lowerBound)
            else { return [] }
            return word.split(separator: colon).map { message.utf8[$0.startIndex - 1..<$0.endIndex] }
        }
    }
}

extension Message {
    /// Whether a word ends before a colon, as in the command `cache:clear`; a single letter is a unit, as in `v:version`.
    fileprivate func isCommand(before colon: Int) -> Bool { utf8[..<colon].suffix(2).count(where: \.isLetter) == 2 }
}

extension UInt8 {
    /// The byte with ASCII capitals as small letters.
    fileprivate var folded: UInt8 { isLetter ? self | 0x20 : self }
}
