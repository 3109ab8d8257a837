// The other branches of an entry's key, and what a parser learns from them.

import Basics
import Catalogs
import MessagePatterns

extension Entry {
    /// More branches than any language has in a plural.
    private static let mostSiblings = 12

    /// The other branches of the entry's key, nearest first on either side.
    package var siblings: [Entry] {
        var key: [UInt8] = []
        append(.key, to: &key)
        var found: [Entry] = []
        var other: [UInt8] = []
        for step in [-1, 1] {
            var next = index + step
            while catalog.entries.indices.contains(next), abs(next - index) <= Self.mostSiblings {
                let entry = catalog.entries[next]
                other.removeAll(keepingCapacity: true)
                entry.append(.key, to: &other)
                guard other == key else { break }
                found.append(entry)
                next += step
            }
        }
        return found
    }
}

extension MessageParser {
    /// Learns from the key and the other branches of an entry how to parse its text.
    ///
    /// A percent sign followed by a space may be text or a specifier.
    public mutating func learnSiblings(of entry: Entry, _ part: Entry.Part, text: [UInt8]) {
        siblings = Siblings()
        guard text.firstOffset(of: "% ") != nil else { return }
        var words: [UInt8] = []
        entry.append(.key, to: &words)
        siblings.learn(words)
        for other in entry.siblings {
            words.removeAll(keepingCapacity: true)
            other.append(part, to: &words)
            siblings.learn(words)
        }
    }
}
