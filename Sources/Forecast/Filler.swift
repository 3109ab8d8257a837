// Meaningless text made of a locale's own letters.

extension LetterProfile {
    /// Returns text of this many graphemes in the locale's letters and word lengths: the same each time, without real
    /// words.
    ///
    /// Each letter and each word length is the one furthest behind its share, so that the shares of even a short text
    /// come close to the locale's.
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
            // A space is neither first nor last.
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

/// Deals out turns so that each index gets its share, as nearly as whole turns allow.
private struct Apportionment {
    private let shares: [Double]
    private var behind: [Double]

    init(shares: [Double]) {
        let total = shares.reduce(0, +)
        self.shares = shares.map { total > 0 ? $0 / total : 0 }
        behind = shares.map { _ in 0 }
    }

    /// Returns the index whose turn it is.
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
