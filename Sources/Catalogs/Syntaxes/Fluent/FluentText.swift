// Fluent patterns as values: without the file's indentation, and without the protection of white space and special
// characters at line starts.

import Basics
import MessagePatterns

enum FluentText {
    /// The characters that must not begin a line of a pattern, and their protected spelling.
    private static let protected: [(spelling: StaticString, sign: UInt8)] = [
        ("{\"[\"}", UInt8(ascii: "[")), ("{\"*\"}", UInt8(ascii: "*")), ("{\".\"}", UInt8(ascii: ".")),
    ]
    /// The protection of white space.
    static let guardSpelling: StaticString = "{\"\"}"
    /// How an empty text is written.
    package static let nothing: StaticString = "{ \"\" }"

    // MARK: Reading

    /// Appends the text of a pattern in a file.
    package static func decode(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        guard needsCare(utf8, range) else {
            output.append(utf8, range)
            return
        }
        if range.count == nothing.utf8CodeUnitCount, utf8.has(nothing, at: range.lowerBound) { return }
        let layout = FluentLayout(utf8, range)
        let start = output.count
        var at = range.lowerBound
        if layout.isBlock { at = unprotect(utf8, at, to: &output) }
        for line in layout.lines {
            output.append(utf8, at..<line.start)
            for _ in 0..<line.count { output.append(UInt8(ascii: "\n")) }
            at = line.text
            let common = line.isOfText ? layout.indent : layout.innerIndent
            output += [UInt8](repeating: UInt8(ascii: " "), count: max(0, line.indent - common))
            if line.isOfText { at = unprotect(utf8, at, to: &output) }
        }
        output.append(utf8, at..<range.upperBound)
        trimGuards(&output, from: start)
    }

    /// Whether a pattern differs from its bytes.
    private static func needsCare(_ utf8: [UInt8], _ range: Range<Int>) -> Bool {
        guard let first = range.first, let last = range.last else { return false }
        return utf8[first] == UInt8(ascii: "{") && first + 1 < range.upperBound
            || utf8[last] == UInt8(ascii: "}") && utf8.has("\"}", at: last - 1)
            || utf8.firstOffset(of: UInt8(ascii: "\n"), in: range) != nil
    }

    /// Skips the protection at the beginning of a line, and appends what it protects.
    private static func unprotect(_ utf8: [UInt8], _ at: Int, to output: inout [UInt8]) -> Int {
        for (spelling, sign) in protected where utf8.has(spelling, at: at) {
            output.append(sign)
            return at + spelling.utf8CodeUnitCount
        }
        let end = at + guardSpelling.utf8CodeUnitCount
        return utf8.has(guardSpelling, at: at) && end < utf8.count && utf8[end] == UInt8(ascii: " ") ? end : at
    }

    /// Removes the protection of white space at the ends.
    private static func trimGuards(_ output: inout [UInt8], from start: Int) {
        let length = guardSpelling.utf8CodeUnitCount
        if output.has(guardSpelling, at: start), start + length < output.count, isBlank(output[start + length]) {
            output.removeSubrange(start..<start + length)
        }
        let end = output.count - length
        if end > start, output.has(guardSpelling, at: end), isBlank(output[end - 1]) { output.removeSubrange(end...) }
    }

    package static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    /// The protected spelling of a character at the beginning of a line; nil if it needs none.
    static func protection(of byte: UInt8) -> StaticString? { protected.first { $0.sign == byte }?.spelling }

    // MARK: Comments

    /// Appends the text of comment lines, without their `#`.
    static func decodeComment(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        var at = range.lowerBound
        while at < range.upperBound {
            if at > range.lowerBound { output.append(UInt8(ascii: "\n")) }
            let next = utf8.firstOffset(of: UInt8(ascii: "\n"), in: at..<range.upperBound) ?? range.upperBound
            let end = next > at && next < range.upperBound && utf8[next - 1] == UInt8(ascii: "\r") ? next - 1 : next
            output.append(utf8, min(at + 2, end)..<end)
            at = next + 1
        }
    }
}

/// How the lines of a pattern are indented.
struct FluentLayout {
    /// A line ending, the blank lines after it, and the indentation of the next line.
    struct Line {
        package let start: Int
        /// The number of line endings.
        package let count: Int
        let indent: Int
        /// Where the line's text begins.
        package let text: Int
        /// Whether it continues the text of the whole pattern; otherwise it is inside braces.
        let isOfText: Bool
    }

    package private(set) var lines: [Line] = []
    /// Whether the pattern begins on its own line.
    package let isBlock: Bool
    /// The indentation that all lines of text share; 0 if there are none.
    let indent: Int
    /// The indentation removed from lines inside braces: what all of them share, because any extra indentation of one
    /// variant's lines is text.
    let innerIndent: Int
    /// How many of the spaces before a block's first line are text.
    let surplus: Int

    package init(_ utf8: [UInt8], _ range: Range<Int>) {
        let own = range.lowerBound - FluentText.lineStart(utf8, range.lowerBound)
        isBlock = FluentText.isBlock(utf8, range.lowerBound)
        var scanner = FluentScanner(utf8, from: range.lowerBound, to: range.upperBound, keepsPieces: true)
        // Patterns in a file have been read before.
        _ = try? scanner.pattern()
        let ends = Set(scanner.pieces.lazy.filter { $0.kind == .line }.map(\.range.lowerBound))
        var indent = isBlock ? own : Int.max
        var inner = Int.max
        var at = range.lowerBound
        while let newline = utf8.firstOffset(of: UInt8(ascii: "\n"), in: at..<range.upperBound) {
            let line = Self.line(utf8, newline, range, ends)
            if line.isOfText { indent = min(indent, line.indent) } else { inner = min(inner, line.indent) }
            lines.append(line)
            at = line.text
        }
        self.indent = indent == .max ? 0 : indent
        innerIndent = min(self.indent, inner)
        surplus = isBlock ? own - indent : 0
    }

    private static func line(_ utf8: [UInt8], _ newline: Int, _ range: Range<Int>, _ ends: Set<Int>) -> Line {
        let hasReturn = newline > range.lowerBound && utf8[newline - 1] == UInt8(ascii: "\r")
        let start = hasReturn ? newline - 1 : newline
        var at = newline + 1
        var count = 1
        var text = at
        while true {
            while text < range.upperBound, utf8[text] == UInt8(ascii: " ") { text += 1 }
            let next = utf8.has("\r\n", at: text) ? text + 1 : text
            guard next < range.upperBound, utf8[next] == UInt8(ascii: "\n") else { break }
            count += 1
            at = next + 1
            text = at
        }
        return Line(start: start, count: count, indent: text - at, text: text, isOfText: ends.contains(start))
    }
}
