// Where a PO file can be cut: each part is read as the whole would be.

import Basics

extension POMessages {
    /// Where the next message begins after a string, a blank line, and a comment or a keyword that begins a message; nil where
    /// there is no such place.
    ///
    /// In a broken file this may be inside of a message, which is a fault in both parts.
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

    /// A range in about as many stretches of about the same length.
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
