// JSON, written value by value.

import Catalogs

/// Writes one value of JSON, its fields in the order in which they are given.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    /// How many of the bytes came from texts; the others are much the same from one object to the next.
    private(set) var textBytes = 0
    private var isFirst = true

    /// Gets room for so many bytes.
    mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    /// An object, or the next in an array.
    mutating func object(_ fields: (inout JSONWriter) -> Void) { enclose("{", "}", fields) }

    /// An array; `items` writes all of it.
    mutating func list(_ items: (inout JSONWriter) -> Void) { enclose("[", "]", items) }

    /// A field that is an array; `items` writes all of it.
    mutating func list(_ name: StaticString, _ items: (inout JSONWriter) -> Void) {
        key(name)
        list(items)
    }

    /// A value that was written before, the next in an array, on a line of its own.
    mutating func line(_ value: JSONWriter) {
        separate()
        bytes.append(literal: "\n")
        bytes += value.bytes
        textBytes += value.textBytes
    }

    /// An object in an array, on a line of its own.
    mutating func line(_ fields: (inout JSONWriter) -> Void) {
        separate()
        bytes.append(literal: "\n{")
        isFirst = true
        fields(&self)
        bytes.append(literal: "}")
        isFirst = false
    }

    /// Ends a line of JSON, so that the next object is a document of its own.
    mutating func endLine() {
        bytes.append(literal: "\n")
        isFirst = true
    }

    /// A field that is an object.
    mutating func object(_ name: StaticString, _ fields: (inout JSONWriter) -> Void) {
        key(name)
        enclose("{", "}", fields)
    }

    /// A field that is an array; `item` writes one value.
    mutating func array<Item>(
        _ name: StaticString, _ items: some Sequence<Item>, _ item: (inout JSONWriter, Item) -> Void
    ) {
        list(name) { writer in
            for one in items { item(&writer, one) }
        }
    }

    mutating func null(_ name: StaticString) {
        key(name)
        bytes.append(literal: "null")
    }

    mutating func field(_ name: StaticString, _ text: String?) {
        guard let text else { return null(name) }
        key(name)
        textBytes += append(text)
    }

    /// A field that is a name; what steers the direction of text stands there by its number.
    mutating func name(_ name: StaticString, _ text: String?) {
        guard let text else { return null(name) }
        guard text.unicodeScalars.contains(where: \.steersDirection) else { return field(name, text) }
        key(name)
        let start = bytes.count
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            if scalar.steersDirection {
                bytes += "\\u\(scalar.fourDigits)".utf8
            } else {
                JSONOutput.appendEscaped(Array(String(scalar).utf8), to: &bytes)
            }
        }
        bytes.append(UInt8(ascii: "\""))
        textBytes += bytes.count - start
    }

    /// A text, the next in an array.
    mutating func text(_ text: String) {
        separate()
        textBytes += append(text)
    }

    /// A field that is one of a few words.
    mutating func word(_ name: StaticString, _ word: String) {
        key(name)
        append(word)
    }

    /// Appends a text between quotes; how many bytes that took.
    @discardableResult
    private mutating func append(_ text: String) -> Int {
        let start = bytes.count
        bytes.append(UInt8(ascii: "\""))
        JSONOutput.appendEscaped(Array(text.utf8), to: &bytes)
        bytes.append(UInt8(ascii: "\""))
        return bytes.count - start
    }

    mutating func field(_ name: StaticString, _ number: Int?) {
        guard let number else { return null(name) }
        key(name)
        bytes += "\(number)".utf8
    }

    /// A number to its last digit; what is none, or has no end, is null.
    mutating func field(_ name: StaticString, _ number: Double?) {
        guard let number else { return null(name) }
        key(name)
        append(number)
    }

    /// A number, the next in an array; what is none, or has no end, is null.
    mutating func number(_ number: Double) {
        separate()
        append(number)
    }

    /// A number, the next in an array.
    mutating func number(_ number: Int) {
        separate()
        bytes += "\(number)".utf8
    }

    private mutating func append(_ number: Double) {
        guard number.isFinite else { return bytes.append(literal: "null") }
        bytes += (Int(exactly: number).map { "\($0)" } ?? "\(number)").utf8
    }

    mutating func field(_ name: StaticString, _ flag: Bool) {
        key(name)
        bytes.append(literal: flag ? "true" : "false")
    }

    private mutating func key(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(literal: name)
        bytes.append(literal: "\":")
    }

    private mutating func separate() {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
    }

    private mutating func enclose(_ open: StaticString, _ close: StaticString, _ body: (inout JSONWriter) -> Void) {
        // An item of an array has no key before it.
        if bytes.last != UInt8(ascii: ":") { separate() }
        bytes.append(literal: open)
        isFirst = true
        body(&self)
        bytes.append(literal: close)
        isFirst = false
    }
}
