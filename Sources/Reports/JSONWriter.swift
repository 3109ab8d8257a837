// JSON, written value by value.

import Basics
import Catalogs

/// Writes one value of JSON, its fields in the order in which they are given.
package struct JSONWriter: JSONFrame {
    var bytes: [UInt8] = []
    /// How many of the bytes came from texts; the others are much the same from one object to the next.
    private(set) var textBytes = 0
    var isFirst = true

    /// Gets room for so many bytes.
    mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    /// A field that is an array; `items` writes all of it.
    package mutating func list(_ name: StaticString, _ items: (inout JSONWriter) -> Void) {
        key(name)
        list(items)
    }

    /// A value that was written before, the next in an array, on a line of its own.
    mutating func line(_ value: JSONWriter) {
        literal("\n")
        bytes += value.bytes
        textBytes += value.textBytes
    }

    /// An object in an array, on a line of its own.
    package mutating func line(_ fields: (inout JSONWriter) -> Void) {
        literal("\n")
        isFirst = true
        object(fields)
    }

    /// Ends a line of JSON, so that the next object is a document of its own.
    package mutating func endLine() {
        bytes.append(literal: "\n")
        isFirst = true
    }

    /// A field that is an object.
    mutating func object(_ name: StaticString, _ fields: (inout JSONWriter) -> Void) {
        key(name)
        object(fields)
    }

    /// A field that is an object; null without a value.
    mutating func object<Value>(
        _ name: StaticString, _ value: Value?, _ fields: (inout JSONWriter, Value) -> Void
    ) {
        guard let value else { return null(name) }
        object(name) { fields(&$0, value) }
    }

    /// A field that is an array of objects.
    package mutating func objects<Item>(
        _ name: StaticString, _ items: some Sequence<Item>, _ fields: (inout JSONWriter, Item) -> Void
    ) {
        list(name) { json in
            for item in items { json.object { fields(&$0, item) } }
        }
    }

    /// A field that is an array of objects, each on a line of its own.
    mutating func lines<Item>(
        _ name: StaticString, _ items: some Sequence<Item>, _ fields: (inout JSONWriter, Item) -> Void
    ) {
        list(name) { json in
            for item in items { json.line { fields(&$0, item) } }
        }
    }

    /// A field that is an array of texts.
    mutating func texts(_ name: StaticString, _ texts: some Sequence<String>) {
        list(name) { json in
            for text in texts { json.text(text) }
        }
    }

    /// A field that is an array of numbers; those that are none, or have no end, are null.
    mutating func numbers(_ name: StaticString, _ numbers: some Sequence<Double>) {
        list(name) { json in
            for number in numbers { json.number(number) }
        }
    }

    mutating func null(_ name: StaticString) {
        key(name)
        literal("null")
    }

    package mutating func field(_ name: StaticString, _ text: String?) {
        guard let text else { return null(name) }
        key(name)
        self.text(text)
    }

    /// A field that is a name; what steers the direction of text stands there by its number.
    mutating func name(_ name: StaticString, _ text: String?) {
        guard let text, text.unicodeScalars.contains(where: \.steersDirection) else { return field(name, text) }
        key(name)
        quote { bytes in
            for scalar in text.unicodeScalars {
                if scalar.steersDirection {
                    bytes += "\\u\(scalar.value.fourDigits)".utf8
                } else {
                    JSONOutput.appendEscaped(Array(String(scalar).utf8), to: &bytes)
                }
            }
        }
    }

    /// A text, the next value.
    mutating func text(_ text: String) { quote { JSONOutput.appendEscaped(Array(text.utf8), to: &$0) } }

    private mutating func quote(_ text: (inout [UInt8]) -> Void) {
        separate()
        let start = bytes.count
        bytes.append(UInt8(ascii: "\""))
        text(&bytes)
        bytes.append(UInt8(ascii: "\""))
        textBytes += bytes.count - start
    }

    /// A field that is one of a few words, and so no text.
    mutating func word(_ name: StaticString, _ word: String) {
        let before = textBytes
        field(name, word)
        textBytes = before
    }

    package mutating func field(_ name: StaticString, _ number: Int?) {
        guard let number else { return null(name) }
        key(name)
        self.number(number)
    }

    /// A number to its last digit; what is none, or has no end, is null.
    mutating func field(_ name: StaticString, _ number: Double?) {
        guard let number else { return null(name) }
        key(name)
        self.number(number)
    }

    /// A number, the next value; what is none, or has no end, is null.
    private mutating func number(_ number: Double) {
        guard number.isFinite else { return literal("null") }
        separate()
        bytes += number.plainText.utf8
    }

    mutating func field(_ name: StaticString, _ flag: Bool) {
        key(name)
        literal(flag ? "true" : "false")
    }
}
