// Text tables that are embedded in the program.

/// Sections of text, each after its name in brackets, with rows of items separated by spaces.
///
/// `#` starts a comment.
package struct EmbeddedTable: Sendable {
    /// The items of a line.
    package struct Row: Sendable {
        /// The bytes of each item.
        package let items: [ArraySlice<UInt8>]

        /// The items as strings.
        package var words: [String] { items.map { String(decoding: $0, as: UTF8.self) } }
        /// The items as whole numbers, which must consist of digits only.
        package var numbers: [Int] { items.map { $0.reduce(0) { $0 * 10 + Int($1 & 0xF) } } }
    }

    /// The sections in order.
    package private(set) var sections: [(name: String, rows: [Row])] = []

    /// Parses a text; text before the first section is ignored.
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

    /// The rows of a section; empty if it does not exist.
    package subscript(name: String) -> [Row] { sections.first { $0.name == name }?.rows ?? [] }
}
