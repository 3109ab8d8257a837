// Reading and writing keys, values and comments of Java `.properties`.

import Basics

enum PropertiesText {
    static let backslash = UInt8(ascii: "\\")

    package static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0C }

    /// The offset after the line ending at an offset.
    static func lineEnd(_ utf8: [UInt8], _ at: Int, _ limit: Int) -> Int {
        guard at < limit else { return at }
        return min(at + (utf8.has("\r\n", at: at) ? 2 : 1), limit)
    }

    // MARK: Reading

    /// Appends the text of a key or value.
    package static func decode(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        var at = range.lowerBound
        var run = at
        while at < range.upperBound {
            guard utf8[at] == backslash else {
                at += 1
                continue
            }
            output.append(utf8, run..<at)
            at = decodeEscape(utf8, at + 1, range.upperBound, to: &output)
            run = at
        }
        output.append(utf8, run..<range.upperBound)
    }

    /// Appends the character of an escape, and returns where the escape ends.
    private static func decodeEscape(_ utf8: [UInt8], _ at: Int, _ end: Int, to output: inout [UInt8]) -> Int {
        guard at < end else { return at }
        switch utf8[at] {
        case UInt8(ascii: "t"): output.append(0x09)
        case UInt8(ascii: "n"): output.append(0x0A)
        case UInt8(ascii: "f"): output.append(0x0C)
        case UInt8(ascii: "r"): output.append(0x0D)
        case UInt8(ascii: "u"): return decodeUnicode(utf8, at + 1, end, to: &output)
        case 0x0A, 0x0D:
            var after = lineEnd(utf8, at, end)
            while after < end, isSpace(utf8[after]) { after += 1 }
            return after
        default: output.append(utf8[at])
        }
        return at + 1
    }

    private static func decodeUnicode(_ utf8: [UInt8], _ at: Int, _ end: Int, to output: inout [UInt8]) -> Int {
        guard let unit = unit(utf8, at, end) else {
            // An escape that Java would reject stays verbatim.
            output.append(utf8, (at - 2)..<at)
            return at
        }
        if utf8.has("\\u", at: at + 4), let low = self.unit(utf8, at + 6, end), let scalar = surrogatePair(unit, low) {
            appendScalar(scalar, to: &output)
            return at + 10
        }
        appendScalar(unit, to: &output)
        return at + 4
    }

    private static func unit(_ utf8: [UInt8], _ at: Int, _ end: Int) -> UInt32? {
        guard at + 4 <= end else { return nil }
        var unit: UInt32 = 0
        for byte in utf8[at..<at + 4] {
            guard let digit = byte.hexValue else { return nil }
            unit = unit << 4 | digit
        }
        return unit
    }

    /// Appends the text of comments, a line for each, without the signs before them.
    static func decodeComments(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        var at = range.lowerBound
        while at < range.upperBound {
            var end = at
            while end < range.upperBound, utf8[end] != 0x0A, utf8[end] != 0x0D { end += 1 }
            if at > range.lowerBound { output.append(0x0A) }
            let line = utf8.trimmed(at..<end)
            let start = utf8[line].firstIndex { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "!") } ?? line.upperBound
            output.append(utf8, utf8.trimmed(start..<line.upperBound))
            at = lineEnd(utf8, end, range.upperBound)
        }
    }

    /// Whether bytes, placed after a separator or white space, are one value to their end.
    static func isValue(_ bytes: [UInt8], from start: Int, after form: Form) -> Bool {
        guard start < bytes.count else { return true }
        if isSpace(bytes[start]) { return false }
        if form == .propertiesSpaced, bytes[start] == UInt8(ascii: "=") || bytes[start] == UInt8(ascii: ":") {
            return false
        }
        var at = start
        while at < bytes.count {
            if bytes[at] == 0x0A || bytes[at] == 0x0D { return false }
            at += bytes[at] == backslash ? 2 : 1
        }
        return at == bytes.count
    }

    // MARK: Writing

    /// How the old value was escaped, so that the new one looks the same.
    private struct Manners {
        /// The characters that are escaped without need.
        private(set) var escaped: [UInt8] = []
        private(set) var hasLowerDigits = false
        private(set) var hasTabs = false
        /// The greatest scalar that is written literally; greater ones are written as escapes.
        private(set) var greatest: UInt32

        init(_ utf8: [UInt8], _ range: Range<Int>, _ encoding: TextEncoding) {
            greatest = encoding == .ascii ? 0x7F : encoding == .latin1 ? 0xFF : 0x10FFFF
            var (hasEscapes, hasOthers) = (false, false)
            var at = range.lowerBound
            while at < range.upperBound {
                if utf8[at] == 0x09 { hasTabs = true }
                if utf8[at] >= 0x80 { hasOthers = true }
                guard utf8[at] == PropertiesText.backslash, at + 1 < range.upperBound else {
                    at += 1
                    continue
                }
                let byte = utf8[at + 1]
                at += 2
                if byte == UInt8(ascii: "u") {
                    let digits = utf8[at..<min(at + 4, range.upperBound)]
                    hasLowerDigits = hasLowerDigits || digits.contains { (0x61...0x66).contains($0) }
                    hasEscapes =
                        hasEscapes || PropertiesText.unit(utf8, at, range.upperBound).map { $0 >= 0x80 } ?? false
                } else if (0x21...0x2F).contains(byte) || (0x3A...0x3F).contains(byte), !escaped.contains(byte) {
                    escaped.append(byte)
                }
            }
            // If the file could represent them but escaped them anyway, escape the new ones, too.
            if hasEscapes, !hasOthers { greatest = min(greatest, 0x7F) }
        }
    }

    /// Appends `value` in the style of the text in a range, after a separator, white space or nothing.
    package static func encode(
        _ value: [UInt8], like utf8: [UInt8], _ old: Range<Int>, after form: Form, encoding: TextEncoding,
        to output: inout [UInt8]
    ) {
        let manners = Manners(utf8, old, encoding)
        if form == .propertiesBare {
            // A trailing backslash would escape the separator; before a line ending it has no effect.
            if endsInBackslash(utf8, old.lowerBound) { output.append(0x0A) }
            output.append(UInt8(ascii: "="))
        }
        var at = 0
        while at < value.count {
            let byte = value[at]
            switch byte {
            case backslash: output += [backslash, backslash]
            case 0x0A: output += [backslash, UInt8(ascii: "n")]
            case 0x0D: output += [backslash, UInt8(ascii: "r")]
            case 0x0C: output += [backslash, UInt8(ascii: "f")]
            case 0x09 where at == 0 || !manners.hasTabs: output += [backslash, UInt8(ascii: "t")]
            // Leading white space would be read as part of the separator.
            case 0x20 where at == 0: output += [backslash, byte]
            case UInt8(ascii: "="), UInt8(ascii: ":"):
                if at == 0 && form == .propertiesSpaced || manners.escaped.contains(byte) { output.append(backslash) }
                output.append(byte)
            case 0x00..<0x20 where byte != 0x09: appendEscape(UInt16(byte), manners, to: &output)
            case 0x80... where manners.greatest < 0x10FFFF:
                let length = UTF8Validation.sequenceLength(value, at)
                appendScalars(value[at..<at + max(1, length)], manners, to: &output)
                at += max(1, length)
                continue
            default:
                if byte < 0x80, manners.escaped.contains(byte) { output.append(backslash) }
                output.append(byte)
            }
            at += 1
        }
    }

    /// Whether the text before an offset ends in an unescaped backslash.
    private static func endsInBackslash(_ utf8: [UInt8], _ end: Int) -> Bool {
        var start = end
        while start > 0, utf8[start - 1] == backslash { start -= 1 }
        return (end - start) % 2 == 1
    }

    /// Appends characters beyond ASCII literally, or as escapes if the file cannot represent them.
    private static func appendScalars(_ bytes: ArraySlice<UInt8>, _ manners: Manners, to output: inout [UInt8]) {
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if scalar.value <= manners.greatest {
                appendScalar(scalar.value, to: &output)
            } else {
                for unit in scalar.utf16 { appendEscape(unit, manners, to: &output) }
            }
        }
    }

    private static func appendEscape(_ unit: UInt16, _ manners: Manners, to output: inout [UInt8]) {
        output += [backslash, UInt8(ascii: "u")]
        for shift in [12, 8, 4, 0] {
            let digit = hexDigit(UInt8(truncatingIfNeeded: unit >> UInt16(shift) & 0xF))
            output.append(manners.hasLowerDigits && digit > UInt8(ascii: "9") ? digit | 0x20 : digit)
        }
    }
}
