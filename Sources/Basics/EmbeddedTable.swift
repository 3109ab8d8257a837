// Tables that are part of the program, as text.

/// A text's sections, each below its name in brackets: rows of items apart by spaces.
///
/// What follows `#` in a line is a comment.
package struct EmbeddedTable: Sendable {
    /// The items of a line.
    package struct Row: Sendable {
        /// The bytes of each.
        package let items: [ArraySlice<UInt8>]

        /// The items as texts.
        package var words: [String] { items.map { String(decoding: $0, as: UTF8.self) } }
        /// The items as whole numbers, which are written in digits alone.
        package var numbers: [Int] { items.map { $0.reduce(0) { $0 * 10 + Int($1 & 0xF) } } }
    }

    /// The sections in their order.
    package private(set) var sections: [(name: String, rows: [Row])] = []

    /// Reads a text; what stands before its first section is passed over.
    package init(_ bytes: [UInt8]) {
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let text = line.prefix { $0 != UInt8(ascii: "#") }
            let row = Row(items: text.split(separator: UInt8(ascii: " ")))
            if text.first == UInt8(ascii: "[") {
                sections.append((String(decoding: text.dropFirst().dropLast(), as: UTF8.self), []))
            } else if !row.items.isEmpty, !sections.isEmpty {
                sections[sections.count - 1].rows.append(row)
            }
        }
    }

    /// The rows of a section; none of one that is not there.
    package subscript(name: String) -> [Row] { sections.first { $0.name == name }?.rows ?? [] }
}
