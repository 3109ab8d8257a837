// Reading and writing PHP texts: literals joined by dots, and the escapes of each kind of quote.

import Basics

enum PHPText {
    private static let backslash = UInt8(ascii: "\\")
    private static let dollar = UInt8(ascii: "$")

    // MARK: Reading

    /// Appends the text between single quotes.
    static func decodeSingle(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        var at = range.lowerBound
        var run = at
        while let found = utf8.firstOffset(of: backslash, in: at..<range.upperBound) {
            at = found + 1
            guard at < range.upperBound, utf8[at] == backslash || utf8[at] == UInt8(ascii: "'") else { continue }
            output.append(utf8, run..<found)
            run = at
            at += 1
        }
        output.append(utf8, run..<range.upperBound)
    }

    /// Appends the text between double quotes.
    static func decodeDouble(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        let first = output.count
        if decode(utf8, range, quote: UInt8(ascii: "\""), to: &output) { UTF8Validation.repair(&output, from: first) }
    }

    /// Appends the text of literals joined by dots, or of heredocs.
    static func decodeJoined(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        let first = output.count
        var hasBytes = false
        var at = range.lowerBound
        while at < range.upperBound {
            at = PHPScanner.skipSpace(utf8, at, before: range.upperBound)
            guard at < range.upperBound, PHPLiteral.begins(utf8, at), let literal = PHPLiteral(utf8, at: at) else {
                // A dot.
                at += 1
                continue
            }
            if decode(utf8, literal, to: &output) { hasBytes = true }
            at = literal.range.upperBound
        }
        if hasBytes { UTF8Validation.repair(&output, from: first) }
    }

    /// Appends the text of a literal; returns whether it contains escaped bytes.
    private static func decode(_ utf8: [UInt8], _ literal: PHPLiteral, to output: inout [UInt8]) -> Bool {
        switch literal.kind {
        case .single:
            decodeSingle(utf8, literal.inner, to: &output)
            return false
        case .double: return decode(utf8, literal.inner, quote: UInt8(ascii: "\""), to: &output)
        case .heredoc, .nowdoc: break
        }
        var hasBytes = false
        let indentation = literal.indentation(utf8)
        var line = literal.inner.lowerBound
        while line < literal.inner.upperBound {
            let end = utf8.firstOffset(of: 0x0A, in: line..<literal.inner.upperBound).map { $0 + 1 }
            var start = line
            line = end ?? literal.inner.upperBound
            let last = min(line, start + indentation)
            while start < last, PHPLiteral.isBlank(utf8[start]) { start += 1 }
            if literal.kind == .nowdoc {
                output.append(utf8, start..<line)
            } else if decode(utf8, start..<line, quote: nil, to: &output) {
                hasBytes = true
            }
        }
        return hasBytes
    }

    /// Appends the text between double quotes or of a heredoc; returns whether it contains escaped bytes.
    private static func decode(
        _ utf8: [UInt8], _ range: Range<Int>, quote: UInt8?, to output: inout [UInt8]
    ) -> Bool {
        var hasBytes = false
        var at = range.lowerBound
        var run = at
        while let found = utf8.firstOffset(of: backslash, in: at..<range.upperBound) {
            at = found + 1
            guard at < range.upperBound else { break }
            output.append(utf8, run..<found)
            run = found
            let next = utf8[at]
            if let meaning = meaning(next) {
                output.append(meaning)
                at += 1
                run = at
            } else if next == backslash || next == dollar || next == quote {
                run = at
                at += 1
            } else if let end = decodeNumber(utf8, at, range.upperBound, to: &output, &hasBytes) {
                at = end
                run = at
            }
        }
        output.append(utf8, run..<range.upperBound)
        return hasBytes
    }

