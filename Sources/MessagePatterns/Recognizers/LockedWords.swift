// Words that the configuration locks: brands, product names.

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
    /// The longest first, so that `Apple ID` wins over `Apple`.
    private let words: [[UInt8]]

    /// Words, each of which may be several.
    public init(_ words: [String]) {
        self.words = words.map { Array($0.utf8) }.filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    }

    /// Whether there are none.
    public var isEmpty: Bool { words.isEmpty }

    var firstBytes: [UInt8] { words.map { $0[0] } }

    /// The end of the locked word that begins at an offset.
    func end(in utf8: [UInt8], at offset: Int) -> Int? {
        for word in words where utf8[offset...].starts(with: word) {
            let end = offset + word.count
            let joinsBefore = utf8.isWord(before: offset) && utf8.isWord(at: offset)
            let joinsAfter = utf8.isWord(before: end) && utf8.isWord(at: end)
            if !joinsBefore, !joinsAfter { return end }
        }
        return nil
    }
}
