// Reads strings and comments of PO files: strings that span lines, and C escapes.

import Basics

package enum POText {
    /// The displayed separator between a context and a message; in compiled catalogs it is U+0004.
    static let contextMark = UInt8(ascii: "|")

    /// Whether a character may follow a backslash.
    static func isEscape(_ byte: UInt8) -> Bool {
        meaning(byte) != nil || byte == UInt8(ascii: "x") || (0x30...0x37).contains(byte)
    }

    /// The meaning of a letter after a backslash.
    private static func meaning(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
        case UInt8(ascii: "a"): 0x07
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "v"): 0x0B
        case UInt8(ascii: "r"): 0x0D
        default: nil
        }
    }

    /// Whether bytes are quoted strings, with only white space between them.
    static func isStrings(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        var at = range.lowerBound
        var isInside = false
        while at < range.upperBound {
            switch bytes[at] {
            case UInt8(ascii: "\""): isInside.toggle()
            case UInt8(ascii: "\\") where isInside: at += 1
            case 0x0A, 0x0D: if isInside { return false }
            default: if !isInside, !bytes[at].isSpace { return false }
            }
            at += 1
        }
        return !isInside && at == range.upperBound && bytes[at - 1] == UInt8(ascii: "\"")
    }

    /// Whether strings are all empty.
    package static func isEmpty(_ utf8: [UInt8], _ range: Range<Int>) -> Bool {
        if range.count == 2 { return utf8.has("\"\"", at: range.lowerBound) }
        // Without a slice, which would retain a file that all cores read.
        var isInside = false
        for at in range {
            if utf8[at] == UInt8(ascii: "\"") {
                isInside.toggle()
            } else if isInside || !utf8[at].isSpace {
                return false
            }
        }
        return true
    }

    /// Appends the text of consecutive strings.
    package static func decode(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        // Most are a single string without escapes.
        if range.count >= 2, utf8[range.lowerBound] == UInt8(ascii: "\""),
            utf8[range.upperBound - 1] == UInt8(ascii: "\"")
        {
            let text = range.lowerBound + 1..<range.upperBound - 1
            if utf8.isClear(of: UInt8(ascii: "\\"), UInt8(ascii: "\""), in: text) { return output.append(utf8, text) }
        }
        let first = output.count
        var hasBytes = false
        var at = range.lowerBound
        while let quote = utf8.firstOffset(of: UInt8(ascii: "\""), in: at..<range.upperBound) {
            if let end = simpleEnd(utf8, quote, before: range.upperBound) {
                output.append(utf8, quote + 1..<end)
                at = end + 1
                continue
            }
            at = quote + 1
            var run = at
            while at < range.upperBound, utf8[at] != UInt8(ascii: "\""), utf8[at] != 0x0A, utf8[at] != 0x0D {
                guard utf8[at] == UInt8(ascii: "\\"), at + 1 < range.upperBound else {
                    at += 1
                    continue
                }
                output.append(utf8, run..<at)
                at += 1
                let value = escape(utf8, &at, range.upperBound)
                if value >= 0x80 { hasBytes = true }
                output.append(value)
                run = at
            }
            output.append(utf8, run..<at)
            at = min(at + 1, range.upperBound)
        }
        if hasBytes { UTF8Validation.repair(&output, from: first) }
    }

    /// The closing quote of a string that needs no decoding; nil for any other string.
    static func simpleEnd(_ utf8: [UInt8], _ quote: Int, before end: Int) -> Int? {
        guard quote < end, let close = utf8.firstOffset(of: UInt8(ascii: "\""), in: quote + 1..<end),
            utf8.isClear(of: UInt8(ascii: "\\"), UInt8(ascii: "\""), in: quote + 1..<close)
        else { return nil }
        return close
    }

    /// The byte of an escape; `at` moves past it.
    package static func escape(_ utf8: [UInt8], _ at: inout Int, _ end: Int) -> UInt8 {
        let byte = utf8[at]
        if let meaning = meaning(byte) {
            at += 1
            return meaning
        }
        var value: UInt32 = 0
        let start = at
        if byte == UInt8(ascii: "x") {
            at += 1
            while at < end, let digit = utf8[at].hexValue {
                value = (value << 4 | digit) & 0xFF
                at += 1
            }
            return at > start + 1 ? UInt8(value) : byte
        }
        while at < end, at < start + 3, (0x30...0x37).contains(utf8[at]) {
            value = value << 3 | UInt32(utf8[at] - 0x30)
            at += 1
        }
        guard at > start else {
            at += 1
            return byte
        }
        return UInt8(truncatingIfNeeded: value)
    }

    /// The purpose of a comment line, by the character after its `#`.
    package enum CommentKind {
        case translator, extracted, flags, reference, previous, obsolete

        package init(_ utf8: borrowing [UInt8], _ line: Range<Int>) {
            switch line.count > 1 ? utf8[line.lowerBound + 1] : 0x20 {
            case UInt8(ascii: "."): self = .extracted
            case UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "!"): self = .flags
            case UInt8(ascii: ":"): self = .reference
            case UInt8(ascii: "|"): self = .previous
            case UInt8(ascii: "~"): self = .obsolete
            default: self = .translator
            }
        }
    }

    /// The part of a comment line that people read: flags only if they limit a text.
    package static func textForPeople(_ utf8: [UInt8], _ line: Range<Int>) -> Range<Int>? {
        let kind = CommentKind(utf8, line)
        let text = content(utf8, line, kind)
        switch kind {
        case .translator, .extracted: return text.isEmpty ? nil : text
        case .flags: return utf8.firstOffset(of: "max-", in: text) == nil ? nil : text
        case .reference, .previous, .obsolete: return nil
        }
    }

    /// Appends the comment lines that people read.
    static func decodeComments(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        let first = output.count
        var at = range.lowerBound
        while let start = utf8.firstOffset(of: UInt8(ascii: "#"), in: at..<range.upperBound) {
            at = min(POScanner.lineEnd(utf8, start), range.upperBound)
            guard let text = textForPeople(utf8, start..<at) else { continue }
            if output.count > first { output.append(0x0A) }
            output.append(utf8, text)
        }
    }

    /// A comment line without its markers and the white space around it.
    package static func content(_ utf8: [UInt8], _ line: Range<Int>) -> Range<Int> {
        content(utf8, line, CommentKind(utf8, line))
    }

    private static func content(_ utf8: [UInt8], _ line: Range<Int>, _ kind: CommentKind) -> Range<Int> {
        let signs = kind == .translator ? 1 : 2
        return utf8.trimmed(min(line.lowerBound + signs, line.upperBound)..<line.upperBound)
    }
}
