// From an offset in the UTF-8 text back to the offset in the file it came from.

import Basics

/// A mark every few kilobytes; between marks the file is decoded again, character by character.
///
/// For encodings that are not decoded character by character, a mark wherever the number of bytes per character
/// changes.
struct OffsetMap: Sendable {
    static let stride = 1024

    private struct Mark {
        var utf8: UInt32
        var stored: UInt32
        /// How many bytes each character takes from here on; 0 if it varies.
        var length: UInt8 = 0
        var storedLength: UInt8 = 0
    }

    private let encoding: TextEncoding
    private var marks: [Mark] = []

    package init(encoding: TextEncoding) {
        self.encoding = encoding
    }

    package mutating func mark(utf8: Int, stored: Int) {
        marks.append(Mark(utf8: UInt32(utf8), stored: UInt32(stored)))
    }

    /// Records a character, and its length in UTF-8 and in the file.
    package mutating func mark(utf8: Int, length: Int, stored: Int, storedLength: Int) {
        if let last = marks.last, Int(last.length) == length, Int(last.storedLength) == storedLength { return }
        marks.append(
            Mark(
                utf8: UInt32(utf8), stored: UInt32(stored), length: UInt8(truncatingIfNeeded: length),
                storedLength: UInt8(truncatingIfNeeded: storedLength)))
    }

    /// The offset in `bytes` of the character whose UTF-8 begins at `offset`.
    package func stored(_ offset: Int, in bytes: [UInt8]) -> Int {
        guard let mark = marks[..<marks.firstIndexInSorted { Int($0.utf8) > offset }].last else { return 0 }
        var utf8 = Int(mark.utf8)
        var at = Int(mark.stored)
        if mark.length > 0 {
            return min(bytes.count, at + (offset - utf8) / Int(mark.length) * Int(mark.storedLength))
        }
        while utf8 < offset, at < bytes.count {
            let scalar = StoredScalar(bytes, at: at, encoding: encoding)
            utf8 += scalar.utf8Length
            at += scalar.length
        }
        return at
    }
}
