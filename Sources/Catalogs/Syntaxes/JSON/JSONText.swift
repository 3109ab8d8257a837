// The contents of JSON strings.

import Basics

package enum JSONText {
    private static let backslash = UInt8(ascii: "\\")

    /// Appends the characters between two quotes.
    package static func decode(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        var at = range.lowerBound
        var run = at
        while at < range.upperBound {
            guard utf8[at] == backslash, at + 1 < range.upperBound else {
                at += 1
                continue
            }
            output.append(utf8, run..<at)
            at += 2
            switch utf8[at - 1] {
            case UInt8(ascii: "b"): output.append(0x08)
            case UInt8(ascii: "f"): output.append(0x0C)
            case UInt8(ascii: "n"): output.append(0x0A)
            case UInt8(ascii: "r"): output.append(0x0D)
            case UInt8(ascii: "t"): output.append(0x09)
            case UInt8(ascii: "u"): at = decodeUnicode(utf8, at, range.upperBound, to: &output)
            case let byte: output.append(byte)
            }
            run = at
        }
        output.append(utf8, run..<range.upperBound)
    }

    /// The offset at which each byte of a string's text is written, and where the string ends.
    package static func places(_ utf8: [UInt8], _ range: Range<Int>) -> [Int] {
        var places: [Int] = []
        var text: [UInt8] = []
        var at = range.lowerBound
        while at < range.upperBound {
            let start = at
            if utf8.has("\\u", at: at) {
                at = decodeUnicode(utf8, at + 2, range.upperBound, to: &text)
            } else {
                at = min(at + (utf8[at] == backslash ? 2 : 1), range.upperBound)
                text.append(0)
            }
            while places.count < text.count { places.append(start) }
        }
        return places + [range.upperBound]
    }

    private static func decodeUnicode(_ utf8: [UInt8], _ at: Int, _ end: Int, to output: inout [UInt8]) -> Int {
        let unit = self.unit(utf8, at, end)
        let after = min(at + 4, end)
        if utf8.has("\\u", at: after), let scalar = surrogatePair(unit, self.unit(utf8, after + 2, end)) {
            appendScalar(scalar, to: &output)
            return min(after + 6, end)
        }
        appendScalar(unit, to: &output)
        return after
    }

    private static func unit(_ utf8: [UInt8], _ at: Int, _ end: Int) -> UInt32 {
        guard at + 4 <= end else { return 0xFFFD }
        return (at..<at + 4).reduce(0) { $0 << 4 | (utf8[$1].hexValue ?? 0) }
    }

    /// Appends `value` in the style of the string in `range`, if that escapes more than required.
    package static func encode(
        _ value: [UInt8], like utf8: [UInt8], _ range: Range<Int>, isASCII: Bool, to output: inout [UInt8]
    ) {
        guard isASCII || utf8.firstOffset(of: backslash, in: range) != nil else { return encode(value, to: &output) }
        let manner = JSONManner(of: utf8, range, isASCII: isASCII)
        if manner.isPlain { encode(value, to: &output) } else { manner.append(value, to: &output) }
    }

    /// Appends `value` for use inside quotes, escaping only what must be escaped, as Xcode does.
    package static func encode(_ value: [UInt8], to output: inout [UInt8]) {
        var run = 0
        for index in value.indices {
            let byte = value[index]
            guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == backslash else { continue }
            output.append(value, run..<index)
            run = index + 1
            output.append(backslash)
            switch byte {
            case 0x08: output.append(UInt8(ascii: "b"))
            case 0x09: output.append(UInt8(ascii: "t"))
            case 0x0A: output.append(UInt8(ascii: "n"))
            case 0x0C: output.append(UInt8(ascii: "f"))
            case 0x0D: output.append(UInt8(ascii: "r"))
            case 0x00..<0x20:
                output.append(contentsOf: "u00".utf8)
                output.append(UInt8(ascii: "0") + byte >> 4)
                output.append(hexDigit(byte & 0xF) | 0x20)
            default: output.append(byte)
            }
        }
        output.append(value, run..<value.count)
    }
}

/// JSON output.
public enum JSONOutput {
    /// Appends UTF-8 `text` as the inside of a JSON string.
    public static func appendEscaped(_ text: [UInt8], to output: inout [UInt8]) {
        JSONText.encode(text, to: &output)
    }
}
