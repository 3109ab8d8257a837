// Which resource names aapt2 accepts.

import Basics
import Catalogs

enum AndroidName {
    /// Returns what is wrong with a name; nil if aapt2 accepts it.
    ///
    /// Non-ASCII letters are left to aapt2.
    static func problem(of name: Field, _ utf8: [UInt8]) -> Fault.Problem? {
        let range = name.range.indices
        guard let first = utf8[range].first else { return nil }
        let hasStart = first.isLetter || first == UInt8(ascii: "_") || first >= 0x80
        guard !hasStart || !range.allSatisfy({ mayHold(utf8[$0]) }) else { return nil }
        return .unexpected(
            found: "the name \"\(String(decoding: utf8[range], as: UTF8.self))\", which aapt2 rejects",
            expected: "a letter or '_', and then letters, digits, '_', '.' or '-'")
    }

    private static func mayHold(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
            || byte == UInt8(ascii: "-")
    }
}
