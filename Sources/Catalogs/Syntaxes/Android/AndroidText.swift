// The characters of an Android value as aapt2 reads it: escapes resolved, quotes dropped, white space collapsed.

import Basics

/// Reads a value segment by segment: a segment is the text between two tags.
package struct AndroidText {
    /// What aapt2 would reject, or silently drop.
    package enum Problem: Equatable {
        case apostrophe, escape(String), surrogate(String), nested
    }

    /// The first problem, and its offset in its segment.
    package private(set) var problem: (kind: Problem, offset: Int)?
    /// Whether a quote is open, which is not shown.
    package private(set) var isQuoted = false
    /// Whether an apostrophe follows the quote that is open: without the quote, aapt2 rejects it.
    package private(set) var keepsApostrophe = false
    private var isAfterSpace = false

    /// Starts over, as after a style tag.
    mutating func reset() { (isQuoted, isAfterSpace) = (false, false) }

    /// Whether a byte is white space that collapses to one space outside quotes.
    package static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

    /// A range without the white space at its ends.
    package static func trimmed(_ utf8: [UInt8], _ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, isSpace(utf8[start]) { start += 1 }
        while end > start, isSpace(utf8[end - 1]) { end -= 1 }
        return start..<end
    }

    /// Appends the value of a segment without XML.
    package mutating func read(_ bytes: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        guard let first = range.first else { return }
        // Most segments need no decoding.
        if !isQuoted, !isAfterSpace || bytes[first] != 0x20, Self.isPlain(bytes, range) {
            isAfterSpace = bytes[range.upperBound - 1] == 0x20
            return output.append(bytes, range)
        }
        var at = range.lowerBound
        var run = at
        while at < range.upperBound {
            let byte = bytes[at]
            if byte > UInt8(ascii: "'"), byte != UInt8(ascii: "\\") {
                isAfterSpace = false
                at += 1
            } else if Self.isSpace(byte), !isQuoted {
                if byte != 0x20 || isAfterSpace {
                    output.append(bytes, run..<at)
                    if !isAfterSpace { output.append(0x20) }
                    run = at + 1
                }
                isAfterSpace = true
                at += 1
            } else if byte == UInt8(ascii: "\"") {
                output.append(bytes, run..<at)
                isQuoted.toggle()
                (isAfterSpace, keepsApostrophe) = (false, false)
                at += 1
                run = at
            } else if byte == UInt8(ascii: "\\") {
                output.append(bytes, run..<at)
                isAfterSpace = false
                at = readEscape(bytes, at + 1, range.upperBound, to: &output)
                run = at
            } else {
                if byte == UInt8(ascii: "'") {
                    if isQuoted { keepsApostrophe = true } else { note(.apostrophe, at) }
                }
                isAfterSpace = false
                at += 1
            }
        }
        output.append(bytes, run..<at)
    }

    /// Whether a range contains no escapes, quotes or white space except single spaces; because the loop has no
    /// branches, the compiler vectorizes it.
    private static func isPlain(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            let text = UnsafeBufferPointer(rebasing: bytes[range])
            var hits: UInt8 = 0
            for byte in text {
                hits |=
                    (byte < 0x20 ? 1 : 0) | (byte == UInt8(ascii: "\\") ? 1 : 0) | (byte == UInt8(ascii: "\"") ? 1 : 0)
                    | (byte == UInt8(ascii: "'") ? 1 : 0)
            }
            for index in 1..<max(text.count, 1) {
                hits |= (text[index] == 0x20 ? 1 : 0) & (text[index - 1] == 0x20 ? 1 : 0)
            }
            return hits == 0
        }
    }

    /// Appends the meaning of the character after a backslash; returns the offset after it.
    private mutating func readEscape(_ bytes: [UInt8], _ at: Int, _ end: Int, to output: inout [UInt8]) -> Int {
        guard at < end else { return at }
        switch bytes[at] {
        case UInt8(ascii: "n"): output.append(0x0A)
        case UInt8(ascii: "t"): output.append(0x09)
        case UInt8(ascii: "u"): return readNumber(bytes, at + 1, end, to: &output)
        default: output.append(bytes[at])
        }
        return at + 1
    }

    private mutating func readNumber(_ bytes: [UInt8], _ start: Int, _ end: Int, to output: inout [UInt8]) -> Int {
        var value: UInt32 = 0
        var at = start
        while at < end, at < start + 4, let digit = bytes[at].hexValue {
            value = value << 4 | digit
            at += 1
        }
        let written = String(decoding: bytes[start - 2..<at], as: UTF8.self)
        guard at == start + 4 else {
            note(.escape(written), start - 2)
            output.append(bytes, start - 2..<at)
            return at
        }
        if 0xD800...0xDFFF ~= value {
            note(.surrogate(written), start - 2)
        } else {
            appendScalar(value, to: &output)
        }
        return at
    }

    private mutating func note(_ kind: Problem, _ offset: Int) { problem = problem ?? (kind, offset) }
}
