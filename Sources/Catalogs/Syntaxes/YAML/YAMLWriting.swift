// Writing values in the style of the YAML scalars they replace, or in quotes if that style cannot represent them.

import Basics

enum YAMLWriting {
    /// Appends an unquoted scalar, or a quoted one if it would be read as something else.
    static func encodePlain(
        _ value: [UInt8], inFlow: Bool, like utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]
    ) {
        // An empty scalar may directly follow a tag that makes it an empty text.
        if range.isEmpty, range.lowerBound > 0, !utf8[range.lowerBound - 1].isSpace { output.append(0x20) }
        if YAMLPlain.mayStand(value, inFlow: inFlow) { output += value } else { appendQuoted(value, to: &output) }
    }

    /// Appends a text in the quotes that need the fewest escapes.
    private static func appendQuoted(_ value: [UInt8], to output: inout [UInt8]) {
        let hasQuotes = value.contains(UInt8(ascii: "\"")) || value.contains(UInt8(ascii: "\\"))
        if hasQuotes, !YAMLQuoted.needsEscapes(value) {
            appendSingle(value, to: &output)
        } else {
            appendDouble(value, to: &output)
        }
    }

    private static func appendSingle(_ value: [UInt8], to output: inout [UInt8]) {
        output.append(UInt8(ascii: "'"))
        YAMLQuoted.encodeSingle(value, to: &output)
        output.append(UInt8(ascii: "'"))
    }

    private static func appendDouble(_ value: [UInt8], to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        YAMLQuoted.encodeDouble(value, to: &output)
        output.append(UInt8(ascii: "\""))
    }

    /// Appends the inside of single quotes; replaces them by double quotes if the value requires it.
    ///
    /// Returns the range that it replaces.
    static func encodeSingle(_ value: [UInt8], at range: ByteRange, to output: inout [UInt8]) -> ByteRange {
        guard YAMLQuoted.needsEscapes(value) else {
            YAMLQuoted.encodeSingle(value, to: &output)
            return range
        }
        appendDouble(value, to: &output)
        return ByteRange(Int(range.start) - 1, Int(range.end) + 1)
    }

    // MARK: Blocks

    /// Appends a block scalar with other lines, or a quoted scalar if no such block can represent the value.
    static func encodeBlock(_ value: [UInt8], like utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        let block = YAMLBlock(utf8, range)
        let newline = newline(utf8, range)
        let start = output.count
        if mayBeBlock(value, block) {
            appendBlock(value, block, utf8, newline, width: block.isFolded ? width(utf8, block, range) : 0, to: &output)
            // The beginning of a line may look like indentation.
            var read: [UInt8] = []
            let before = Array(utf8[YAMLHolder(utf8, of: range.lowerBound).line..<range.lowerBound])
            let written = before + output[start...] + newline
            YAMLBlock.decode(written, before.count..<written.count - newline.count, to: &read)
            if read == value { return }
            output.removeSubrange(start...)
        }
        // A block may begin as far left as its key, where quotes would be the next key.
        let line = YAMLQuoted.lineStart(utf8, range.lowerBound)..<range.lowerBound
        if utf8[line].allSatisfy({ $0 == 0x20 }) { output.append(0x20) }
        appendDouble(value, to: &output)
        if block.chomping == .keep { output += newline }
    }

    private static func newline(_ utf8: [UInt8], _ range: Range<Int>) -> [UInt8] {
        guard let end = utf8[range].firstIndex(where: YAMLQuoted.isBreak) else { return [0x0A] }
        return Array(utf8[end..<min(YAMLQuoted.skipBreak(utf8, end), utf8.count)])
    }

    /// Whether a text can be written as lines, and its first line shows the indentation.
    private static func mayBeBlock(_ value: [UInt8], _ block: YAMLBlock) -> Bool {
        guard block.indent > 0, let first = value.first(where: { $0 != 0x0A }) else { return false }
        let lines = value.split(separator: 0x0A, omittingEmptySubsequences: true)
        guard block.isExplicit || first != 0x20 && first != 0x09 else { return false }
        if block.chomping != .keep, value.suffix(2).elementsEqual([0x0A, 0x0A]) { return false }
        return lines.allSatisfy { line in !YAMLQuoted.needsEscapes(line.filter { $0 != 0x09 }) }
    }

    /// The width of the longest line, which the new ones should not exceed.
    private static func width(_ utf8: [UInt8], _ block: YAMLBlock, _ range: Range<Int>) -> Int {
        utf8[block.content..<range.upperBound].split(whereSeparator: YAMLQuoted.isBreak).map {
            max(0, $0.count(where: { $0 & 0xC0 != 0x80 }) - block.indent)
        }.max() ?? 0
    }

    private static func appendBlock(
        _ value: [UInt8], _ block: YAMLBlock, _ utf8: [UInt8], _ newline: [UInt8], width: Int,
        to output: inout [UInt8]
    ) {
        var end = value.count
        while end > 0, value[end - 1] == 0x0A { end -= 1 }
        let trailing = value.count - end
        appendHeader(block, utf8, trailing, to: &output)
        var wasIndented = true
        var empty = 0
        for line in value[..<end].split(separator: 0x0A, omittingEmptySubsequences: false) {
            guard let first = line.first else {
                empty += 1
                continue
            }
            let isIndented = first == 0x20 || first == 0x09
            // One of the line endings between two joined lines is a space.
            let extra = block.isFolded && !wasIndented && !isIndented ? 1 : 0
            for _ in 0..<(empty + extra) { output += newline }
            append(line, indented: block.indent, newline, width: isIndented ? 0 : width, to: &output)
            (wasIndented, empty) = (isIndented, 0)
        }
        // The line ending after other blocks stays in place.
        if block.chomping == .keep { for _ in 0..<max(1, trailing) { output += newline } }
    }

    /// Appends `|-` and the rest of its line.
    private static func appendHeader(
        _ block: YAMLBlock, _ utf8: [UInt8], _ trailing: Int, to output: inout [UInt8]
    ) {
        for byte in utf8[block.header] where byte != UInt8(ascii: "-") && byte != UInt8(ascii: "+") {
            output.append(byte)
        }
        if trailing == 0 {
            output.append(UInt8(ascii: "-"))
        } else if block.chomping == .keep {
            output.append(UInt8(ascii: "+"))
        }
        var at = block.header.upperBound
        while at < block.content, !YAMLQuoted.isBreak(utf8[at]) {
            output.append(utf8[at])
            at += 1
        }
    }

    /// Appends a line ending and a line, or several lines if it is too wide and has spaces.
    private static func append(
        _ line: ArraySlice<UInt8>, indented: Int, _ newline: [UInt8], width: Int, to output: inout [UInt8]
    ) {
        output += newline + [UInt8](repeating: 0x20, count: indented)
        guard width > 0 else {
            output += line
            return
        }
        var column = 0
        var word = line.startIndex
        while word < line.endIndex {
            let end = line[word...].dropFirst().firstIndex(of: 0x20) ?? line.endIndex
            let length = line[word..<end].count(where: { $0 & 0xC0 != 0x80 })
            // Only a single space between words can become a line ending.
            let isLone =
                line[word] == 0x20 && word + 1 < end && line[word + 1] != 0x09 && line[word - 1] != 0x20
                && line[word - 1] != 0x09
            if column > 0, column + length > width, isLone {
                output += newline + [UInt8](repeating: 0x20, count: indented)
                output += line[(word + 1)..<end]
                column = length - 1
            } else {
                output += line[word..<end]
                column += length
            }
            word = end
        }
    }
}
