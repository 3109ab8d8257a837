// What a parser learns of an entry from the other branches of its key.

import Catalogs
import MessagePatterns
import Platform

extension MessageParser {
    /// More branches than any language has in one plural.
    private static let mostSiblings = 12

    /// Learns what the key and the other branches of an entry tell of a text of it.
    ///
    /// A percent sign with a space after it may be text or a specifier.
    public mutating func learnSiblings(of entry: Entry, _ part: Entry.Part, text: [UInt8]) {
        siblings = Siblings()
        guard text.firstOffset(of: "% ") != nil else { return }
        var key: [UInt8] = []
        entry.append(.key, to: &key)
        siblings.learn(key)
        var other: [UInt8] = []
        let entries = entry.catalog.entries
        for step in [-1, 1] {
            var index = entry.index + step
            while entries.indices.contains(index), abs(index - entry.index) <= Self.mostSiblings {
                other.removeAll(keepingCapacity: true)
                entries[index].append(.key, to: &other)
                guard other == key else { break }
                other.removeAll(keepingCapacity: true)
                entries[index].append(part, to: &other)
                siblings.learn(other)
                index += step
            }
        }
    }
}
