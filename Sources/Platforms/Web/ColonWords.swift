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
        return words.compactMap { word in
            let name = word.map(\.folded)
            guard seen.insert(name).inserted else { return nil }
            let found = others.firstOffset(of: name, in: others.indices)
            // A translated name goes on with letters that no program has in a name: `:número`, where `:name` was.
            let end = message.endOfWord(from: word.endIndex)
            let isName = end == word.endIndex || found.map { !others[($0 + name.count)...].beginsWithName } ?? false
            guard found == nil || !isName else { return nil }
            return String(decoding: message.utf8[word.startIndex..<(isName ? word.endIndex : end)], as: UTF8.self)
        }
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
    /// The end of the letters, digits and underscores from an offset.
    fileprivate func endOfWord(from start: Int) -> Int {
        guard start < utf8.count, utf8[start] >= 0x80 else { return start }
        let rest = String(decoding: utf8[start...], as: UTF8.self).unicodeScalars
        let word = rest.prefix { $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_" }
        return start + String(word).utf8.count
    }

    /// Whether a word ends before a colon, as in the command `cache:clear`; a single letter is a unit, as in `v:version`.
    fileprivate func isCommand(before colon: Int) -> Bool { utf8[..<colon].suffix(2).count(where: \.isLetter) == 2 }
}

extension ArraySlice<UInt8> {
    /// Whether it goes on with letters, digits or underscores of a program's name.
    fileprivate var beginsWithName: Bool { first.map { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") } ?? false }
}

extension UInt8 {
    /// The byte with ASCII capitals as small letters.
    fileprivate var folded: UInt8 { isLetter ? self | 0x20 : self }
}
