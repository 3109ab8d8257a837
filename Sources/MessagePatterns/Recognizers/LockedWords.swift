// Words that the configuration locks: brands, product names.

import Basics

extension Recognizer {
    /// Triggered by the first byte of each locked word.
    static let lockedWord = Recognizer(triggers: "", features: [], mayPrecedeSpace: true) { scanner in
        guard let end = scanner.grammar.locked.end(in: scanner.utf8, at: scanner.at) else { return false }
        scanner.emit(.locked, upTo: end)
        return true
    }
}

/// Words that never change wherever they occur as whole words.
public struct LockedWords: Sendable {
    /// Sorted by bytes, so that words with a common prefix are adjacent.
    private let words: [[UInt8]]

    /// Creates a list of words, each of which may consist of several.
    public init(_ words: [String]) {
        self.words = words.map { Array($0.utf8) }.filter { !$0.isEmpty }.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Whether the list is empty.
    public var isEmpty: Bool { words.isEmpty }

    var firstBytes: [UInt8] { words.map { $0[0] } }

    /// Returns the end of the longest locked word that begins at an offset: `Apple ID` is preferred to `Apple`.
    ///
    /// Narrows the list down byte by byte to the words that match the text, so that a glossary of thousands costs
    /// little more than one word.
    func end(in utf8: [UInt8], at offset: Int) -> Int? {
        var longest: Int?
        var like = words[...]
        for (depth, byte) in utf8[offset...].enumerated() {
            like = like.goingOn(with: byte, at: depth)
            guard let first = like.first else { break }
            let range = offset..<offset + depth + 1
            // A word that ends here is sorted before its continuations.
            if first.count == range.count, isWhole(range, in: utf8) { longest = range.upperBound }
        }
        return longest
    }

    /// Whether the range is not part of a longer word.
    private func isWhole(_ range: Range<Int>, in utf8: [UInt8]) -> Bool {
        let (start, end) = (range.lowerBound, range.upperBound)
        let joinsBefore = utf8.isWord(before: start) && utf8.isWord(at: start)
        let joinsAfter = utf8.isWord(before: end) && utf8.isWord(at: end)
        return !joinsBefore && !joinsAfter
    }
}

extension ArraySlice<[UInt8]> {
    /// Returns the words with a given byte at an offset; the words are sorted and equal up to that offset.
    fileprivate func goingOn(with byte: UInt8, at offset: Int) -> Self {
        // With a long common prefix all words match.
        if let first, let last, first.count > offset, first[offset] == byte, last[offset] == byte { return self }
        let rest = self[firstIndexInSorted { $0.count > offset && $0[offset] >= byte }...]
        return rest[..<rest.firstIndexInSorted { $0[offset] > byte }]
    }
}
