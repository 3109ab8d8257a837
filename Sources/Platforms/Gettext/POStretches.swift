// Where to cut a PO file: each part is read exactly as in the whole.

import Basics

extension POMessages {
    /// Returns the start of the next message after a string, a blank line, and a comment or keyword that begins a
    /// message; nil if there is none.
    ///
    /// In a broken file this may be inside a message, which is then a fault in both parts.
    static func cut(_ utf8: [UInt8], from start: Int) -> Int? {
        var at = start
        while let line = utf8.firstOffset(of: 0x0A, in: at..<utf8.count) {
            at = line + 1
            guard line > start, utf8[line - 1] == UInt8(ascii: "\""), utf8.has("\n", at: at) else { continue }
            if utf8.has("#", at: at + 1) || utf8.has("msgid ", at: at + 1) || utf8.has("msgctxt ", at: at + 1) {
                return at + 1
            }
        }
        return nil
    }

    /// Splits a range into about `count` stretches of similar length.
    static func stretches(_ utf8: [UInt8], _ range: Range<Int>, _ count: Int) -> [Range<Int>] {
        var stretches: [Range<Int>] = []
        var start = range.lowerBound
        for number in 1..<max(count, 1) {
            let wanted = range.lowerBound + range.count / count * number
            guard wanted > start, let next = cut(utf8, from: wanted), next < range.upperBound else { continue }
            stretches.append(start..<next)
            start = next
        }
        return stretches + [start..<range.upperBound]
    }
}
