// The display of locked parts: words and addresses with samples in them, code without its marks, no comments.

import Basics

/// A locked part by how it is displayed.
package enum LockedText {
    /// A comment.
    case nothing
    /// The text as written, except for placeholders.
    case words(Range<Int>)
    /// The text between two tags.
    case element(Range<Int>)
    /// The text between two tags whose first tag has an example.
    case example(String, for: Range<Int>)

    init(_ range: Range<Int>, of utf8: [UInt8]) {
        if utf8[range.lowerBound] == UInt8(ascii: "<") {
            self.init(element: range, of: utf8)
            return
        }
        // If code contains branches, each piece is locked separately: the first mark is in one, the last in another.
        let isMark = { (byte: UInt8) in byte == UInt8(ascii: "`") }
        let start = range.lowerBound + utf8[range].prefix(while: isMark).count
        let end = range.upperBound - utf8[start..<range.upperBound].reversed().prefix(while: isMark).count
        self = start < end ? .words(start..<end) : .nothing
    }

    private init(element range: Range<Int>, of utf8: [UInt8]) {
        let name = String(
            decoding: utf8[range].dropFirst().prefix { !$0.isSpace && $0 != UInt8(ascii: ">") }, as: UTF8.self)
        guard !name.hasPrefix("!"), let open = Self.tagEnd(range, of: utf8),
            let close = utf8[open..<range.upperBound].lastIndex(of: UInt8(ascii: "<")), close >= open
        else {
            self = .nothing
            return
        }
        switch name.lowercased() {
        // Native codes for the start and the end of markup.
        case "script", "style", "bpt", "ept": self = .nothing
        default:
            if let example = Self.example(utf8[range.lowerBound..<open]) {
                self = .example(example, for: open..<close)
            } else {
                self = .element(open..<close)
            }
        }
    }

    /// The end of the first tag, skipping quoted values.
    private static func tagEnd(_ range: Range<Int>, of utf8: [UInt8]) -> Int? {
        var quote: UInt8?
        for offset in range {
            let byte = utf8[offset]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return offset + 1
            }
        }
        return nil
    }

    /// The value of the attribute `example`.
    private static func example(_ tag: ArraySlice<UInt8>) -> String? {
        let tag = Array(tag)
        let name: StaticString = " example="
        guard let start = tag.indices.first(where: { tag.has(name, at: $0) }) else { return nil }
        let value = start + name.utf8CodeUnitCount
        guard value < tag.count, tag[value] == UInt8(ascii: "\"") || tag[value] == UInt8(ascii: "'"),
            let end = tag[(value + 1)...].firstIndex(of: tag[value]), end > value + 1
        else { return nil }
        return Entities.decoded(tag[value + 1..<end])
    }

    /// The placeholders in an address or a path: `%@`, `%1$d`, `{id}`, `{{ id }}`; not URL escapes such as `%20d`.
    package static func placeholders(in range: Range<Int>, of utf8: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var at = range.lowerBound
        while at < range.upperBound {
            if let end = placeholderEnd(at, range.upperBound, utf8) {
                found.append(at..<end)
                at = end
            } else {
                at += 1
            }
        }
        return found
    }

    private static func placeholderEnd(_ start: Int, _ end: Int, _ utf8: [UInt8]) -> Int? {
        switch utf8[start] {
        case UInt8(ascii: "%"):
            // No specifier in an address is longer.
            guard let specifier = PrintfSpecifier(utf8[start..<min(end, start + 12)]) else { return nil }
            let isPlain = specifier.width == 0 && !specifier.padsWithZeros && !specifier.showsSpace
            let isUsual = "@dsu".utf8.contains(specifier.conversion)
            return isPlain && isUsual ? start + specifier.length : nil
        case UInt8(ascii: "{"):
            let last = braceEnd(start, min(end, start + longestInBraces), utf8)
            return last.flatMap { last in
                utf8[start..<last].contains { $0.isLetter || $0.isDigit } ? last : nil
            }
        default: return nil
        }
    }

    private static let longestInBraces = 64

    /// The offset after the brace that matches the one at an offset.
    private static func braceEnd(_ start: Int, _ end: Int, _ utf8: [UInt8]) -> Int? {
        var depth = 0
        for offset in start..<end {
            if utf8[offset] == UInt8(ascii: "{") { depth += 1 }
            if utf8[offset] == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 { return offset + 1 }
        }
        return nil
    }
}
