// Strings and comments of old-style property lists, as Foundation reads them.

import Basics

package enum OpenStepText {
    private static let backslash = UInt8(ascii: "\\")

    // MARK: Reading

    /// Appends the characters between two quotes.
    package static func decode(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        var run = range.lowerBound
        // A trailing backslash escapes nothing.
        while let at = utf8.firstOffset(of: backslash, in: run..<max(run, range.upperBound - 1)) {
            output.append(utf8, run..<at)
            run = decodeEscape(utf8, at + 1, range.upperBound, to: &output)
        }
        output.append(utf8, run..<range.upperBound)
    }

    /// Appends the character of an escape after a backslash; returns where it ends.
    private static func decodeEscape(_ utf8: [UInt8], _ at: Int, _ end: Int, to output: inout [UInt8]) -> Int {
        switch utf8[at] {
        case UInt8(ascii: "a"): output.append(0x07)
        case UInt8(ascii: "b"): output.append(0x08)
        case UInt8(ascii: "f"): output.append(0x0C)
        case UInt8(ascii: "n"): output.append(0x0A)
        case UInt8(ascii: "r"): output.append(0x0D)
        case UInt8(ascii: "t"): output.append(0x09)
        case UInt8(ascii: "v"): output.append(0x0B)
        case UInt8(ascii: "U"): return decodeUnicode(utf8, at + 1, end, to: &output)
        case UInt8(ascii: "0")...UInt8(ascii: "7"): return decodeOctal(utf8, at, end, to: &output)
        default: output.append(utf8[at])  // The backslash alone is dropped; what follows is itself.
        }
        return at + 1
    }

    private static func decodeOctal(_ utf8: [UInt8], _ start: Int, _ end: Int, to output: inout [UInt8]) -> Int {
        var at = start
        var code: UInt8 = 0
        while at < min(end, start + 3), case UInt8(ascii: "0")...UInt8(ascii: "7") = utf8[at] {
            code = code << 3 | (utf8[at] - UInt8(ascii: "0"))
            at += 1
        }
        appendScalar(UInt32(NextStepLatin.scalar(code)), to: &output)
        return at
    }

    /// `\U` and up to four digits are one UTF-16 unit; two of them may be one character.
    private static func decodeUnicode(_ utf8: [UInt8], _ start: Int, _ end: Int, to output: inout [UInt8]) -> Int {
        let (unit, at) = unicodeUnit(utf8, start, end)
        if at + 1 < end, utf8[at] == backslash, utf8[at + 1] == UInt8(ascii: "U") {
            let (second, after) = unicodeUnit(utf8, at + 2, end)
            if let scalar = surrogatePair(unit, second) {
                appendScalar(scalar, to: &output)
                return after
            }
        }
        appendScalar(unit, to: &output)
        return at
    }

    private static func unicodeUnit(_ utf8: [UInt8], _ start: Int, _ end: Int) -> (unit: UInt32, end: Int) {
        var at = start
        var unit: UInt32 = 0
        while at < min(end, start + 4), let digit = utf8[at].hexValue {
            unit = unit << 4 | digit
            at += 1
        }
        return (unit, at)
    }

    /// Appends a key that is its own value; the range includes its quotes.
    static func decodeShorthand(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        guard let first = range.first, utf8[first] == UInt8(ascii: "\"") || utf8[first] == UInt8(ascii: "'") else {
            output.append(utf8, range)
            return
        }
        decode(utf8, range.lowerBound + 1..<range.upperBound - 1, to: &output)
    }

    /// Appends the text of one or more comments, a line for each, without the markers and the white space around it.
    static func decodeComments(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        let first = output.count
        var at = range.lowerBound
        while at + 1 < range.upperBound {
            let isBlock = utf8[at + 1] == UInt8(ascii: "*")
            // Unreadable text may be between comments, and have slashes of its own.
            guard utf8[at] == UInt8(ascii: "/"), isBlock || utf8[at + 1] == UInt8(ascii: "/") else {
                at += 1
                continue
            }
            let start = at + 2
            var end = start
            if isBlock {
                while end < range.upperBound, !utf8.has("*/", at: end) { end += 1 }
                at = min(end + 2, range.upperBound)
            } else {
                end = OpenStepReader.lineEnd(utf8, from: start, to: range.upperBound)
                at = end
            }
            if output.count > first { output.append(UInt8(ascii: "\n")) }
            output.append(utf8, utf8.trimmed(start..<end))
        }
    }

    // MARK: Writing

    /// Appends `value` for use inside quotes; line breaks follow the style of the old value.
    package static func encode(
        _ value: [UInt8], quote: UInt8, like utf8: [UInt8], _ old: Range<Int>, to output: inout [UInt8]
    ) {
        guard needsEscapes(value, quote: quote) else {
            output.append(contentsOf: value)
            return
        }
        let keepsBreaks = utf8[old].contains(UInt8(ascii: "\n"))
        var run = 0
        for (index, byte) in value.enumerated() where byte < 0x20 || byte == quote || byte == backslash {
            if byte == UInt8(ascii: "\n"), keepsBreaks { continue }
            output.append(value, run..<index)
            run = index + 1
            switch byte {
            case 0x09: output.append(contentsOf: "\\t".utf8)
            case 0x0A: output.append(contentsOf: "\\n".utf8)
            case 0x0D: output.append(contentsOf: "\\r".utf8)
            case quote, backslash: output.append(contentsOf: [backslash, byte])
            default:
                output.append(contentsOf: "\\U00".utf8)
                output.append(hexDigit(byte >> 4))
                output.append(hexDigit(byte & 0xF))
            }
        }
        output.append(value, run..<value.count)
    }

    /// Most texts need none; the compiler vectorizes this loop.
    private static func needsEscapes(_ value: [UInt8], quote: UInt8) -> Bool {
        var found: UInt8 = 0
        for byte in value { found |= (byte < 0x20 ? 1 : 0) | (byte == quote ? 1 : 0) | (byte == backslash ? 1 : 0) }
        return found != 0
    }

    /// Appends `value` unquoted if possible, otherwise in quotes.
    static func encodeBare(_ value: [UInt8], to output: inout [UInt8]) {
        if !value.isEmpty, value.allSatisfy(OpenStepReader.isBare), !value.has("//", at: 0), !value.has("/*", at: 0) {
            output.append(contentsOf: value)
        } else {
            output.append(UInt8(ascii: "\""))
            encode(value, quote: UInt8(ascii: "\""), like: value, 0..<0, to: &output)
            output.append(UInt8(ascii: "\""))
        }
    }

    /// Turns `"key";` into `"key" = "value";`.
    static func spliceShorthand(_ value: [UInt8], at key: ByteRange) -> Splice {
        var bytes = Array(" = \"".utf8)
        encode(value, quote: UInt8(ascii: "\""), like: value, 0..<0, to: &bytes)
        bytes.append(UInt8(ascii: "\""))
        return Splice(ByteRange(Int(key.end), Int(key.end)), bytes)
    }
}
