// Scanning of the bytes of a comment.

import Basics

extension Array where Element == UInt8 {
    /// Returns the first offset from `start` on that is not white space.
    func skipSpace(_ start: Int) -> Int {
        var at = start
        while at < count, self[at].isSpace { at += 1 }
        return at
    }

    /// Returns the offset after the last byte before `end` that is not white space.
    func skipSpaceBack(_ end: Int) -> Int {
        var at = end
        while at > 0, self[at - 1].isSpace { at -= 1 }
        return at
    }

    /// Returns the whole number at an offset, of at most nine digits; nil if there is none.
    func number(at start: Int) -> (value: Int, end: Int)? {
        var (value, at) = (0, start)
        while at < count, self[at].isDigit {
            guard at - start < 9 else { return nil }
            value = value * 10 + Int(self[at] - 0x30)
            at += 1
        }
        return at > start ? (value, at) : nil
    }

    /// Returns the whole number that ends before an offset, of at most nine digits.
    func number(before end: Int) -> (value: Int, start: Int)? {
        var start = end
        while start > 0, self[start - 1].isDigit { start -= 1 }
        guard let number = number(at: start), number.end == end else { return nil }
        return (number.value, start)
    }

    /// Returns the byte at an offset; zero if the offset is out of bounds.
    func byte(_ offset: Int) -> UInt8 { indices.contains(offset) ? self[offset] : 0 }
}
