// Text without meaning, made of a locale's own letters.

extension LetterProfile {
    /// Text of so many graphemes in the locale's letters and lengths of words: the same each time, and no real words.
    ///
    /// Each letter and each length of a word is the one that is furthest behind its share, so that the shares of even a
    /// short text come close to the locale's.
    public func filler(graphemes: Int) -> [UInt8] {
        let space = [UInt8(ascii: " ")]
        let alphabet = letters.filter { $0.utf8 != space }
        guard !alphabet.isEmpty, graphemes > 0 else { return [] }
        var pick = Apportionment(shares: alphabet.map(\.share))
        var word = Apportionment(shares: wordLengths)
        var text: [UInt8] = []
        text.reserveCapacity(graphemes * 3)
        var left = wordLengths.isEmpty ? graphemes : word.next() + 1
        for place in 0..<graphemes {
            // A space is neither the first nor the last.
            if left == 0, place < graphemes - 1 {
                text += space
                left = word.next() + 1
            } else {
                text += alphabet[pick.next()].utf8
                left = max(left - 1, 0)
            }
        }
        return text
    }
}

/// Deals out turns so that each has had its share of them, as nearly as whole turns allow.
private struct Apportionment {
    private let shares: [Double]
    private var behind: [Double]

    init(shares: [Double]) {
        let total = shares.reduce(0, +)
        self.shares = shares.map { total > 0 ? $0 / total : 0 }
        behind = shares.map { _ in 0 }
    }

    /// Whose turn it is.
    mutating func next() -> Int {
        var most = 0
        for place in shares.indices {
            behind[place] += shares[place]
            if behind[place] > behind[most] { most = place }
        }
        if !behind.isEmpty { behind[most] -= 1 }
        return most
    }
}
