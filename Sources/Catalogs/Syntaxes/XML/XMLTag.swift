// The inside of a start tag: its name and the places of its attributes, which expat does not report.

import Basics

/// A start tag of a well-formed document.
package struct XMLTag {
    package struct Attribute {
        package let name: Range<Int>
        /// The range between the quotes.
        package let value: Range<Int>

        /// The value as a text of the catalog.
        package var field: Field { Field(value.lowerBound, value.upperBound, .xmlAttribute) }
    }

    private let bytes: [UInt8]
    private let range: Range<Int>
    /// The name with its prefix.
    package let name: Range<Int>

    package init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        self.range = range
        var end = range.lowerBound + 1
        while end < range.upperBound, !Self.endsName(bytes[end]) { end += 1 }
        name = min(range.lowerBound + 1, end)..<end
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=")
    }

    /// Whether the tag is written `<a/>`.
    package var isEmpty: Bool { range.count > 2 && bytes[range.upperBound - 2] == UInt8(ascii: "/") }

    /// The name's prefix with its colon; empty if it has none.
    package var prefix: Range<Int> {
        for at in name where bytes[at] == UInt8(ascii: ":") { return name.lowerBound..<at + 1 }
        return name.lowerBound..<name.lowerBound
    }

    /// Whether the name, without its prefix, is `local`.
    package func isNamed(_ local: StaticString) -> Bool {
        let start = prefix.upperBound
        return name.upperBound - start == local.utf8CodeUnitCount && bytes.has(local, at: start)
    }

    /// The attributes, in file order.
    package var attributes: [Attribute] {
        var all: [Attribute] = []
        var at = name.upperBound
        while let attribute = next(&at) { all.append(attribute) }
        return all
    }

    /// Calls `body` with each attribute, in file order.
    package func forEachAttribute(_ body: (Attribute) -> Void) {
        var at = name.upperBound
        while let attribute = next(&at) { body(attribute) }
    }

    /// The next attribute.
    private func next(_ at: inout Int) -> Attribute? {
        let limit = range.upperBound
        while at < limit, bytes[at] <= 0x20 { at += 1 }
        let start = at
        while at < limit, !Self.endsName(bytes[at]) { at += 1 }
        let name = start..<at
        while at < limit, bytes[at] <= 0x20 || bytes[at] == UInt8(ascii: "=") { at += 1 }
        guard !name.isEmpty, at < limit, let end = bytes.firstOffset(of: bytes[at], in: at + 1..<limit) else {
            return nil
        }
        defer { at = end + 1 }
        return Attribute(name: name, value: at + 1..<end)
    }

    /// Whether an attribute may have a word in its name.
    package func mayHaveAttribute(_ word: StaticString) -> Bool {
        bytes.firstOffset(of: word, in: name.upperBound..<range.upperBound) != nil
    }

    /// The value of the attribute with that exact name, as a field.
    package func attribute(_ wanted: StaticString) -> Field? {
        var at = name.upperBound
        while let attribute = next(&at) {
            if attribute.name.count == wanted.utf8CodeUnitCount, bytes.has(wanted, at: attribute.name.lowerBound) {
                return attribute.field
            }
        }
        return nil
    }

    /// The value of an attribute as text.
    package func text(_ wanted: StaticString, _ entities: [String: String] = [:]) -> String? {
        guard let attribute = attribute(wanted) else { return nil }
        return text(of: attribute, entities)
    }

    /// The text of an attribute's value.
    package func text(of attribute: Field, _ entities: [String: String] = [:]) -> String {
        let range = attribute.range.indices
        if XMLText.isClear(bytes, range) {
            return bytes.withUnsafeBufferPointer { String(decoding: $0[range], as: UTF8.self) }
        }
        var output: [UInt8] = []
        XMLText.decodeAttribute(bytes, range, entities: entities, to: &output)
        return String(decoding: output, as: UTF8.self)
    }
}
