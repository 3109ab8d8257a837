// JSON that is safe in a script element of a page: nothing in it ends the element or affects the HTML parser.

import Basics

/// Writes JSON for the script of a page.
struct PageJSON: JSONFrame {
    var bytes: [UInt8] = []
    var isFirst = true

    /// Writes a number rounded to thousandths; infinity is written as a literal that parses as infinite.
    mutating func number(_ number: Double) {
        guard number.isFinite else { return literal(number > 0 ? "1e999" : "0") }
        separate()
        bytes += number.thousandths.plainText.utf8
    }

    mutating func null() { literal("null") }

    /// Writes a value prepared earlier.
    mutating func value(_ json: PageJSON) {
        separate()
        bytes += json.bytes
    }

    mutating func text(_ text: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { appendEscaped($0) }
        bytes.append(UInt8(ascii: "\""))
    }

    // Escapes everything that is special in HTML, breaks a line, or is invisible.
    private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < text.count {
            let byte = text[index]
            switch byte {
            case 0..<0x20, 0x22, 0x26, 0x3C, 0x3E, 0x5C, 0x7F:
                appendEscape(UInt16(byte))
                index += 1
            case 0xE2 where index + 2 < text.count && text[index + 1] & 0xFE == 0x80:
                let unit = 0x2000 | UInt16(text[index + 1] & 1) << 6 | UInt16(text[index + 2] & 0x3F)
                switch unit {
                case 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: appendEscape(unit)
                default: bytes += text[index...(index + 2)]
                }
                index += 3
            default:
                bytes.append(byte)
                index += 1
            }
        }
    }

    private mutating func appendEscape(_ unit: UInt16) {
        let digits: StaticString = "0123456789abcdef"
        bytes += [UInt8(ascii: "\\"), UInt8(ascii: "u")]
        digits.withUTF8Buffer { digits in
            for shift in stride(from: 12, through: 0, by: -4) { bytes.append(digits[Int(unit >> UInt16(shift) & 15)]) }
        }
    }
}

extension PageJSON {
    /// Writes a named text, unless it is empty.
    mutating func field(_ name: StaticString, _ words: String?) {
        guard let words, !words.isEmpty else { return }
        key(name)
        text(words)
    }

    /// Writes a named number, unless it is nil.
    mutating func field(_ name: StaticString, _ value: Double?) {
        guard let value else { return }
        key(name)
        number(value)
    }

    /// Writes a named number, unless it is nil.
    mutating func field(_ name: StaticString, _ value: Int?) {
        guard let value else { return }
        key(name)
        number(value)
    }

    /// Writes a named array, with `item` for each element, unless it is empty.
    mutating func field<Item>(_ name: StaticString, _ items: [Item], _ item: (inout PageJSON, Item) -> Void) {
        guard !items.isEmpty else { return }
        key(name)
        list { json in
            for one in items { item(&json, one) }
        }
    }
}
