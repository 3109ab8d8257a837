// Writing values in the style of what they replace: quoted, in CDATA, with the elements that the app does not read.

import Basics

/// Writes one value.
struct AndroidWriter {
    private let manners: Manners
    private let entry: Entry
    private var isQuoted: Bool
    private var isAfterSpace = false
    /// Whether nothing of the value has been written yet: leading white space is dropped, and `@` begins a reference.
    private var isAtStart = true

    /// How the old value was written.
    private struct Manners {
        let isCDATA: Bool
        let isQuoted: Bool
        let escapesApostrophe: Bool
        let escapesGreater: Bool
        /// The greatest scalar that the file's encoding can represent; greater ones are written as `\u`.
        let greatest: UInt32

        init(_ utf8: borrowing [UInt8], _ range: Range<Int>, _ encoding: TextEncoding) {
            let old = AndroidText.trimmed(utf8, range)
            let (start, end) = (old.lowerBound, old.upperBound)
            isCDATA =
                old.count >= 12 && utf8.has("<![CDATA[", at: start) && XMLPiece(utf8, at: start, end: end).end == end
            let inner = isCDATA ? AndroidText.trimmed(utf8, start + 9..<end - 3) : old
            isQuoted = Self.isQuoted(utf8, inner, inCDATA: isCDATA)
            escapesApostrophe = !isQuoted || Self.has("\\'", utf8, old)
            escapesGreater = Self.has("&gt;", utf8, old)
            greatest = encoding == .ascii ? 0x7F : encoding == .latin1 ? 0xFF : 0x10FFFF
        }

        private static func has(_ word: StaticString, _ utf8: [UInt8], _ range: Range<Int>) -> Bool {
            utf8.firstOffset(of: word, in: range) != nil
        }

        /// Whether quotes surround a whole text, and there are none in it.
        private static func isQuoted(_ text: [UInt8], _ range: Range<Int>, inCDATA: Bool) -> Bool {
            guard range.count > 1, text[range.lowerBound] == UInt8(ascii: "\"") else { return false }
            var at = range.lowerBound + 1
            while at < range.upperBound, text[at] != UInt8(ascii: "\"") {
                switch text[at] {
                case UInt8(ascii: "\\"): at += 2
                // The quotes of attributes belong to XML.
                case UInt8(ascii: "<") where !inCDATA: at = XMLPiece(text, at: at, end: range.upperBound).end
                default: at += 1
                }
            }
            return at == range.upperBound - 1
        }
    }

    /// Appends `value` as the content of an element, in the style of its old content.
    package static func write(
        _ value: [UInt8], like utf8: [UInt8], _ old: Range<Int>, form: Form, entry: Entry, to output: inout [UInt8]
    ) {
        let manners = Manners(utf8, old, entry.catalog.text.encoding)
        guard form == .androidMixed else {
            var writer = AndroidWriter(manners, entry, quotes: manners.isQuoted)
            return writer.writeText(value, to: &output)
        }
        let shape = AndroidShape(of: value, like: utf8, old, entities: entry.catalog.entities)
        var writer = AndroidWriter(manners, entry, quotes: manners.isQuoted && !shape.isStyled)
        writer.write(value, shape, to: &output)
    }

    private init(_ manners: Manners, _ entry: Entry, quotes: Bool) {
        self.manners = manners
        self.entry = entry
        isQuoted = quotes
    }

    // MARK: The whole

    private mutating func writeText(_ value: [UInt8], to output: inout [UInt8]) {
        if manners.isCDATA, manners.greatest == 0x10FFFF {
            output += "<![CDATA[".utf8
            write(value, value.indices, inCDATA: true, to: &output)
            output += "]]>".utf8
        } else {
            write(value, AndroidShape(), to: &output)
        }
    }

    private mutating func write(_ value: [UInt8], _ shape: AndroidShape, to output: inout [UInt8]) {
        if shape.marks.isEmpty { return write(value, value.indices, inCDATA: false, to: &output) }
        if isQuoted { output.append(UInt8(ascii: "\"")) }
        var at = 0
        for mark in shape.marks {
            writeRun(value, at..<mark.at, isStyled: shape.isStyled, inCDATA: false, to: &output)
            output += mark.bytes
            at = mark.next
            // The tag of a style ends quotes and white space, and then nothing before the first text is a reference.
            if mark.isStyle { (isAfterSpace, isAtStart) = (false, false) }
        }
        writeRun(value, at..<value.count, isStyled: shape.isStyled, inCDATA: false, to: &output)
        if isQuoted { output.append(UInt8(ascii: "\"")) }
    }

    private mutating func write(_ value: [UInt8], _ range: Range<Int>, inCDATA: Bool, to output: inout [UInt8]) {
        if isQuoted { output.append(UInt8(ascii: "\"")) }
        writeRun(value, range, isStyled: false, inCDATA: inCDATA, to: &output)
        if isQuoted { output.append(UInt8(ascii: "\"")) }
    }

    // MARK: Characters

