// JSON, written value by value.

import Basics
import Catalogs

/// Writes one JSON value, with fields in the order given.
package struct JSONWriter: JSONFrame {
    var bytes: [UInt8] = []
    /// The number of bytes that came from texts; the others hardly differ between objects.
    private(set) var textBytes = 0
    var isFirst = true

    /// Reserves capacity for `count` bytes.
    mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    /// Writes a field that is an array; `items` writes its elements.
    package mutating func list(_ name: StaticString, _ items: (inout JSONWriter) -> Void) {
        key(name)
        list(items)
    }

    /// Writes a value prepared earlier as the next array element, on its own line.
    mutating func line(_ value: JSONWriter) {
        literal("\n")
        bytes += value.bytes
        textBytes += value.textBytes
    }

    /// Writes an object as the next array element, on its own line.
    package mutating func line(_ fields: (inout JSONWriter) -> Void) {
        literal("\n")
        isFirst = true
        object(fields)
    }

    /// Ends a line of JSON, so that the next object is a separate document.
    package mutating func endLine() {
        bytes.append(literal: "\n")
        isFirst = true
    }

    /// Writes a field that is an object.
    mutating func object(_ name: StaticString, _ fields: (inout JSONWriter) -> Void) {
        key(name)
        object(fields)
    }

    /// Writes a field that is an object, or null without a value.
    mutating func object<Value>(
        _ name: StaticString, _ value: Value?, _ fields: (inout JSONWriter, Value) -> Void
    ) {
        guard let value else { return null(name) }
        object(name) { fields(&$0, value) }
    }

    /// Writes a field that is an array of objects.
    package mutating func objects<Item>(
        _ name: StaticString, _ items: some Sequence<Item>, _ fields: (inout JSONWriter, Item) -> Void
    ) {
        list(name) { json in
            for item in items { json.object { fields(&$0, item) } }
        }
    }

    /// Writes a field that is an array of objects, each on its own line.
    mutating func lines<Item>(
        _ name: StaticString, _ items: some Sequence<Item>, _ fields: (inout JSONWriter, Item) -> Void
    ) {
        list(name) { json in
            for item in items { json.line { fields(&$0, item) } }
        }
    }

    /// Writes a field that is an array of texts.
    mutating func texts(_ name: StaticString, _ texts: some Sequence<String>) {
        list(name) { json in
            for text in texts { json.text(text) }
        }
    }

    /// Writes a field that is an array of numbers; NaN and infinity become null.
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

    /// Writes a field that is a name; characters that control text direction are escaped by number.
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

    /// Writes a text as the next value.
    mutating func text(_ text: String) { quote { JSONOutput.appendEscaped(Array(text.utf8), to: &$0) } }

    private mutating func quote(_ text: (inout [UInt8]) -> Void) {
        separate()
        let start = bytes.count
        bytes.append(UInt8(ascii: "\""))
        text(&bytes)
        bytes.append(UInt8(ascii: "\""))
        textBytes += bytes.count - start
    }

    /// Writes a field that is one of a few fixed words, and so not counted as text.
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

    /// Writes a number with all its digits; NaN and infinity become null.
    mutating func field(_ name: StaticString, _ number: Double?) {
        guard let number else { return null(name) }
        key(name)
        self.number(number)
    }

    /// Writes a number as the next value; NaN and infinity become null.
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
