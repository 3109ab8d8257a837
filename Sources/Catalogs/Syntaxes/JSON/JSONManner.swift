// Optional escapes in a JSON string, so that a new text looks like the old one.

import Basics

/// The escapes of a JSON string that the writer may choose: `\/`, `\u003c`, `\u00e9`.
struct JSONManner {
    /// Whether `/` is written `\/`.
    private var escapesSlash = false
    /// The characters that are written by number, though they could be literal.
    private var numbered: Set<UInt32> = []
    /// Whether everything that is not ASCII is written by number.
    private let isASCII: Bool
    private var isUpper = false

    /// Detects the style of a string; `isASCII` is true in a file that escapes everything that is not ASCII.
    package init(of utf8: [UInt8], _ range: Range<Int>, isASCII: Bool) {
        self.isASCII = isASCII
        var at = range.lowerBound
        while at + 1 < range.upperBound {
            guard utf8[at] == UInt8(ascii: "\\") else {
                at += 1
                continue
            }
            if utf8[at + 1] == UInt8(ascii: "/") { escapesSlash = true }
            if utf8[at + 1] == UInt8(ascii: "u"), at + 6 <= range.upperBound {
                let digits = utf8[at + 2..<at + 6]
                let unit = digits.reduce(UInt32(0)) { $0 << 4 | ($1.hexValue ?? 0) }
                if Self.mayBeNumbered(unit) { numbered.insert(unit) }
                isUpper = isUpper || digits.contains { UInt8(ascii: "A")...UInt8(ascii: "F") ~= $0 }
            }
            at += 2
        }
    }

    /// Whether a writer escapes a character everywhere: ASCII characters with a meaning in HTML or URLs.
    ///
    /// An escaped letter or dot is a whim of that text.
    private static func mayBeNumbered(_ unit: UInt32) -> Bool {
        if unit >= 0x7F { return unit & 0xF800 != 0xD800 }
        return unit >= 0x20 && "\"&'+<=>`".utf8.contains(UInt8(unit))
    }

    /// Whether it escapes only what must be escaped.
    package var isPlain: Bool { !escapesSlash && !isASCII && numbered.isEmpty }

    /// Appends a text as the inside of a string in this style.
    package func append(_ value: [UInt8], to output: inout [UInt8]) {
        for scalar in String(decoding: value, as: UTF8.self).unicodeScalars {
            if scalar.value >= 0x80 ? isASCII || numbered.contains(scalar.value) : numbered.contains(scalar.value) {
                for unit in String(scalar).utf16 { append(unit, to: &output) }
            } else if scalar == "/", escapesSlash {
                output += [UInt8(ascii: "\\"), UInt8(ascii: "/")]
            } else {
                JSONText.encode(Array(String(scalar).utf8), to: &output)
            }
        }
    }

    private func append(_ unit: UInt16, to output: inout [UInt8]) {
        output += [UInt8(ascii: "\\"), UInt8(ascii: "u")]
        for shift in [12, 8, 4, 0] {
            let digit = hexDigit(UInt8(unit >> UInt16(shift) & 0xF))
            output.append(isUpper || digit < UInt8(ascii: "A") ? digit : digit | 0x20)
        }
    }
}

extension Form {
    /// The form of the strings of a JSON file: a file that has escapes and only ASCII characters stays ASCII.
    package static func json(of utf8: [UInt8]) -> Form {
        guard utf8.isASCII else { return .json }
        var at = 0
        while let escape = utf8.firstOffset(of: "\\u", from: at) {
            at = escape + 6
            let digits = utf8[min(escape + 2, utf8.count)..<min(at, utf8.count)]
            if digits.reduce(UInt32(0), { $0 << 4 | ($1.hexValue ?? 0) }) >= 0x80 { return .jsonASCII }
        }
        return .json
    }
}
