// Words of ASCII letters found in whatever case.

extension Array where Element == UInt8 {
    /// Where a word that begins with two small letters stands next, in whatever case.
    public func firstOffset(ofWord word: StaticString, from start: Int) -> Int? {
        let length = word.utf8CodeUnitCount
        guard length > 1, count - start >= length else { return nil }
        return word.withUTF8Buffer { word in
            withUnsafeBufferPointer { bytes in
                let (first, second) = (word[0], word[1])
                let end = bytes.count - length + 1
                var at = start
                while at < end {
                    let next = Swift.min(at + Self.block, end)
                    // In most texts not even the first two letters stand together; without a branch the compiler makes
                    // it look at many bytes at a time.
                    var hits: UInt8 = 0
                    for offset in at..<next {
                        hits |= (bytes[offset] | 0x20 == first ? 1 : 0) & (bytes[offset + 1] | 0x20 == second ? 1 : 0)
                    }
                    let found =
                        hits == 0
                        ? nil
                        : (at..<next).first { offset in
                            bytes[offset] | 0x20 == first && bytes[offset + 1] | 0x20 == second
                                && word.indices.allSatisfy { Self.folded(bytes[offset + $0]) == word[$0] }
                        }
                    if let found { return found }
                    at = next
                }
                return nil
            }
        }
    }

    /// So many bytes are looked at together.
    private static var block: Int { 128 }

    /// A letter as a small one, anything else as it is.
    private static func folded(_ byte: UInt8) -> UInt8 { byte.isLetter ? byte | 0x20 : byte }

    /// Whether a word of small letters stands at an offset, in whatever case.
    public func hasWord(_ word: StaticString, at offset: Int) -> Bool {
        guard offset >= 0, offset + word.utf8CodeUnitCount <= count else { return false }
        return word.withUTF8Buffer { word in
            word.indices.allSatisfy { Self.folded(self[offset + $0]) == word[$0] }
        }
    }
}
