// Finds words of ASCII letters, ignoring case.

extension Array where Element == UInt8 {
    /// The offset of the next occurrence of a word that starts with two lowercase letters, ignoring case.
    public func firstOffset(ofWord word: StaticString, from start: Int) -> Int? {
        let end = count - word.utf8CodeUnitCount + 1
        guard word.utf8CodeUnitCount > 1, start < end else { return nil }
        let letters = word.withUTF8Buffer { ($0[0], $0[1]) }
        return withUnsafeBytes { bytes in
            var at = start
            // In most texts, not even the first two letters occur together.
            while at < end, at + 16 < bytes.count {
                let first = Sixteen(bytes, at).hasLetter(letters.0)
                let both = first .& Sixteen(bytes, at + 1).hasLetter(letters.1)
                guard both.isAny else {
                    at += 16
                    continue
                }
                at += both.first
                if hasWord(word, at: at) { return at }
                at += 1
            }
            return at < end ? (at..<end).first { hasWord(word, at: $0) } : nil
        }
    }

    /// Whether a text without brackets contains a word of two or more ASCII letters between spaces.
    ///
    /// Most texts do, and need not be parsed to find out.
    public var hasPlainWord: Bool {
        var length: Int? = 0
        var found = false
        for byte in self {
            if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "{") { return false }
            if byte.isLetter {
                length = length.map { $0 + 1 }
            } else if byte == UInt8(ascii: " ") {
                found = found || (length ?? 0) > 1
                length = 0
            } else {
                length = nil
            }
        }
        return found || (length ?? 0) > 1
    }

    /// A letter in lowercase; other bytes unchanged.
    private static func folded(_ byte: UInt8) -> UInt8 { byte.isLetter ? byte | 0x20 : byte }

    /// Whether a lowercase word occurs at an offset, ignoring case.
    public func hasWord(_ word: StaticString, at offset: Int) -> Bool {
        guard offset >= 0, offset + word.utf8CodeUnitCount <= count else { return false }
        return word.withUTF8Buffer { word in
            word.indices.allSatisfy { Self.folded(self[offset + $0]) == word[$0] }
        }
    }
}
