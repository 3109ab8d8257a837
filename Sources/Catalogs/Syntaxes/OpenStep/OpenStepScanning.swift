// The tokens of old-style property lists: strings, white space and comments.

import Basics

extension OpenStepReader {
    // MARK: Strings

    /// Reads a quoted or unquoted string; returns nil, after a fault, if its quote is never closed.
    package mutating func readString(_ kind: Tree.Kind) -> Int? {
        let quote = bytes[at]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let start = at
            while at < bytes.count, Self.isBare(bytes[at]) { at += 1 }
            return tree.append(kind, .openStepBare, start, at)
        }
        let start = at + 1
        let end = closingQuote(quote, from: start)
        guard end < bytes.count else {
            unterminated += 1
            // Before a key Foundation treats it as the end of the table.
            fault(at, .unterminatedString, kind == .key && depth == 0 && hasKey ? .endsReading : .voidsFile)
            if unterminated > 1 {
                fault(at, .gaveUp)
                at = bytes.count
            } else {
                at = Self.lineEnd(bytes, from: start, to: bytes.count)
            }
            return nil
        }
        at = end + 1
        return tree.append(kind, quote == UInt8(ascii: "\"") ? .openStepDouble : .openStepSingle, start, end)
    }

    /// The offset of the quote that ends a string; the end of the file or beyond if there is none.
    private func closingQuote(_ quote: UInt8, from start: Int) -> Int {
        let first = bytes.firstOffset(of: quote, in: start..<bytes.count) ?? bytes.count
        guard var end = bytes.firstOffset(of: UInt8(ascii: "\\"), in: start..<first) else { return first }
        while end < bytes.count, bytes[end] != quote {
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return end
    }

    func isStringStart(_ offset: Int) -> Bool {
        bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") || Self.isBare(bytes[offset])
    }

    /// The end of a string's token, including its quote.
    func endOfToken(_ node: Int) -> Int {
        Int(tree.nodes[node].end) + (tree.nodes[node].form == .openStepBare ? 0 : 1)
    }

    /// Whether a character may be unquoted.
    static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    // MARK: Space and comments

    package mutating func skipSpace() {
        while at < bytes.count {
            switch bytes[at] {
            case 0x0A, 0x0D:
                followsMember = false
                isStrayLine = false
                at += 1
            case 0x09...0x0C, 0x20:
                at += 1
            case 0xE2 where bytes.has("\u{2028}", at: at) || bytes.has("\u{2029}", at: at):
                at += 3
            case UInt8(ascii: "/") where bytes.has("//", at: at):
                let start = at
                at = Self.lineEnd(bytes, from: at, to: bytes.count)
                appendComment(start)
            case UInt8(ascii: "/") where bytes.has("/*", at: at):
                skipBlockComment()
            default:
                followsMember = false
                return
            }
        }
    }

    /// Adds the comment from `start` to here.
    ///
    /// At the end of a member's line it belongs to that member.
    package mutating func appendComment(_ start: Int) {
        var next = at
        while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
        if followsMember, next == bytes.count || [0x0A, 0x0D, UInt8(ascii: ";")].contains(bytes[next]) {
            tree.append(.trailingComment, .openStepComment, start, at)
        } else {
            tree.appendComment(.openStepComment, start, at, in: bytes)
        }
    }

    mutating func skipBlockComment() {
        let start = at
        at += 2
        while true {
            at = bytes.firstOffset(of: UInt8(ascii: "*"), in: at..<bytes.count) ?? bytes.count
            if at == bytes.count || bytes.has("*/", at: at) { break }
            at += 1
        }
        if at >= bytes.count {
            // Inside a member, the missing part decides.
            fault(start, .unterminatedComment, isInMember ? .none : depth > 0 ? .voidsFile : .endsReading)
        } else {
            at += 2
        }
        appendComment(start)
    }

    /// The offset of the next line break, including a lone carriage return and Unicode's own line breaks.
    static func lineEnd(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
        var at = start
        while at < end {
            switch bytes[at] {
            case 0x0A, 0x0D: return at
            case 0xE2 where bytes.has("\u{2028}", at: at) || bytes.has("\u{2029}", at: at): return at
            default: at += 1
            }
        }
        return end
    }

    func hasLineBreak(_ range: Range<Int>) -> Bool {
        Self.lineEnd(bytes, from: range.lowerBound, to: range.upperBound) < range.upperBound
    }
}
