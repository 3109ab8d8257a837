// A list of Weblate flags: `max-length:40, font-family:"Open Sans"`.

import Basics

/// The flags on a line, separated by commas, with values separated by colons; a lazy sequence.
struct WeblateFlagList: Sequence, IteratorProtocol {
    struct Item {
        /// Its range in the text.
        fileprivate(set) var range: Range<Int>
        fileprivate let name: Range<Int>
        /// The number of its values.
        fileprivate(set) var count = 0
        fileprivate var first = 0..<0
        fileprivate var second = 0..<0
        /// Whether it consists of letters, digits and hyphens, with values that have no spaces around them.
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

    /// Whether a flag has this name.
    func has(_ item: Item, name: StaticString) -> Bool {
        item.name.count == name.utf8CodeUnitCount && text.has(name, at: item.name.lowerBound)
    }

    /// Returns the first value of a flag if it is a number of at least 1.
    func first(of item: Item) -> Int? { number(item.first) }

    /// Returns the second value of a flag if it is a number of at least 1.
    func second(of item: Item) -> Int? { number(item.second) }

    /// Returns the first value of the last flag with this name.
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

    /// Returns a value without its backslashes.
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

    /// Returns the next flag, if any.
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
