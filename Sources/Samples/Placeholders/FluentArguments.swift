// The content of Fluent's braces: `$user`, `-brand`, `NUMBER($n, style: "percent")`.

import Basics

/// A Fluent expression.
package struct FluentArgument {
    /// The variable in the expression, or else its own name: `n`, `-brand.gender`, `PLATFORM`.
    package let name: String
    /// The function applied to the variable.
    package let function: String
    private let options: String

    /// Parses the text between braces, or before `->`.
    package init(_ expression: ArraySlice<UInt8>) {
        let text = String(decoding: expression, as: UTF8.self).trimmed
        let call = text.split(separator: "(", maxSplits: 1)
        let isCall = call.count == 2 && !text.hasPrefix("-") && !text.hasPrefix("$")
        function = isCall ? call[0].description.trimmed : ""
        options = isCall ? String(call[1]) : ""
        let utf8 = Array(text.utf8)
        if let dollar = utf8.firstIndex(of: UInt8(ascii: "$")), isCall || dollar == 0 {
            name = String(decoding: utf8[(dollar + 1)...].prefix(while: Self.isName), as: UTF8.self)
        } else {
            name = call.first.map { String($0).trimmed } ?? ""
        }
    }

    /// Whether a placeholder in braces can only be Fluent's.
    package static func isFluent(_ inner: ArraySlice<UInt8>) -> Bool {
        let first = inner.first { !$0.isSpace } ?? 0
        return first == UInt8(ascii: "$") || first == UInt8(ascii: "-")
            || first &- 0x41 < 26 && inner.contains(UInt8(ascii: "("))
    }

    /// Whether the number is an ordinal: `NUMBER($n, type: "ordinal")`.
    var isOrdinal: Bool { options.contains("\"ordinal\"") }

    var sort: Sort {
        switch function {
        case "NUMBER" where options.contains("\"percent\""): .percent
        case "NUMBER" where options.contains("\"currency\""): .price
        case "NUMBER": .count
        case "DATETIME": .date(style: "long")
        default: NameHints.sort(of: name)
        }
    }

    private static func isName(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }
}
