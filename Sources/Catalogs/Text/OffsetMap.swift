// From an offset in the UTF-8 text back to the offset in the file it came from.

/// A mark every few kilobytes; between marks the file is decoded again, character by character.
struct OffsetMap: Sendable {
    static let stride = 1024

    private let encoding: TextEncoding
    private var marks: [(utf8: UInt32, stored: UInt32)] = []

    init(encoding: TextEncoding) {
        self.encoding = encoding
    }

    mutating func mark(utf8: Int, stored: Int) {
        marks.append((UInt32(utf8), UInt32(stored)))
    }

    /// The offset in `bytes` of the character whose UTF-8 begins at `offset`.
    func stored(_ offset: Int, in bytes: [UInt8]) -> Int {
        guard let mark = marks.lastInSorted(where: { Int($0.utf8) <= offset }) else { return 0 }
        var utf8 = Int(mark.utf8)
        var at = Int(mark.stored)
        while utf8 < offset, at < bytes.count {
            let scalar = StoredScalar(bytes, at: at, encoding: encoding)
            utf8 += scalar.utf8Length
            at += scalar.length
        }
        return at
    }
}
