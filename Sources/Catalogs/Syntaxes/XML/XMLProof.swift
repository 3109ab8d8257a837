// Classifies bytes of XML without a parser: text only, or text around the same tags and in as many sections as before.

import Basics

package enum XMLProof {
    /// Whether bytes contain no tag, comment or section, and nothing that XML does not allow.
    package static func isText(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        bytes.firstOffset(of: UInt8(ascii: "<"), in: range) == nil && hasNoSectionEnd(bytes, range)
    }

    /// `]]>` is not allowed in text.
    private static func hasNoSectionEnd(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        var at = range.lowerBound
        while let end = bytes.firstOffset(of: UInt8(ascii: ">"), in: at..<range.upperBound) {
            if end >= range.lowerBound + 2, bytes.has("]]", at: end - 2) { return false }
            at = end + 1
        }
        return true
    }

    /// Whether bytes may be an attribute value, whichever quotes it has.
    static func isAttribute(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy { byte in
            byte >= 0x20 && byte != UInt8(ascii: "<") && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "'")
        }
    }

    /// Whether bytes have the same tags and as many sections as the old ones, in the same order, and only text between
    /// them.
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
            switch (piece.kind, other.kind) {
            case (.tag, .tag):
                guard bytes[start..<piece.end].elementsEqual(old[oldStart..<other.end]) else { return false }
            // Any text may be in a section, which ends where the first one ends.
            case (.cdata, .cdata): guard bytes.has("]]>", at: piece.end - 3) else { return false }
            default: return false
            }
            (at, oldAt) = (piece.end, other.end)
        }
        return hasNoSectionEnd(bytes, at..<range.upperBound)
            && old.firstOffset(of: sign, in: oldAt..<oldRange.upperBound) == nil
    }
}
