// PHP string literals: in single or double quotes, or heredocs.

import Basics

/// A PHP string literal.
package struct PHPLiteral {
    package enum Kind { case single, double, heredoc, nowdoc }

    package let kind: Kind
    /// The range including quotes or heredoc markers.
    package let range: Range<Int>
    /// The range between them.
    package let inner: Range<Int>
    /// Whether PHP interpolates variables into it.
    var isInterpolated = false

    /// Whether a literal begins at an offset.
    package static func begins(_ utf8: [UInt8], _ at: Int) -> Bool {
        guard at < utf8.count else { return false }
        return utf8[at] == UInt8(ascii: "'") || utf8[at] == UInt8(ascii: "\"") || utf8.has("<<<", at: at)
    }

    /// Creates the literal that begins at an offset; nil if it is never closed.
    package init?(_ utf8: [UInt8], at start: Int) {
        switch utf8[start] {
        case UInt8(ascii: "'"):
            var end = start + 1
            while end < utf8.count, utf8[end] != UInt8(ascii: "'") { end += utf8[end] == UInt8(ascii: "\\") ? 2 : 1 }
            guard end < utf8.count else { return nil }
            self.init(kind: .single, range: start..<end + 1, inner: start + 1..<end)
        case UInt8(ascii: "\""):
            self.init(inDoubleQuotes: utf8, at: start)
        default:
            self.init(heredoc: utf8, at: start)
        }
    }

    private init(kind: Kind, range: Range<Int>, inner: Range<Int>) {
        self.kind = kind
        self.range = range
        self.inner = inner
    }

    private init?(inDoubleQuotes utf8: [UInt8], at start: Int) {
        var end = start + 1
        var isInterpolated = false
        while end < utf8.count, utf8[end] != UInt8(ascii: "\"") {
            if Self.isVariable(utf8, end, before: utf8.count) {
                isInterpolated = true
                end = Self.expressionEnd(utf8, end)
            } else {
                end += utf8[end] == UInt8(ascii: "\\") ? 2 : 1
            }
        }
        guard end < utf8.count else { return nil }
        self.init(kind: .double, range: start..<end + 1, inner: start + 1..<end)
        self.isInterpolated = isInterpolated
    }

    // MARK: Variables

    /// Whether a variable begins at an offset in double quotes: `$name`, `{$name}` or `${name}`.
    static func isVariable(_ utf8: [UInt8], _ at: Int, before end: Int) -> Bool {
        guard at + 1 < end else { return false }
        let next = utf8[at + 1]
        if utf8[at] == UInt8(ascii: "{") { return next == UInt8(ascii: "$") }
        guard utf8[at] == UInt8(ascii: "$") else { return false }
        return next == UInt8(ascii: "{") || PHPScanner.isNameStart(next)
    }

    /// The end of an interpolated expression: quotes within its braces belong to it.
    private static func expressionEnd(_ utf8: [UInt8], _ start: Int) -> Int {
        guard utf8[start] == UInt8(ascii: "{") || utf8[start + 1] == UInt8(ascii: "{") else { return start + 1 }
        var at = start
        var depth = 0
        while at < utf8.count {
            switch utf8[at] {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return at + 1 }
            case UInt8(ascii: "'"), UInt8(ascii: "\""):
                let quote = utf8[at]
                at += 1
                while at < utf8.count, utf8[at] != quote { at += utf8[at] == UInt8(ascii: "\\") ? 2 : 1 }
            default: break
            }
            at += 1
        }
        return utf8.count
    }

    // MARK: Heredocs

    private init?(heredoc utf8: [UInt8], at start: Int) {
        var at = Self.skipBlank(utf8, start + 3)
        let quote = at < utf8.count && (utf8[at] == UInt8(ascii: "'") || utf8[at] == UInt8(ascii: "\"")) ? utf8[at] : 0
        if quote != 0 { at += 1 }
        var name = at..<at
        while name.upperBound < utf8.count, PHPScanner.isName(utf8[name.upperBound]) {
            name = at..<name.upperBound + 1
        }
        at = name.upperBound + (quote != 0 ? 1 : 0)
        guard !name.isEmpty, at < utf8.count, quote == 0 || utf8[at - 1] == quote, Self.isBreak(utf8[at]) else {
            return nil
        }
        // The line break before the closing marker is not part of the text.
        let first = at + (utf8.has("\r\n", at: at) ? 2 : 1)
        var line = first
        while true {
            let mark = Self.skipBlank(utf8, line)
            let end = mark + name.count
            if end <= utf8.count, utf8.has(utf8, name, in: mark..<end),
                end == utf8.count || !PHPScanner.isName(utf8[end])
            {
                let before = line > first ? line - (utf8.has("\r\n", at: line - 2) ? 2 : 1) : first
                self.init(
                    kind: quote == UInt8(ascii: "'") ? .nowdoc : .heredoc, range: start..<end,
                    inner: first..<max(first, before))
                if kind == .heredoc {
                    isInterpolated = inner.contains { at in
                        Self.isVariable(utf8, at, before: inner.upperBound)
                            && !Self.isEscaped(utf8, at, from: inner.lowerBound)
                    }
                }
                return
            }
            guard let next = utf8.firstOffset(of: 0x0A, or: 0x0D, in: mark..<utf8.count) else { return nil }
            line = next + (utf8.has("\r\n", at: next) ? 2 : 1)
        }
    }

    private static func isEscaped(_ utf8: [UInt8], _ at: Int, from start: Int) -> Bool {
        var first = at
        while first > start, utf8[first - 1] == UInt8(ascii: "\\") { first -= 1 }
        return (at - first) % 2 == 1
    }

    /// The indentation of a heredoc's lines, determined by its closing marker.
    func indentation(_ utf8: [UInt8]) -> Int {
        var start = range.upperBound
        while start > inner.lowerBound, PHPScanner.isName(utf8[start - 1]) { start -= 1 }
        let name = start
        while start > inner.lowerBound, Self.isBlank(utf8[start - 1]) { start -= 1 }
        return name - start
    }

    package static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    package static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    private static func skipBlank(_ utf8: [UInt8], _ start: Int) -> Int {
        var at = start
        while at < utf8.count, isBlank(utf8[at]) { at += 1 }
        return at
    }
}
