// XML, written element by element.

import Basics

/// Writes XML 1.0 in UTF-8, one element per line.
struct XMLReport {
    private(set) var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    private var open: [StaticString] = []

    /// Writes an element that contains other elements.
    mutating func element(
        _ name: StaticString, _ attributes: [(StaticString, String)], _ content: (inout XMLReport) -> Void
    ) {
        start(name, attributes)
        bytes.append(literal: ">\n")
        open.append(name)
        content(&self)
        open.removeLast()
        indent()
        end(name)
    }

    /// Writes an element that contains text or nothing.
    mutating func element(_ name: StaticString, _ attributes: [(StaticString, String)], text: String = "") {
        start(name, attributes)
        guard !text.isEmpty else { return bytes.append(literal: "/>\n") }
        bytes.append(literal: ">")
        append(text)
        end(name)
    }

    private mutating func start(_ name: StaticString, _ attributes: [(StaticString, String)]) {
        indent()
        bytes.append(literal: "<")
        bytes.append(literal: name)
        for (name, value) in attributes {
            bytes.append(literal: " ")
            bytes.append(literal: name)
            bytes.append(literal: "=\"")
            append(value)
            bytes.append(literal: "\"")
        }
    }

    private mutating func end(_ name: StaticString) {
        bytes.append(literal: "</")
        bytes.append(literal: name)
        bytes.append(literal: ">\n")
    }

    private mutating func indent() {
        for _ in open { bytes.append(literal: "  ") }
    }

    /// Appends text for between tags or quotes; characters that control text direction are escaped by number.
    private mutating func append(_ text: String) {
        for part in text.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: \.steersDirection) {
            if part.startIndex > text.startIndex {
                let control = text.unicodeScalars[text.unicodeScalars.index(before: part.startIndex)]
                bytes += "&#x\(control.value.fourDigits);".utf8
            }
            append(Array(String(part).utf8))
        }
    }

    private mutating func append(_ utf8: [UInt8]) {
        var run = 0
        for index in utf8.indices {
            guard let escape = Self.escape(utf8, index) else { continue }
            bytes += utf8[run..<index]
            bytes.append(literal: escape.text)
            run = index + escape.length
        }
        bytes += utf8[run...]
    }

    /// The escape for the character at an offset, and its length in bytes; U+FFFD for what XML 1.0 cannot represent.
    private static func escape(_ utf8: [UInt8], _ index: Int) -> (text: StaticString, length: Int)? {
        switch utf8[index] {
        case UInt8(ascii: "&"): ("&amp;", 1)
        case UInt8(ascii: "<"): ("&lt;", 1)
        case UInt8(ascii: ">"): ("&gt;", 1)
        case UInt8(ascii: "\""): ("&quot;", 1)
        case UInt8(ascii: "\n"): ("&#10;", 1)
        case UInt8(ascii: "\r"): ("&#13;", 1)
        case UInt8(ascii: "\t"): ("&#9;", 1)
        case 0..<0x20: ("\u{FFFD}", 1)
        case 0xEF where utf8.has("\u{FFFE}", at: index) || utf8.has("\u{FFFF}", at: index): ("\u{FFFD}", 3)
        default: nil
        }
    }
}
