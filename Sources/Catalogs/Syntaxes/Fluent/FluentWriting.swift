// Writing values as Fluent patterns: indented like the old one, with protection where the syntax requires it.

import Basics
import MessagePatterns

extension FluentText {
    /// The indentation if the old pattern shows none.
    private static let usualIndent = 4

    /// Appends a value in the style of the pattern at a range; returns the range that it replaces.
    package static func encode(
        _ value: [UInt8], like utf8: [UInt8], _ range: Range<Int>, entry: Entry, to output: inout [UInt8]
    ) throws(RewriteError) -> ByteRange {
        if isSimple(value), !isBlock(utf8, range.lowerBound) {
            output += value
            return ByteRange(range.lowerBound, range.upperBound)
        }
        let layout = FluentLayout(utf8, range)
        let pieces: [FluentPiece]
        do throws(FluentFailure) {
            pieces = try FluentScanner.pieces(of: value)
        } catch {
            throw .unwritableCharacter(entry, scalar(value, error.offset))
        }
        let start = output.count
        var indent = layout.indent
        let lines = pieces.filter { $0.kind == .line }.map(\.range)
        if !layout.isBlock, lines.isEmpty { indent = 0 } else if indent == 0 { indent = usualIndent }
        // A brace may begin a line in places where text may not.
        let missing = layout.isBlock && layout.indent == 0 ? indent : 0
        output += [UInt8](repeating: UInt8(ascii: " "), count: missing)
        var writer = Writer(value, isBlock: layout.isBlock, indent: indent, newline: newline(utf8))
        writer.write(lines, to: &output)
        try check(output[start...], value, indent: layout.isBlock ? indent - missing : nil, entry)
        return ByteRange(range.lowerBound, range.upperBound)
    }

    /// Whether a value is one line without braces, and its ends need no protection.
    private static func isSimple(_ value: [UInt8]) -> Bool {
        guard let first = value.first, let last = value.last, !isBlank(first), !isBlank(last) else { return false }
        return value.allSatisfy {
            $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}")
        }
    }

    /// Whether a pattern begins on its own line.
    package static func isBlock(_ utf8: [UInt8], _ offset: Int) -> Bool {
        let start = lineStart(utf8, offset)
        return start > 0 && utf8[start - 1] == UInt8(ascii: "\n")
    }

    package static func lineStart(_ utf8: [UInt8], _ offset: Int) -> Int {
        var start = offset
        while start > 0, utf8[start - 1] == UInt8(ascii: " ") { start -= 1 }
        return start
    }

    /// The line ending of a file: the one of its first line.
    private static func newline(_ utf8: [UInt8]) -> StaticString {
        guard let first = utf8.firstOffset(of: UInt8(ascii: "\n"), in: utf8.indices), first > 0 else { return "\n" }
        return utf8[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    /// Rejects values that would read back differently: carriage returns, lines of only spaces.
    private static func check(
        _ written: ArraySlice<UInt8>, _ value: [UInt8], indent: Int?, _ entry: Entry
    ) throws(RewriteError) {
        let head = indent.map { "k =\n" + String(repeating: " ", count: $0) } ?? "k = "
        let file = SourceText(Array(head.utf8) + written)
        var reader = FluentReader(file)
        reader.readFile()
        var read: [UInt8] = []
        if isOneMessage(reader), let field = reader.reading.records.field(.value, at: 0) {
            decode(file.utf8, field.range.indices, to: &read)
        }
        guard read == value else {
            let offset = zip(read, value).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? read.count
            throw .unwritableCharacter(entry, scalar(value, offset))
        }
    }

    /// Whether a file consists of exactly one message.
    private static func isOneMessage(_ reader: FluentReader) -> Bool {
        reader.reading.records.count == 1 && reader.reading.faults.first.isEmpty
    }

    private static func scalar(_ value: [UInt8], _ offset: Int) -> Unicode.Scalar {
        guard offset < value.count else { return "}" }
        return Unicode.Scalar(StoredScalar(value, at: offset, encoding: .utf8).value) ?? "\u{FFFD}"
    }

    /// Writes the lines of one value.
    private struct Writer {
        let value: [UInt8]
        let isBlock: Bool
        let indent: Int
        let newline: StaticString

        init(_ value: [UInt8], isBlock: Bool, indent: Int, newline: StaticString) {
            self.value = value
            self.isBlock = isBlock
            self.indent = indent
            self.newline = newline
        }

        mutating func write(_ lines: [Range<Int>], to output: inout [UInt8]) {
            guard !value.isEmpty else { return append(nothing, to: &output) }
            var at = 0
            if isBlank(value[0]) {
                append(guardSpelling, to: &output)
            } else if isBlock {
                at = protect(0, to: &output)
            }
            let starts = Set(lines.map(\.upperBound))
            // At least one line must show where the text begins.
            var isAnchored = isBlock || lines.contains { $0.upperBound < value.count && value[$0.upperBound] != 0x20 }
            while let end = value.firstOffset(of: UInt8(ascii: "\n"), in: at..<value.count) {
                output.append(value, at..<end)
                append(newline, to: &output)
                at = end + 1
                guard at < value.count, value[at] != UInt8(ascii: "\n") else { continue }
                output += [UInt8](repeating: UInt8(ascii: " "), count: indent)
                guard starts.contains(at) else { continue }
                if !isAnchored {
                    append(guardSpelling, to: &output)
                    isAnchored = true
                }
                at = protect(at, to: &output)
            }
            output.append(value, at..<value.count)
            if let last = value.last, isBlank(last) {
                if value.last == UInt8(ascii: "\n") {
                    output += [UInt8](repeating: UInt8(ascii: " "), count: indent)
                }
                append(guardSpelling, to: &output)
            }
        }

        /// Appends a line's own spaces and the protection of its first character; returns where the line continues.
        private func protect(_ start: Int, to output: inout [UInt8]) -> Int {
            var at = start
            while at < value.count, value[at] == UInt8(ascii: " ") { at += 1 }
            output.append(value, start..<at)
            guard at < value.count, let spelling = protection(of: value[at]) else { return at }
            append(spelling, to: &output)
            return at + 1
        }

        private func append(_ text: StaticString, to output: inout [UInt8]) {
            text.withUTF8Buffer { output += $0 }
        }
    }
}
