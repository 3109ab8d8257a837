// YAML comments: those on the lines above a key, or otherwise the one after its value.

import Basics

package enum YAMLComment {
    /// The comment lines directly above the line of an offset, if only `- ` and spaces precede the offset on its line.
    package static func above(_ offset: Int, in utf8: [UInt8], from floor: Int) -> Field? {
        var line = offset
        // Does not search for the beginning of the line: it may contain thousands of keys.
        while line > floor, utf8[line - 1] == 0x20 || utf8[line - 1] == UInt8(ascii: "-") { line -= 1 }
        guard line == floor || YAMLQuoted.isBreak(utf8[line - 1]) else { return nil }
        var field: Field?
        while line > floor {
            let end = lineEnd(utf8, before: line)
            let previous = YAMLQuoted.lineStart(utf8, end)
            let text = YAMLQuoted.skipBlank(utf8, previous, end)
            guard text < end, text >= floor, utf8[text] == UInt8(ascii: "#") else { break }
            field = Field(text, field.map { Int($0.end) } ?? end, .yamlComment)
            line = previous
        }
        return field
    }

    /// The end of the line before the line that begins at an offset.
    private static func lineEnd(_ utf8: [UInt8], before line: Int) -> Int {
        guard line > 0 else { return 0 }
        return line > 1 && utf8.has("\r\n", at: line - 2) ? line - 2 : line - 1
    }

    /// The comment after a value on its last line.
    package static func after(_ offset: Int, in utf8: [UInt8]) -> Field? {
        let start = YAMLQuoted.skipBlank(utf8, offset, utf8.count)
        guard start > offset, start < utf8.count, utf8[start] == UInt8(ascii: "#") else { return nil }
        var end = start
        while end < utf8.count, !YAMLQuoted.isBreak(utf8[end]) { end += 1 }
        return Field(start, end, .yamlComment)
    }

    /// Appends the text of comment lines, without their `#`.
    package static func decode(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        var at = range.lowerBound
        while at < range.upperBound {
            if at > range.lowerBound { output.append(UInt8(ascii: "\n")) }
            var text = YAMLQuoted.skipBlank(utf8, at, range.upperBound)
            while text < range.upperBound, utf8[text] == UInt8(ascii: "#") { text += 1 }
            var end = text
            while end < range.upperBound, !YAMLQuoted.isBreak(utf8[end]) { end += 1 }
            output.append(utf8, utf8.trimmed(text..<end))
            guard end < range.upperBound else { return }
            at = YAMLQuoted.skipBreak(utf8, end)
        }
    }
}
