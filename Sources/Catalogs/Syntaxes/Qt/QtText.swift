// Texts of Qt translation files: XML in which control characters are elements: `<byte value="x9"/>`.

import Basics

package enum QtText {
    private static let opening = Array("<byte value=\"".utf8)

    /// Appends the text of a range, including bytes.
    package static func decode(
        _ utf8: [UInt8], _ range: Range<Int>, entities: [String: String] = [:], to output: inout [UInt8]
    ) {
        var at = range.lowerBound
        while let start = utf8.firstOffset(of: Array("<byte".utf8), in: at..<range.upperBound) {
            // In a comment or a CDATA section it is not an element.
            if let section = utf8.firstOffset(of: Array("<!".utf8), in: at..<start) {
                let end = XMLPiece(utf8, at: section, end: range.upperBound).end
                XMLText.decode(utf8, at..<end, entities: entities, to: &output)
                at = end
                continue
            }
            XMLText.decode(utf8, at..<start, entities: entities, to: &output)
            let end = XMLPiece(utf8, at: start, end: range.upperBound).end
            if let value = XMLTag(utf8, start..<end).text("value") { appendScalar(number(value), to: &output) }
            at = end
        }
        XMLText.decode(utf8, at..<range.upperBound, entities: entities, to: &output)
    }

    /// `x9` or `9`.
    private static func number(_ text: String) -> UInt32 {
        (text.first == "x" ? UInt32(text.dropFirst(), radix: 16) : UInt32(text)) ?? 0xFFFD
    }

    /// Appends `value` as the content of an element.
    package static func encode(
        _ value: [UInt8], like utf8: [UInt8], _ old: Range<Int>, entry: Entry, to output: inout [UInt8]
    ) throws(RewriteError) {
        guard value.contains(where: isControl) else {
            return try XMLText.encode(value, like: utf8, old, entry: entry, to: &output)
        }
        var run = 0
        for (at, byte) in value.enumerated() where isControl(byte) {
            if run < at { try XMLText.encode(Array(value[run..<at]), like: utf8, old, entry: entry, to: &output) }
            output += opening + Array("x\(String(byte, radix: 16))\"/>".utf8)
            run = at + 1
        }
        if run < value.count { try XMLText.encode(Array(value[run...]), like: utf8, old, entry: entry, to: &output) }
    }

    private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 && byte != 0x0A && byte != 0x09 }
}