    /// The meaning of a letter after a backslash in double quotes.
    private static func meaning(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "v"): 0x0B
        case UInt8(ascii: "e"): 0x1B
        case UInt8(ascii: "f"): 0x0C
        default: nil
        }
    }

    /// Appends the byte or character of `\101`, `\x41` or `\u{41}`, and returns where it ends; nil if it is not an
    /// escape.
    private static func decodeNumber(
        _ utf8: [UInt8], _ start: Int, _ end: Int, to output: inout [UInt8], _ hasBytes: inout Bool
    ) -> Int? {
        var at = start
        var value: UInt32 = 0
        switch utf8[start] {
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            while at < end, at < start + 3, UInt8(ascii: "0")...UInt8(ascii: "7") ~= utf8[at] {
                value = value << 3 | UInt32(utf8[at] - 0x30)
                at += 1
            }
        case UInt8(ascii: "x"):
            at += 1
            while at < end, at < start + 3, let digit = utf8[at].hexValue {
                value = value << 4 | digit
                at += 1
            }
            guard at > start + 1 else { return nil }
        case UInt8(ascii: "u"):
            guard utf8.has("{", at: start + 1),
                let close = utf8.firstOffset(of: UInt8(ascii: "}"), in: min(start + 2, end)..<min(start + 40, end)),
                utf8[start + 2..<close].allSatisfy({ $0.hexValue != nil }),
                let scalar = UInt32(String(decoding: utf8[start + 2..<close], as: UTF8.self), radix: 16)
            else { return nil }
            output += String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8
            return close + 1
        default: return nil
        }
        if value & 0xFF >= 0x80 { hasBytes = true }
        output.append(UInt8(truncatingIfNeeded: value))
        return at
    }

    // MARK: Writing

    /// Appends `value` as one text, in the quotes of the first old one.
    static func encodeJoined(_ value: [UInt8], like utf8: [UInt8], _ old: Range<Int>, to output: inout [UInt8]) {
        switch PHPLiteral(utf8, at: old.lowerBound)?.kind {
        case .single, .nowdoc, nil:
            output.append(UInt8(ascii: "'"))
            encodeSingle(value, to: &output)
            output.append(UInt8(ascii: "'"))
        case .double, .heredoc:
            output.append(UInt8(ascii: "\""))
            encodeDouble(value, like: utf8, old, to: &output)
            output.append(UInt8(ascii: "\""))
        }
    }

    /// Appends `value` for use inside single quotes.
    static func encodeSingle(_ value: [UInt8], to output: inout [UInt8]) {
        let quote = UInt8(ascii: "'")
        if value.isClear(of: quote, backslash, in: value.indices) { return output.append(contentsOf: value) }
        var run = 0
        for (at, byte) in value.enumerated() where byte == quote || byte == backslash {
            // A backslash is literal, unless it would escape what follows.
            if byte == backslash, at + 1 < value.count, value[at + 1] != quote, value[at + 1] != backslash { continue }
            output.append(value, run..<at)
            output.append(backslash)
            run = at
        }
        output.append(value, run..<value.count)
    }

    /// Appends `value` for use inside double quotes, with line breaks in the style of the old text.
    static func encodeDouble(_ value: [UInt8], like utf8: [UInt8], _ old: Range<Int>, to output: inout [UInt8]) {
        let keepsBreaks = utf8.firstOffset(of: 0x0A, in: old) != nil && utf8.firstOffset(of: "\\n", in: old) == nil
        var run = 0
        for (at, byte) in value.enumerated() {
            let isDollar = byte == dollar && isDollarRead(value, at)
            guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == backslash || isDollar else { continue }
            if keepsBreaks, byte == 0x0A || byte == 0x0D { continue }
            output.append(value, run..<at)
            run = at + 1
            output.append(backslash)
            switch byte {
            case 0x0A: output.append(UInt8(ascii: "n"))
            case 0x09: output.append(UInt8(ascii: "t"))
            case 0x0D: output.append(UInt8(ascii: "r"))
            case 0x00..<0x20:
                output.append(UInt8(ascii: "x"))
                output.append(hexDigit(byte >> 4))
                output.append(hexDigit(byte & 0xF))
            default: output.append(byte)
            }
        }
        output.append(value, run..<value.count)
    }

    /// Whether PHP would parse a dollar sign as the beginning of a variable.
    private static func isDollarRead(_ value: [UInt8], _ at: Int) -> Bool {
        PHPLiteral.isVariable(value, at, before: value.count) || at > 0 && value[at - 1] == UInt8(ascii: "{")
    }

    // MARK: Proving

    /// Whether bytes are one quoted text, and nothing else.
    package static func isText(_ bytes: [UInt8], from start: Int) -> Bool {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "'") || bytes[start] == UInt8(ascii: "\""),
            let literal = PHPLiteral(bytes, at: start)
        else { return false }
        return literal.range.upperBound == bytes.count && !literal.isInterpolated
    }

    /// Whether bytes may be inside quotes of a kind: they neither end the text nor begin a variable.
    static func isInner(_ bytes: [UInt8], from start: Int, of kind: PHPLiteral.Kind) -> Bool {
        let quote = kind == .single ? UInt8(ascii: "'") : UInt8(ascii: "\"")
        var at = start
        while at < bytes.count {
            if bytes[at] == quote || kind != .single && PHPLiteral.isVariable(bytes, at, before: bytes.count) {
                return false
            }
            at += bytes[at] == backslash ? 2 : 1
        }
        return at == bytes.count
    }
}
