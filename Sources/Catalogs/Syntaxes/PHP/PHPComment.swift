// Reads PHP comments: `/* */`, `//` and `#`, without their markers and the stars at the beginning of lines.

import Basics

enum PHPComment {
    /// Appends the text of comments, line by line.
    package static func decode(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        let first = output.count
        var at = range.lowerBound
        while at < range.upperBound {
            guard let found = PHPScanner.commentEnd(utf8, at) else {
                at += 1
                continue
            }
            let end = min(found, range.upperBound)
            let isBlock = utf8.has("/*", at: at)
            let start = at + (utf8[at] == UInt8(ascii: "#") ? 1 : 2)
            append(utf8, min(start, end)..<max(min(start, end), end - (isBlock ? 2 : 0)), after: first, to: &output)
            at = max(end, at + 1)
        }
    }

    private static func append(_ utf8: [UInt8], _ range: Range<Int>, after first: Int, to output: inout [UInt8]) {
        var line = range.lowerBound
        while line < range.upperBound {
            let end = utf8.firstOffset(of: 0x0A, in: line..<range.upperBound) ?? range.upperBound
            var text = utf8.trimmed(line..<end)
            while let byte = text.first.map({ utf8[$0] }), byte == UInt8(ascii: "*") || byte == UInt8(ascii: "|") {
                text = utf8.trimmed(text.dropFirst().startIndex..<text.upperBound)
            }
            if !text.isEmpty {
                if output.count > first { output.append(0x0A) }
                output.append(utf8, text)
            }
            line = end + 1
        }
    }
}
