// YAML scalars on the lines of their keys: unquoted, in single quotes, in double quotes.

import Basics

package enum YAMLQuoted {
    private static let backslash = UInt8(ascii: "\\")

    // MARK: Reading

    /// Appends the text of an unquoted scalar.
    static func decodePlain(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        var at = range.lowerBound
        while let lineEnd = nextBreak(utf8, at, range.upperBound) {
            at = fold(utf8, at, lineEnd, range.upperBound, to: &output)
        }
        output.append(utf8, at..<range.upperBound)
    }

    /// Appends the text between single quotes.
    static func decodeSingle(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        var at = range.lowerBound
        var run = at
        while at < range.upperBound {
            if utf8[at] == UInt8(ascii: "'") {
                output.append(utf8, run..<at + 1)
                at += 2
                run = min(at, range.upperBound)
            } else if isBreak(utf8[at]) {
                at = fold(utf8, run, at, range.upperBound, to: &output)
                run = at
            } else {
                at += 1
            }
        }
        output.append(utf8, run..<range.upperBound)
    }

    /// Appends the text between double quotes.
    static func decodeDouble(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        var at = range.lowerBound
        var run = at
        while at < range.upperBound {
            if isBreak(utf8[at]) {
                at = fold(utf8, run, at, range.upperBound, to: &output)
                run = at
            } else if utf8[at] == backslash, at + 1 < range.upperBound {
                output.append(utf8, run..<at)
                at = decodeEscape(utf8, at + 1, range.upperBound, to: &output)
                run = at
            } else {
                at += 1
            }
        }
        output.append(utf8, run..<range.upperBound)
    }

    private static func decodeEscape(
        _ utf8: [UInt8], _ at: Int, _ end: Int, to output: inout [UInt8]
    ) -> Int {
        let byte = utf8[at]
        if isBreak(byte) {
            // An escaped line ending is removed; the blank lines after it are not.
            var next = skipBreak(utf8, at)
            while true {
                let text = skipBlank(utf8, next, end)
                guard text < end, isBreak(utf8[text]) else { return text }
                output.append(UInt8(ascii: "\n"))
                next = skipBreak(utf8, text)
            }
        }
        if let length = hexadecimalLength(byte) {
            let stop = min(at + 1 + length, end)
            appendScalar(utf8[at + 1..<stop].reduce(0) { $0 << 4 | ($1.hexValue ?? 0) }, to: &output)
            return stop
        }
        if let scalar = scalar(byte) { appendScalar(scalar, to: &output) } else { output.append(byte) }
        return at + 1
    }

    private static func hexadecimalLength(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "x"): 2
        case UInt8(ascii: "u"): 4
        case UInt8(ascii: "U"): 8
        default: nil
        }
    }

    private static func scalar(_ letter: UInt8) -> UInt32? {
        switch letter {
        case UInt8(ascii: "0"): 0x00
        case UInt8(ascii: "a"): 0x07
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "v"): 0x0B
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "e"): 0x1B
        case UInt8(ascii: "N"): 0x85
        case UInt8(ascii: "_"): 0xA0
        case UInt8(ascii: "L"): 0x2028
        case UInt8(ascii: "P"): 0x2029
        default: nil
        }
    }

    // MARK: Lines

    package static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    static func skipBreak(_ utf8: [UInt8], _ at: Int) -> Int { utf8.has("\r\n", at: at) ? at + 2 : at + 1 }

    /// The start of the line that contains an offset.
    package static func lineStart(_ utf8: [UInt8], _ offset: Int) -> Int {
        var start = offset
        while start > 0, !isBreak(utf8[start - 1]) { start -= 1 }
        return start
    }

    static func skipBlank(_ utf8: [UInt8], _ start: Int, _ end: Int) -> Int {
        var at = start
        while at < end, isBlank(utf8[at]) { at += 1 }
        return at
    }

    private static func nextBreak(_ utf8: [UInt8], _ start: Int, _ end: Int) -> Int? {
        utf8[start..<end].firstIndex(where: isBreak)
    }

    /// Appends a line without trailing white space, and the meaning of its line ending and the blank lines after it: a
    /// space, or one line ending fewer.
    ///
    /// Returns where the next line's text begins.
    private static func fold(
        _ utf8: [UInt8], _ run: Int, _ lineEnd: Int, _ end: Int, to output: inout [UInt8]
    ) -> Int {
        var text = lineEnd
        while text > run, isBlank(utf8[text - 1]) { text -= 1 }
        output.append(utf8, run..<text)
        var count = 0
        var at = lineEnd
        while at < end, isBreak(utf8[at]) {
            count += 1
            at = skipBlank(utf8, skipBreak(utf8, at), end)
        }
        if count == 1 { output.append(UInt8(ascii: " ")) }
        for _ in 1..<max(count, 1) { output.append(UInt8(ascii: "\n")) }
        return at
    }

    // MARK: Writing

    /// Whether a text contains what only double quotes can represent: control characters, and line endings for some
    /// readers.
    static func needsEscapes(_ text: [UInt8]) -> Bool {
        for index in text.indices {
            let byte = text[index]
            if byte < 0x20 || byte == 0x7F { return true }
            if byte >= 0xC2, isUnprintable(text, index) { return true }
        }
        return false
    }

    /// Whether a character beyond ASCII is one that libyaml rejects, or reads as a line ending.
    private static func isUnprintable(_ text: [UInt8], _ index: Int) -> Bool {
        switch text[index] {
        case 0xC2: index + 1 < text.count && text[index + 1] < 0xA0
        case 0xE2: text.has("\u{2028}", at: index) || text.has("\u{2029}", at: index)
        case 0xEF: text.has("\u{FEFF}", at: index) || text.has("\u{FFFE}", at: index) || text.has("\u{FFFF}", at: index)
        default: false
        }
    }

    /// Appends a text for use inside single quotes.
    static func encodeSingle(_ text: [UInt8], to output: inout [UInt8]) {
        for byte in text {
            if byte == UInt8(ascii: "'") { output.append(byte) }
            output.append(byte)
        }
    }

    /// Whether bytes may be inside single quotes on one line: each quote in them is doubled.
    static func isSingle(_ bytes: ArraySlice<UInt8>) -> Bool {
        var isOpen = false
        for byte in bytes {
            if byte < 0x20 || isOpen && byte != UInt8(ascii: "'") { return false }
            isOpen = byte == UInt8(ascii: "'") && !isOpen
        }
        return !isOpen
    }

    /// Appends a text for use inside double quotes, all on one line.
    static func encodeDouble(_ text: [UInt8], to output: inout [UInt8]) {
        var run = 0
        var at = 0
        while at < text.count {
            let byte = text[at]
            let isEscaped = byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == backslash
            guard isEscaped || byte >= 0xC2 && isUnprintable(text, at) else {
                at += 1
                continue
            }
            output.append(text, run..<at)
            let scalar = StoredScalar(text, at: at, encoding: .utf8)
            appendEscape(scalar.value, to: &output)
            at += max(1, scalar.length)
            run = at
        }
        output.append(text, run..<text.count)
    }

    private static func appendEscape(_ scalar: UInt32, to output: inout [UInt8]) {
        output.append(backslash)
        switch scalar {
        case 0x22, 0x5C: output.append(UInt8(truncatingIfNeeded: scalar))
        case 0x0A: output.append(UInt8(ascii: "n"))
        case 0x09: output.append(UInt8(ascii: "t"))
        case 0x0D: output.append(UInt8(ascii: "r"))
        case 0..<0x100: appendHexadecimal(scalar, "x", 2, to: &output)
        default: appendHexadecimal(scalar, "u", 4, to: &output)
        }
    }

    private static func appendHexadecimal(
        _ scalar: UInt32, _ letter: Unicode.Scalar, _ digits: UInt32, to output: inout [UInt8]
    ) {
        output.append(UInt8(ascii: letter))
        for digit in (0..<digits).reversed() { output.append(hexDigit(UInt8(scalar >> (digit * 4) & 0xF))) }
    }
}
