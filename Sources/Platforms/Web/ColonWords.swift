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
        return zip(added, lost).map { .changed(whole($0, in: translation), was: text($1, in: source)) }
            + lost.dropFirst(added.count).map { .lost(text($0, in: source)) }
    }

    private static func text(_ word: Range<Int>, in message: Message) -> String {
        String(decoding: message.utf8[word], as: UTF8.self)
    }

    /// Returns a word with what follows it in letters beyond ASCII: `:beløb`, of which Laravel reads `:bel`.
    private static func whole(_ word: Range<Int>, in message: Message) -> String {
        let utf8 = message.utf8
        // Scripts that write no spaces have no word that could be told from the text after it.
        let rest = utf8[word.upperBound...].prefix { byte in
            byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || 0xC3...0xD4 ~= byte || 0x80...0xBF ~= byte
        }
        let end = word.upperBound + rest.count
        return text(word.lowerBound..<end, in: message)
    }

    /// Returns the words of a message that another one lacks, without duplicates.
    private static func words(in message: Message, without other: Message) -> [Range<Int>] {
        let words = words(in: message)
        guard !words.isEmpty else { return [] }
        let others = other.utf8.map(\.folded)
        var seen: Set<[UInt8]> = []
        return words.filter { word in
            let name = word.map(\.folded)
            return seen.insert(name).inserted && others.firstOffset(of: name, in: others.indices) == nil
        }.map(\.indices)
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
