// For each ASCII letter, a letter that looks like it and is rare in names and words.

/// The look-alikes of ASCII letters; each replaces only one letter, so the original can be restored.
enum LookAlikes {
    static let lower = "ȧḃċḋẽḟǵḧĩĵḱḽḿǹȯṕɋȓŝṱŭṽẇẍẏẑ"
    static let upper = "ȦḂĊḊẼḞǴḦĨĴḰḼḾǸȮṔɊȒŜṰŬṼẆẌẎẐ"

    /// Up to three UTF-8 bytes for each byte, the lowest first, and their number in the highest byte.
    private static let packed = table()

    /// Creates the table, for owners that must not share it.
    static func table() -> [UInt32] {
        var table = (0..<256).map { UInt32($0) | 1 << 24 }
        for (start, letters) in [(0x61, lower), (0x41, upper)] {
            for (index, letter) in letters.unicodeScalars.enumerated() {
                let bytes = Array(String(letter).utf8)
                var entry = UInt32(bytes.count) << 24
                for (position, byte) in bytes.enumerated() { entry |= UInt32(byte) << UInt32(position * 8) }
                table[start + index] = entry
            }
        }
        return table
    }

    private static let originals: [Unicode.Scalar: Unicode.Scalar] = {
        var table: [Unicode.Scalar: Unicode.Scalar] = [:]
        for (start, letters) in [(UInt8(ascii: "a"), lower), (UInt8(ascii: "A"), upper)] {
            for (index, letter) in letters.unicodeScalars.enumerated() {
                table[letter] = Unicode.Scalar(start + UInt8(index))
            }
        }
        return table
    }()

    /// Appends a text with look-alikes for its letters.
    static func append(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        append(utf8, range, by: packed, to: &output)
    }

    /// Appends a text with look-alikes for its letters, by a table.
    static func append(_ utf8: [UInt8], _ range: Range<Int>, by table: [UInt32], to output: inout [UInt8]) {
        // Three bytes are written for each byte; the next overwrites the surplus.
        var at = output.count
        output.append(contentsOf: repeatElement(0, count: range.count * 3))
        output.withUnsafeMutableBufferPointer { output in
            utf8.withUnsafeBufferPointer { utf8 in
                table.withUnsafeBufferPointer { table in
                    for byte in utf8[range] {
                        let entry = table[Int(byte)]
                        output[at] = UInt8(truncatingIfNeeded: entry)
                        output[at + 1] = UInt8(truncatingIfNeeded: entry >> 8)
                        output[at + 2] = UInt8(truncatingIfNeeded: entry >> 16)
                        at += Int(entry >> 24)
                    }
                }
            }
        }
        output.removeLast(output.count - at)
    }

    /// Replaces look-alikes in a text by their ASCII letters.
    static func undo(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { scalars.append(originals[scalar] ?? scalar) }
        return String(scalars)
    }

    /// The ASCII letter that a look-alike replaces.
    static func original(of scalar: Unicode.Scalar) -> Unicode.Scalar? { originals[scalar] }
}
