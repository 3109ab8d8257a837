// Texts that Python code formats before it looks them up: `_("{n} files".format(n=2))` finds no translation.

import Basics

/// The texts of look-ups in Python whose arguments are filled in too early.
public enum FormattedFirst {
    /// Returns code without such texts, each replaced by spaces.
    public static func removed(from code: [UInt8]) -> [UInt8] {
        guard code.firstOffset(of: ".format(") != nil || code.firstOffset(of: "(f") != nil else { return code }
        var left = code
        for function in functions {
            var at = 0
            while let start = code.firstOffset(of: function, from: at) {
                at = start + function.utf8CodeUnitCount
                guard start == 0 || !isOfName(code[start - 1]), let texts = Literals(code, at), texts.areFormatted
                else {
                    continue
                }
                for offset in texts.range { left[offset] = 0x20 }
                at = texts.range.upperBound
            }
        }
        return left
    }

    private static let functions: [StaticString] = ["_(", "gettext("]

    fileprivate static func isOfName(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_")
    }
}

/// String literals that follow each other, and so are one text.
private struct Literals {
    private(set) var range: Range<Int>
    /// Whether a formatter fills it in before anything else reads it.
    private(set) var areFormatted = false

    /// Reads the literals at an offset, after white space; nil if there is none.
    init?(_ code: [UInt8], _ start: Int) {
        var at = Self.end(ofSpace: start, code)
        range = at..<at
        while let literal = Self.literal(code, at) {
            range = range.lowerBound..<literal.end
            areFormatted = areFormatted || literal.isFormatted
            at = Self.end(ofSpace: literal.end, code)
        }
        guard !range.isEmpty else { return nil }
        areFormatted = areFormatted || code.has(".format(", at: at)
    }

    private static func end(ofSpace start: Int, _ code: [UInt8]) -> Int {
        var at = start
        while at < code.count, code[at] <= 0x20 { at += 1 }
        return at
    }

    /// Returns the end of the literal at an offset, and whether expressions are filled into it, as in `f"{n} files"`.
    private static func literal(_ code: [UInt8], _ start: Int) -> (end: Int, isFormatted: Bool)? {
        var at = start
        while at < code.count, at - start < 2, "fFrRuU".utf8.contains(code[at]) { at += 1 }
        guard at < code.count, code[at] == UInt8(ascii: "\"") || code[at] == UInt8(ascii: "'") else { return nil }
        let takesValues = code[start..<at].contains { $0 | 0x20 == UInt8(ascii: "f") }
        let quote = code[at]
        let isLong = at + 2 < code.count && code[at + 1] == quote && code[at + 2] == quote
        at += isLong ? 3 : 1
        let inner = at
        while at < code.count {
            let byte = code[at]
            if byte == UInt8(ascii: "\\") {
                at += 2
            } else if byte == quote, !isLong || at + 2 < code.count && code[at + 1] == quote && code[at + 2] == quote {
                return (at + (isLong ? 3 : 1), takesValues && code[inner..<at].contains(UInt8(ascii: "{")))
            } else if byte == 0x0A, !isLong {
                return nil
            } else {
                at += 1
            }
        }
        return nil
    }
}
