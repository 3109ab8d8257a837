// A list of Weblate's flags: `max-length:40, font-family:"Open Sans"`.

import Basics

/// The flags on a line, separated by commas, their values by colons: read one after the other, and kept nowhere.
struct WeblateFlagList: Sequence, IteratorProtocol {
    struct Item {
        /// Where it stands in the text.
        fileprivate(set) var range: Range<Int>
        fileprivate let name: Range<Int>
        /// How many values it has.
        fileprivate(set) var count = 0
        fileprivate var first = 0..<0
        fileprivate var second = 0..<0
        /// Whether it is of letters, digits and hyphens, with values that have no spaces around them.
        fileprivate(set) var isWellFormed = true

        fileprivate mutating func add(_ value: Range<Int>) {
            switch count {
            case 0: first = value
            case 1: second = value
            default: break
            }
            count += 1
        }
    }

    private let text: [UInt8]
    private var at: Int
    private let end: Int

    init(_ text: [UInt8], _ range: Range<Int>) {
        (self.text, at, end) = (text, range.lowerBound, range.upperBound)
    }

    /// Whether a flag has a name.
    func has(_ item: Item, name: StaticString) -> Bool {
        item.name.count == name.utf8CodeUnitCount && text.has(name, at: item.name.lowerBound)
    }

    /// The first value of a flag, a number from 1 on; nil where it is none.
    func first(of item: Item) -> Int? { number(item.first) }

    /// The second value of a flag, a number from 1 on; nil where it is none.
    func second(of item: Item) -> Int? { number(item.second) }

    /// The first value of the last flag of a name.
    func value(of name: StaticString) -> String? {
        var value: String?
        for item in self where has(item, name: name) { value = item.count > 0 ? string(item.first) : nil }
        return value
    }

    private func number(_ range: Range<Int>) -> Int? {
        if let number = text.number(at: range.lowerBound), number.end == range.upperBound, number.value > 0 {
            return number.value
        }
        return Int(string(range)).flatMap { 1...1_000_000_000 ~= $0 ? $0 : nil }
    }

    /// What a value says, without the backslashes in it.
    private func string(_ range: Range<Int>) -> String {
        var value: [UInt8] = []
        var at = range.lowerBound
        while at < range.upperBound {
            if text[at] == UInt8(ascii: "\\"), at + 1 < range.upperBound { at += 1 }
            value.append(text[at])
            at += 1
        }
        return String(decoding: value, as: UTF8.self)
    }

    // MARK: Reading

    /// The next flag; nil where there is none.
    mutating func next() -> Item? {
        guard at < end else { return nil }
        skipSpace()
        let start = at
        skip { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
        var item = Item(range: start..<at, name: start..<at)
        if item.name.isEmpty { item.isWellFormed = false }
        while at < end, text[at] == UInt8(ascii: ":") {
            at += 1
            let value = readValue(&item.isWellFormed)
            if value.isEmpty { item.isWellFormed = false }
            item.add(value)
        }
        item.range = start..<at
        skipSpace()
        if at < end, text[at] != UInt8(ascii: ",") { item.isWellFormed = false }
        skip { $0 != UInt8(ascii: ",") }
        at += 1
        return item
    }

    private mutating func readValue(_ isWellFormed: inout Bool) -> Range<Int> {
        if at + 1 < end, text[at] == UInt8(ascii: "r"), isQuote(text[at + 1]) { at += 1 }
        guard at < end, isQuote(text[at]) else {
            let start = at
            skip { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ",") && !$0.isSpace }
            return start..<at
        }
        let quote = text[at]
        at += 1
        let start = at
        while at < end, text[at] != quote { at += text[at] == UInt8(ascii: "\\") && at + 1 < end ? 2 : 1 }
        let value = start..<Swift.min(at, end)
        if at >= end { isWellFormed = false }
        at = Swift.min(at + 1, end)
        return value
    }

    private func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

    private mutating func skipSpace() { skip(while: \.isSpace) }

    private mutating func skip(while isSkipped: (UInt8) -> Bool) {
        while at < end, isSkipped(text[at]) { at += 1 }
    }
}
