// What a string literal says: its text without quotes, escapes and indentation, and its interpolations.

import Basics

extension CodeNode {
    /// A part of a string literal.
    public enum StringPart {
        /// Text, as the app sees it.
        case text(String)
        /// An interpolation.
        case interpolation(CodeNode)
    }

    /// The text of a string literal without interpolations; nil if it has some, or is no string literal.
    public var stringValue: String? {
        guard kind == .string, firstChild == nil else { return nil }
        guard form != .markup else { return text.unescapingMarkup }
        var reader = StringReader(self)
        var value: [UInt8] = []
        reader.read(to: range.upperBound, &value)
        return String(decoding: value, as: UTF8.self)
    }

    /// The parts of a string literal, in order.
    public var stringParts: [StringPart] {
        guard kind == .string else { return [] }
        var reader = StringReader(self)
        var parts: [StringPart] = []
        var text: [UInt8] = []
        for child in children where child.kind == .interpolation {
            reader.read(to: child.range.lowerBound, &text)
            if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
            text = []
            parts.append(.interpolation(child))
            reader.at = max(reader.at, child.range.upperBound)
        }
        reader.read(to: range.upperBound, &text)
        if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
        return parts
    }
}

/// Reads the text of a literal: those of Swift, and those of C, in which several in a row are one.
private struct StringReader {
    private let bytes: [UInt8]
    private let end: Int
    /// The number of `#` before and after a raw literal.
    private var marks = 0
    private var quotes = 1
    /// The white space before the closing quotes of a literal of several lines, which begins each line.
    private var indentation: ArraySlice<UInt8> = []
    private var isInside = true
    /// Whether a backslash is one.
    private let isVerbatim: Bool
    var at: Int

    init(_ node: CodeNode) {
        bytes = node.tree.bytes
        (at, end) = (node.range.lowerBound, node.range.upperBound)
        isVerbatim = node.form == .verbatim
        while at < end, bytes[at] == UInt8(ascii: "#") { (at, marks) = (at + 1, marks + 1) }
        if at < end, bytes[at] == UInt8(ascii: "@") { at += 1 }
        if at + 2 < end, bytes.has("\"\"\"", at: at) { quotes = 3 }
        at = min(at + quotes, end)
        guard quotes == 3, !isVerbatim else { return }
        // The text begins on the next line.
        at = bytes.firstOffset(of: UInt8(ascii: "\n"), in: at..<end).map { $0 + 1 } ?? at
        let close = max(at, end - 3 - marks)
        var start = close
        while start > at, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        indentation = bytes[start..<close]
        skipIndentation()
    }

    private mutating func skipIndentation() {
        var count = 0
        while count < indentation.count, at < end, bytes[at] == indentation[indentation.startIndex + count] {
            (at, count) = (at + 1, count + 1)
        }
    }

    /// Reads up to a place in the literal, or to its end.
    mutating func read(to limit: Int, _ text: inout [UInt8]) {
        while at < limit {
            let byte = bytes[at]
            if !isInside {
                isInside = byte == UInt8(ascii: "\"")
                at += 1
            } else if byte == UInt8(ascii: "\\"), !isVerbatim, hasMarks(at + 1) {
                at += 1 + marks
                readEscape(&text)
            } else if byte == UInt8(ascii: "\""), closes {
                (isInside, at) = (false, at + quotes + marks)
            } else if quotes == 3, !isVerbatim, byte == UInt8(ascii: "\n") {
                at += 1
                skipIndentation()
                // The line break before the closing quotes is no text.
                if !(at == end - 3 - marks) { text.append(0x0A) }
            } else {
                text.append(byte)
                at += 1
            }
        }
    }

    private func hasMarks(_ start: Int) -> Bool {
        start + marks <= end && bytes[start..<start + marks].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    private var closes: Bool {
        guard hasMarks(at + quotes) else { return false }
        return quotes == 1 || bytes.has("\"\"\"", at: at)
    }

    private mutating func readEscape(_ text: inout [UInt8]) {
        guard at < end else { return }
        let byte = bytes[at]
        at += 1
        switch byte {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "0"): text.append(0)
        case UInt8(ascii: "u") where at < end && bytes[at] == UInt8(ascii: "{"):
            at += 1
            appendScalar(most: 8, &text)
            if at < end, bytes[at] == UInt8(ascii: "}") { at += 1 }
        case UInt8(ascii: "u"): appendScalar(most: 4, &text)
        case UInt8(ascii: "U"): appendScalar(most: 8, &text)
        case 0x0A:
            // The literal goes on in the next line.
            skipIndentation()
        case 0x20 where quotes == 3, 0x09 where quotes == 3:
            while at < end, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
            if at < end, bytes[at] == 0x0A { at += 1 }
            skipIndentation()
        default: text.append(byte)
        }
    }

    private mutating func appendScalar(most: Int, _ text: inout [UInt8]) {
        var value: UInt32 = 0
        var count = 0
        while count < most, at < end, let digit = bytes[at].hexValue {
            value = value << 4 | digit
            (at, count) = (at + 1, count + 1)
        }
        if let scalar = Unicode.Scalar(value) { text += String(Character(scalar)).utf8 }
    }
}

extension String {
    /// Its text with the entities of XML replaced.
    fileprivate var unescapingMarkup: String {
        guard utf8.contains(UInt8(ascii: "&")) else { return self }
        var text: [UInt8] = []
        let bytes = Array(utf8)
        var at = 0
        while at < bytes.count {
            let entity = Self.entities.first { bytes.has($0.name, at: at) }
            text.append(entity?.byte ?? bytes[at])
            at += entity?.name.utf8CodeUnitCount ?? 1
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static let entities: [(name: StaticString, byte: UInt8)] = [
        ("&amp;", UInt8(ascii: "&")), ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")),
        ("&quot;", UInt8(ascii: "\"")), ("&apos;", UInt8(ascii: "'")),
    ]
}
