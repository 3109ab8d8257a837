// The display of markup: nothing for tags, links and ICU's quotes; the character for entities and escapes.

import Basics

enum MarkupText {
    /// Appends the text that a piece of markup displays.
    static func append(_ range: Range<Int>, of utf8: [UInt8], to output: inout [UInt8]) {
        switch utf8[range.lowerBound] {
        case UInt8(ascii: "<"): if isLineBreak(range, of: utf8) { output.append(0x0A) }
        case UInt8(ascii: "&"):
            if let text = Entities.text(utf8[range]) { output += text.utf8 } else { output += utf8[range] }
        case UInt8(ascii: "\\"): appendEscape(range, of: utf8, to: &output)
        case UInt8(ascii: "{"): appendLiteral(range, of: utf8, to: &output)
        // A line break in Fluent, with the file's indentation.
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): output.append(0x0A)
        default: break
        }
    }

    /// Whether the tag is `<br>`.
    private static func isLineBreak(_ range: Range<Int>, of utf8: [UInt8]) -> Bool {
        let name = utf8[range].dropFirst().prefix { $0.isLetter }
        return name.count == 2 && name.map { $0 | 0x20 } == Array("br".utf8)
    }

    /// Appends the text of Fluent's `{ "text" }`.
    private static func appendLiteral(_ range: Range<Int>, of utf8: [UInt8], to output: inout [UInt8]) {
        guard let open = utf8[range].firstIndex(of: UInt8(ascii: "\"")),
            let close = utf8[range].lastIndex(of: UInt8(ascii: "\"")), close > open
        else { return }
        var at = open + 1
        while at < close {
            guard utf8[at] == UInt8(ascii: "\\"), at + 1 < close else {
                output.append(utf8[at])
                at += 1
                continue
            }
            let length =
                switch utf8[at + 1] {
                case UInt8(ascii: "u"): 6
                case UInt8(ascii: "U"): 8
                default: 2
                }
            let end = min(at + length, close)
            if length == 2 {
                output += utf8[at + 1..<end]
            } else if let unit = hexadecimal(at..<end, of: utf8) {
                output += String(Unicode.Scalar(unit) ?? "\u{FFFD}").utf8
            }
            at = end
        }
    }

    private static func appendEscape(_ range: Range<Int>, of utf8: [UInt8], to output: inout [UInt8]) {
        let letter = utf8[range.lowerBound + 1]
        switch letter {
        case UInt8(ascii: "n"): output.append(0x0A)
        case UInt8(ascii: "t"): output.append(0x09)
        case UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "x"):
            guard let unit = hexadecimal(range, of: utf8) else { return output.append(letter) }
            append(unit, endingAt: range, of: utf8, to: &output)
        // Control characters that display nothing.
        case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "r"), UInt8(ascii: "v"),
            UInt8(ascii: "0"):
            break
        default: output.append(letter)
        }
    }

    private static func append(_ unit: UInt32, endingAt range: Range<Int>, of utf8: [UInt8], to output: inout [UInt8]) {
        // The second of two surrogates is displayed with the first.
        if 0xDC00...0xDFFF ~= unit { return }
        var scalar = unit
        let low = range.upperBound
        if 0xD800...0xDBFF ~= unit, utf8.has("\\u", at: low),
            let second = hexadecimal(low..<min(low + 6, utf8.count), of: utf8),
            0xDC00...0xDFFF ~= second
        {
            scalar = 0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)
        }
        output += String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8
    }

    /// The number in `\u00E9`, `\u{E9}`; nil if there are no digits.
    private static func hexadecimal(_ range: Range<Int>, of utf8: [UInt8]) -> UInt32? {
        let digits = utf8[range].dropFirst(2).filter { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}

/// `&amp;`, `&#233;`.
enum Entities {
    private static let named: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}", "copy": "©",
        "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "laquo": "«", "raquo": "»", "lsquo": "‘",
        "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "lsaquo": "‹", "rsaquo": "›", "bull": "•",
        "middot": "·", "times": "×", "deg": "°", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "sect": "§",
        "para": "¶", "plusmn": "±", "frac12": "½", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "check": "✓",
        "thinsp": "\u{2009}", "ensp": "\u{2002}", "emsp": "\u{2003}", "zwnj": "\u{200C}", "zwj": "\u{200D}",
        "lrm": "\u{200E}", "rlm": "\u{200F}", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö",
        "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ",
    ]

    /// Decodes the entities in a text.
    static func decoded(_ utf8: ArraySlice<UInt8>) -> String {
        var output: [UInt8] = []
        var rest = utf8
        while let start = rest.firstIndex(of: UInt8(ascii: "&")),
            let end = rest[start...].firstIndex(of: UInt8(ascii: ";"))
        {
            output += rest[..<start]
            if let text = text(rest[start...end]) { output += text.utf8 } else { output += rest[start...end] }
            rest = rest[(end + 1)...]
        }
        return String(decoding: output + rest, as: UTF8.self)
    }

    /// Decodes an entity; nil if it is unknown.
    static func text(_ entity: ArraySlice<UInt8>) -> String? {
        let name = String(decoding: entity.dropFirst().dropLast(), as: UTF8.self)
        guard name.hasPrefix("#") else { return named[name] }
        let isHexadecimal = name.dropFirst().first.map { $0 == "x" || $0 == "X" } ?? false
        let number = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
        return number.flatMap(Unicode.Scalar.init).map { String($0) }
    }
}
