// A key of slang, the Dart library: `hoursUnit(plural, param=h)` is the key `hoursUnit`, with modifiers.

import Basics
import Catalogs

/// A key with its modifiers, in parentheses at its end.
struct SlangKey {
    private static let plurals: Set = ["plural", "cardinal"]
    private static let known: Set = [
        "plural", "cardinal", "ordinal", "context", "rich", "map", "interface", "singleInterface", "param", "fallback",
        "ignoreMissing", "ignoreUnused", "outdated",
    ]

    /// The length of the key without its modifiers, in bytes.
    let length: Int
    private let modifiers: [String]

    /// Creates a key from its bytes; nil if no modifiers follow it.
    init?(_ utf8: [UInt8], _ range: Range<Int>) {
        guard range.last.map({ utf8[$0] }) == UInt8(ascii: ")"),
            let open = utf8.firstOffset(of: UInt8(ascii: "("), in: range), open > range.lowerBound,
            utf8[range.lowerBound..<open].allSatisfy({ $0.isLetter || $0.isDigit || "_-".utf8.contains($0) })
        else { return nil }
        length = open - range.lowerBound
        modifiers = String(decoding: utf8[(open + 1)..<(range.upperBound - 1)], as: UTF8.self).split(separator: ",")
            .map { modifier in
                String(decoding: modifier.utf8.prefix { $0 != UInt8(ascii: "=") }.filter { !$0.isSpace }, as: UTF8.self)
            }
        guard modifiers.contains(where: { Self.known.contains($0) }) else { return nil }
    }

    /// Whether its members are forms of a plural.
    var isPlural: Bool { modifiers.contains { Self.plurals.contains($0) } }

    /// Whether its members are forms of an ordinal plural.
    var isOrdinal: Bool { modifiers.contains("ordinal") }

    /// Whether its members are texts for the values of an enumeration.
    var isContext: Bool { modifiers.contains("context") }

    /// Whether each language has its own texts below it.
    var isFree: Bool { modifiers.contains { $0 == "ignoreMissing" || $0 == "ignoreUnused" } }

    /// Whether any key of a file has modifiers.
    static func areIn(_ tree: Tree, _ utf8: [UInt8]) -> Bool {
        guard utf8.firstOffset(of: ")\"") != nil else { return false }
        return tree.nodes.contains { $0.kind == .key && SlangKey(utf8, $0.field.range.indices) != nil }
    }
}
