// A list of Weblate's flags: `max-length:40, font-family:"Open Sans"`.

import Platform

/// The flags on a line, separated by commas, their values by colons.
struct WeblateFlagList {
    struct Item {
        let name: String
        let values: [String]
        /// Where it stands in the text.
        let range: Range<Int>
    }

    private(set) var items: [Item] = []
    /// Whether all of the line is flags: names of letters, digits and hyphens, with values that have no spaces around them.
    private(set) var isWellFormed = true

    private let text: [UInt8]
    private var at: Int
    private let end: Int

    init(_ text: [UInt8], _ range: Range<Int>) {
        (self.text, at, end) = (text, range.lowerBound, range.upperBound)
        while at < end { readItem() }
    }

    /// The first value of the last flag of a name.
    func value(of name: String) -> String? { items.last { $0.name == name }?.values.first }

    private mutating func readItem() {
        skipSpace()
        let start = at
        let name = take { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
        var values: [String] = []
        while at < end, text[at] == UInt8(ascii: ":") {
            at += 1
            values.append(readValue())
        }
        let itemEnd = at
        skipSpace()
        if name.isEmpty || at < end && text[at] != UInt8(ascii: ",") { isWellFormed = false }
        if values.contains("") { isWellFormed = false }
        while at < end, text[at] != UInt8(ascii: ",") { at += 1 }
        at += 1
        if !name.isEmpty { items.append(Item(name: name, values: values, range: start..<itemEnd)) }
    }

    private mutating func readValue() -> String {
        if at + 1 < end, text[at] == UInt8(ascii: "r"), isQuote(text[at + 1]) { at += 1 }
        guard at < end, isQuote(text[at]) else {
            return take { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ",") && !$0.isSpace }
        }
        let quote = text[at]
        at += 1
        var value: [UInt8] = []
        while at < end, text[at] != quote {
            if text[at] == UInt8(ascii: "\\"), at + 1 < end { at += 1 }
            value.append(text[at])
            at += 1
        }
        if at >= end { isWellFormed = false }
        at = min(at + 1, end)
        return String(decoding: value, as: UTF8.self)
    }

    private func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

    private mutating func skipSpace() {
        while at < end, text[at].isSpace { at += 1 }
    }

    private mutating func take(while isTaken: (UInt8) -> Bool) -> String {
        let start = at
        while at < end, isTaken(text[at]) { at += 1 }
        return String(decoding: text[start..<at], as: UTF8.self)
    }
}