    private mutating func writeRun(
        _ value: [UInt8], _ range: Range<Int>, isStyled: Bool, inCDATA: Bool, to output: inout [UInt8]
    ) {
        if isWritten(value, range) {
            output.append(value, range)
            (isAfterSpace, isAtStart) = (false, false)
            return
        }
        var at = range.lowerBound
        while at < range.upperBound {
            let run = at
            while at < range.upperBound, isPlain(value[at]) { at += 1 }
            if at > run {
                output.append(value, run..<at)
                (isAfterSpace, isAtStart) = (false, false)
                continue
            }
            let byte = value[at]
            let isSpace = byte == 0x20
            switch byte {
            case 0x20:
                // White space that would be dropped or collapsed is written as an escape.
                let isPlain =
                    isQuoted || !isAfterSpace && (isStyled || !isAtStart && at + 1 < value.count)
                if isPlain { output.append(0x20) } else { output += "\\u0020".utf8 }
                isAfterSpace = isPlain && !isQuoted
            case 0x0A: output += "\\n".utf8
            case 0x09: output += "\\t".utf8
            case 0..<0x20: appendNumber(UInt32(byte), to: &output)
            case UInt8(ascii: "\\"), UInt8(ascii: "\""): output += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "'"):
                output += manners.escapesApostrophe || !isQuoted ? [UInt8(ascii: "\\"), byte] : [byte]
            case UInt8(ascii: "@"), UInt8(ascii: "?"):
                if isAtStart, !isQuoted { output.append(UInt8(ascii: "\\")) }
                output.append(byte)
            case UInt8(ascii: "&") where !inCDATA: output += "&amp;".utf8
            case UInt8(ascii: "<") where !inCDATA: output += "&lt;".utf8
            case UInt8(ascii: ">"): appendGreater(inCDATA: inCDATA, to: &output)
            case 0x80...: at = appendScalar(value, at, to: &output)
            default: output.append(byte)
            }
            if !isSpace { isAfterSpace = false }
            isAtStart = false
            at += 1
        }
    }

    /// Whether a whole text is written literally, with only single spaces inside; without a branch, so that the
    /// compiler vectorizes it.
    private func isWritten(_ value: [UInt8], _ range: Range<Int>) -> Bool {
        guard manners.greatest == 0x10FFFF, let first = range.first, value[first] != 0x20,
            value[range.upperBound - 1] != 0x20
        else { return false }
        return value.withUnsafeBufferPointer { bytes in
            let text = UnsafeBufferPointer(rebasing: bytes[range])
            var hits: UInt8 = 0
            for byte in text {
                hits |=
                    (byte < 0x20 ? 1 : 0) | (byte == UInt8(ascii: "\\") ? 1 : 0) | (byte == UInt8(ascii: "\"") ? 1 : 0)
                    | (byte & 0xFE == UInt8(ascii: "&") ? 1 : 0) | (byte == UInt8(ascii: "@") ? 1 : 0)
                    | (byte == UInt8(ascii: "<") ? 1 : 0) | (byte & 0xFE == UInt8(ascii: ">") ? 1 : 0)
                    | (byte == 0xEF ? 1 : 0)
            }
            for index in 1..<text.count { hits |= (text[index] == 0x20 ? 1 : 0) & (text[index - 1] == 0x20 ? 1 : 0) }
            return hits == 0
        }
    }

    /// Whether a byte is written literally in any context: most are.
    private func isPlain(_ byte: UInt8) -> Bool {
        // A character that begins with 0xEF may not be allowed in XML.
        byte.isLetter || byte.isDigit || byte >= 0x80 && byte != 0xEF && manners.greatest == 0x10FFFF
    }

    /// `]]>` is not allowed in text, and ends a CDATA section.
    private func appendGreater(inCDATA: Bool, to output: inout [UInt8]) {
        let endsSection = output.suffix(2) == Array("]]".utf8)[...]
        if inCDATA {
            output += endsSection ? Array("]]><![CDATA[>".utf8) : Array(">".utf8)
        } else {
            output += endsSection || manners.escapesGreater ? Array("&gt;".utf8) : Array(">".utf8)
        }
    }

    /// Appends a scalar beyond ASCII; returns the offset of its last byte.
    private func appendScalar(_ value: [UInt8], _ start: Int, to output: inout [UInt8]) -> Int {
        var end = start + 1
        while end < value.count, value[end] & 0xC0 == 0x80 { end += 1 }
        let isRefused = value.has("\u{FFFE}", at: start) || value.has("\u{FFFF}", at: start)
        if manners.greatest == 0x10FFFF, !isRefused {
            output.append(value, start..<end)
        } else if let scalar = String(decoding: value[start..<end], as: UTF8.self).unicodeScalars.first {
            if scalar.value > manners.greatest || isRefused {
                appendNumber(scalar.value, to: &output)
            } else {
                output.append(value, start..<end)
            }
        }
        return end - 1
    }

    /// A character by its number: as an escape, or if that has too few digits, as an XML reference.
    private func appendNumber(_ scalar: UInt32, to output: inout [UInt8]) {
        output += (scalar > 0xFFFF ? "&#x\(scalar.fourDigits);" : "\\u\(scalar.fourDigits)").utf8
    }
}
