// What conventions ask of the bytes of a comment.

import Platform

extension Array where Element == UInt8 {
    /// Where a word that begins with two small letters stands next, in whatever case.
    func firstOffset(ofWord word: StaticString, from start: Int) -> Int? {
        let length = word.utf8CodeUnitCount
        guard length > 1, count - start >= length else { return nil }
        return word.withUTF8Buffer { word in
            withUnsafeBufferPointer { bytes in
                let (first, second) = (word[0], word[1])
                let end = bytes.count - length + 1
                var at = start
                while at < end {
                    let next = Swift.min(at + Self.block, end)
                    // In most comments not even the first two letters stand together; without a branch the compiler makes
                    // it look at many bytes at a time.
                    var hits: UInt8 = 0
                    for offset in at..<next {
                        hits |= (bytes[offset] | 0x20 == first ? 1 : 0) & (bytes[offset + 1] | 0x20 == second ? 1 : 0)
                    }
                    let found =
                        hits == 0
                        ? nil
                        : (at..<next).first { offset in
                            word.indices.allSatisfy { Self.folded(bytes[offset + $0]) == word[$0] }
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
    func hasWord(_ word: StaticString, at offset: Int) -> Bool {
        guard offset >= 0, offset + word.utf8CodeUnitCount <= count else { return false }
        return word.withUTF8Buffer { word in
            word.indices.allSatisfy { Self.folded(self[offset + $0]) == word[$0] }
        }
    }

    /// The first offset from `start` on at which no white space stands.
    func skipSpace(_ start: Int) -> Int {
        var at = start
        while at < count, self[at].isSpace { at += 1 }
        return at
    }

    /// The offset after the last byte before `end` that is no white space.
    func skipSpaceBack(_ end: Int) -> Int {
        var at = end
        while at > 0, self[at - 1].isSpace { at -= 1 }
        return at
    }

    /// The whole number at an offset, of at most nine digits; nil where there is none.
    func number(at start: Int) -> (value: Int, end: Int)? {
        var (value, at) = (0, start)
        while at < count, self[at].isDigit {
            guard at - start < 9 else { return nil }
            value = value * 10 + Int(self[at] - 0x30)
            at += 1
        }
        return at > start ? (value, at) : nil
    }

    /// The whole number that ends before an offset, of at most nine digits.
    func number(before end: Int) -> (value: Int, start: Int)? {
        var start = end
        while start > 0, self[start - 1].isDigit { start -= 1 }
        guard let number = number(at: start), number.end == end else { return nil }
        return (number.value, start)
    }

    /// The byte at an offset; zero outside of the text.
    func byte(_ offset: Int) -> UInt8 { indices.contains(offset) ? self[offset] : 0 }
}
