// What bytes of XML are, told without a parser: text alone, or text around the tags that stood there before.

import Basics

package enum XMLProof {
    /// Whether no tag, comment or section begins in bytes, and nothing in them is against the letter of XML.
    package static func isText(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        bytes.firstOffset(of: UInt8(ascii: "<"), in: range) == nil && hasNoSectionEnd(bytes, range)
    }

    /// `]]>` may stand in no text.
    private static func hasNoSectionEnd(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        bytes.firstOffset(of: UInt8(ascii: ">"), in: range) == nil
            || bytes.firstOffset(of: UInt8(ascii: "]"), in: range) == nil
    }

    /// Whether bytes may stand between quotes, whichever.
    static func isAttribute(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy { byte in
            byte >= 0x20 && byte != UInt8(ascii: "<") && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "'")
        }
    }

    /// Whether bytes have the tags of other ones, in their order, and between them text alone.
    package static func hasSameTags(_ bytes: [UInt8], _ range: Range<Int>, _ old: [UInt8], _ oldRange: Range<Int>)
        -> Bool
    {
        var at = range.lowerBound
        var oldAt = oldRange.lowerBound
        let sign = UInt8(ascii: "<")
        while let start = bytes.firstOffset(of: sign, in: at..<range.upperBound) {
            guard let oldStart = old.firstOffset(of: sign, in: oldAt..<oldRange.upperBound),
                hasNoSectionEnd(bytes, at..<start)
            else { return false }
            let (piece, other) = (
                XMLPiece(bytes, at: start, end: range.upperBound), XMLPiece(old, at: oldStart, end: oldRange.upperBound)
            )
            guard piece.kind == .tag, other.kind == .tag,
                bytes[start..<piece.end].elementsEqual(old[oldStart..<other.end])
            else { return false }
            (at, oldAt) = (piece.end, other.end)
        }
        return hasNoSectionEnd(bytes, at..<range.upperBound)
            && old.firstOffset(of: sign, in: oldAt..<oldRange.upperBound) == nil
    }
}
