// YAML block scalars: `|` keeps lines, `>` joins them.

import Basics

/// A block scalar as written: its header and the indentation of its lines.
package struct YAMLBlock {
    enum Chomping { case strip, clip, keep }

    let isFolded: Bool
    let chomping: Chomping
    /// Whether the header specifies the indentation with a digit.
    let isExplicit: Bool
    /// The header's indicators, without the rest of its line.
    package let header: Range<Int>
    /// Where the lines begin.
    package let content: Int
    /// Their indentation; 0 if no line has text.
    let indent: Int

    package init(_ utf8: [UInt8], _ range: Range<Int>) {
        isFolded = utf8[range.lowerBound] == UInt8(ascii: ">")
        var at = range.lowerBound + 1
        var chomping = Chomping.clip
        var digit: Int?
        while at < range.upperBound {
            if utf8[at] == UInt8(ascii: "-") {
                chomping = .strip
            } else if utf8[at] == UInt8(ascii: "+") {
                chomping = .keep
            } else if utf8[at].isDigit {
                digit = Int(utf8[at] - 0x30)
            } else {
                break
            }
            at += 1
        }
        self.chomping = chomping
        header = range.lowerBound..<at
        while at < range.upperBound, !YAMLQuoted.isBreak(utf8[at]) { at += 1 }
        content = at < range.upperBound ? YAMLQuoted.skipBreak(utf8, at) : range.upperBound
        isExplicit = digit != nil
        indent =
            digit.map { $0 + YAMLHolder(utf8, of: range.lowerBound).column }
            ?? Self.firstIndent(utf8, content, range.upperBound)
    }

    /// The indentation of the first line that has more than spaces.
    private static func firstIndent(_ utf8: [UInt8], _ start: Int, _ end: Int) -> Int {
        var at = start
        while at < end {
            var text = at
            while text < end, utf8[text] == 0x20 { text += 1 }
            guard text < end, YAMLQuoted.isBreak(utf8[text]) else { return text < end ? text - at : 0 }
            at = YAMLQuoted.skipBreak(utf8, text)
        }
        return 0
    }

    /// The end of a scalar's last line with text, or of the whole scalar for `|+`, within the range that libyaml
    /// reports.
    package static func end(of range: Range<Int>, in utf8: [UInt8]) -> Int {
        let block = YAMLBlock(utf8, range)
        if block.chomping == .keep { return range.upperBound }
        var end = range.upperBound
        while end > range.lowerBound, utf8[end - 1] == 0x20 || YAMLQuoted.isBreak(utf8[end - 1]) { end -= 1 }
        // Trailing spaces of a line with text are text.
        while end < range.upperBound, !YAMLQuoted.isBreak(utf8[end]) { end += 1 }
        // So are spaces beyond the indentation in a line of only spaces.
        var line = end
        while line < range.upperBound {
            line += 1
            let start = line
            while line < range.upperBound, !YAMLQuoted.isBreak(utf8[line]) { line += 1 }
            if line - start > block.indent { end = line }
        }
        return end
    }

    /// A file that ends in a block without a line ending, with its header changed so that an added line ending is not
    /// text.
    package static func strippingEnd(of utf8: [UInt8], _ range: Range<Int>) -> [UInt8] {
        guard range.upperBound == utf8.count else { return utf8 }
        let block = YAMLBlock(utf8, range)
        guard block.chomping != .strip else { return utf8 }
        let header = utf8[block.header].filter { $0 != UInt8(ascii: "+") } + [UInt8(ascii: "-")]
        return utf8[..<block.header.lowerBound] + header + utf8[block.header.upperBound...]
    }

    // MARK: Reading

    /// Appends the text of a block scalar.
    package static func decode(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        let block = YAMLBlock(utf8, range)
        let start = output.count
        var at = block.content
        /// Line endings held back until the next line with text.
        var breaks = 0
        var wasIndented = false
        var isFirst = true
        while at < range.upperBound {
            var text = at
            while text < range.upperBound, text - at < block.indent, utf8[text] == 0x20 { text += 1 }
            var end = text
            while end < range.upperBound, !YAMLQuoted.isBreak(utf8[end]) { end += 1 }
            if end > text {
                let isIndented = utf8[text] == 0x20 || utf8[text] == 0x09
                let joins = block.isFolded && !isFirst && !wasIndented && !isIndented
                if joins, breaks == 1 {
                    output.append(0x20)
                } else {
                    for _ in 0..<(joins ? breaks - 1 : breaks) { output.append(0x0A) }
                }
                output.append(utf8, text..<end)
                (breaks, wasIndented, isFirst) = (0, isIndented, false)
            }
            guard end < range.upperBound else {
                at = end
                break
            }
            breaks += 1
            at = YAMLQuoted.skipBreak(utf8, end)
        }
        switch block.chomping {
        case .strip: break
        // The range ends before the line ending, except for `|+`; at the end of a file there may be none.
        case .clip: if output.count > start, range.upperBound < utf8.count { output.append(0x0A) }
        case .keep: for _ in 0..<breaks { output.append(0x0A) }
        }
    }
}
