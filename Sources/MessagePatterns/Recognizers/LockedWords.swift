// Words that the configuration locks: brands, product names.

import Basics

extension Recognizer {
    /// Woken by the first byte of each locked word.
    static let lockedWord = Recognizer(triggers: "", features: [], mayPrecedeSpace: true) { scanner in
        guard let end = scanner.grammar.locked.end(in: scanner.utf8, at: scanner.at) else { return false }
        scanner.emit(.locked, upTo: end)
        return true
    }
}

/// Words that stay as they are wherever they stand as whole words.
public struct LockedWords: Sendable {
    /// In the order of their bytes, so that those with one beginning stand together.
    private let words: [[UInt8]]

    /// Words, each of which may be several.
    public init(_ words: [String]) {
        self.words = words.map { Array($0.utf8) }.filter { !$0.isEmpty }.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Whether there are none.
    public var isEmpty: Bool { words.isEmpty }

    var firstBytes: [UInt8] { words.map { $0[0] } }

    /// The end of the longest locked word that begins at an offset: `Apple ID` wins over `Apple`.
    ///
    /// Byte by byte it keeps to those words that go on like the text, so that a glossary of thousands costs little more
    /// than one word.
    func end(in utf8: [UInt8], at offset: Int) -> Int? {
        var longest: Int?
        var like = words[...]
        for (depth, byte) in utf8[offset...].enumerated() {
            like = like.goingOn(with: byte, at: depth)
            guard let first = like.first else { break }
            let range = offset..<offset + depth + 1
            // What ends here comes before all that goes on.
            if first.count == range.count, isWhole(range, in: utf8) { longest = range.upperBound }
        }
        return longest
    }

    /// Whether no word goes on at either end.
    private func isWhole(_ range: Range<Int>, in utf8: [UInt8]) -> Bool {
        let (start, end) = (range.lowerBound, range.upperBound)
        let joinsBefore = utf8.isWord(before: start) && utf8.isWord(at: start)
        let joinsAfter = utf8.isWord(before: end) && utf8.isWord(at: end)
        return !joinsBefore && !joinsAfter
    }
}

extension ArraySlice<[UInt8]> {
    /// Those of some words, in their order and alike up to an offset, that have a byte there.
    fileprivate func goingOn(with byte: UInt8, at offset: Int) -> Self {
        // With a long beginning in common none of them is lost.
        if let first, let last, first.count > offset, first[offset] == byte, last[offset] == byte { return self }
        let rest = self[firstIndexInSorted { $0.count > offset && $0[offset] >= byte }...]
        return rest[..<rest.firstIndexInSorted { $0[offset] > byte }]
    }
}
