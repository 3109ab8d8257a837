// Writing values as strings of PO files, on as many lines as the old style would use.

import Basics

extension POText {
    /// The width at which gettext's own tools wrap.
    private static let lineWidth = 77

    /// Appends `value` in quotes: on one line, or wrapped if the old string, or the one it translates, is wrapped.
    package static func encode(
        _ value: [UInt8], like utf8: [UInt8], _ old: Range<Int>, source: Range<Int>?, to output: inout [UInt8]
    ) {
        let manner = isEmpty(utf8, old) ? source ?? old : old
        guard let lineBreak = lineBreak(utf8, manner) else {
            output.append(UInt8(ascii: "\""))
            escape(value, value.indices, to: &output)
            output.append(UInt8(ascii: "\""))
            return
        }
        output += [UInt8(ascii: "\""), UInt8(ascii: "\"")]
        for line in lines(of: value) {
            output += lineBreak
            output.append(UInt8(ascii: "\""))
            escape(value, line, to: &output)
            output.append(UInt8(ascii: "\""))
        }
    }

    /// The separator between the lines of a string, with indentation; nil if the string is on one line.
    private static func lineBreak(_ utf8: [UInt8], _ range: Range<Int>) -> [UInt8]? {
        guard !utf8.isClear(of: 0x0A, 0x0D, in: range),
            let end = utf8[range].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }),
            let quote = utf8[end..<range.upperBound].firstIndex(of: UInt8(ascii: "\""))
        else { return nil }
        // Blank lines between strings are not repeated.
        let last = utf8[end..<quote].lastIndex { $0 == 0x0A || $0 == 0x0D } ?? end
        let start = last > end && utf8[last] == 0x0A && utf8[last - 1] == 0x0D ? last - 1 : last
        return Array(utf8[start..<quote])
    }

    /// Splits a text into lines: after each line break, and after spaces if a line becomes too long.
    private static func lines(of value: [UInt8]) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        var space = 0
        var width = 0
        for (at, byte) in value.enumerated() {
            if byte & 0xC0 != 0x80 { width += 1 }
            if width > lineWidth, space > start {
                lines.append(start..<space)
                width = value[space...at].reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
                start = space
            }
            if byte == 0x20 { space = at + 1 }
            guard byte == 0x0A else { continue }
            lines.append(start..<at + 1)
            (start, space, width) = (at + 1, at + 1, 0)
        }
        if start < value.count { lines.append(start..<value.count) }
        return lines
    }

    /// Appends text with C escapes.
    package static func escape(_ value: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        if value.isClear(of: UInt8(ascii: "\""), UInt8(ascii: "\\"), in: range) { return output.append(value, range) }
        var run = range.lowerBound
        for at in range where needsEscape(value[at]) {
            output.append(value, run..<at)
            run = at + 1
            let byte = value[at]
            switch byte {
            case 0x0A: output += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
            case 0x09: output += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
            case 0x0D: output += [UInt8(ascii: "\\"), UInt8(ascii: "r")]
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
            case 0..<0x20, 0x7F:
                output.append(UInt8(ascii: "\\"))
                for shift in [6, 3, 0] as [UInt8] { output.append(0x30 + (byte >> shift & 7)) }
            default: output.append(byte)
            }
        }
        output.append(value, run..<range.upperBound)
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }
}
