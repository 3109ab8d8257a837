// The tokens of PHP: white space and comments, names, and skipped expressions.

import Basics

/// A position in a PHP file, which advances.
package struct PHPScanner {
    package let utf8: [UInt8]
    package var at: Int
    /// The comments directly before the next token, with no blank line between.
    package private(set) var comment: Range<Int>?
    /// A text or comment that is never closed: nothing after it can be read.
    package private(set) var fault: ReadingFault?

    package init(_ utf8: [UInt8], at start: Int) {
        self.utf8 = utf8
        at = start
    }

    package var isAtEnd: Bool { at >= utf8.count }

    /// Whether a byte comes next.
    package func isAt(_ byte: Unicode.Scalar) -> Bool { at < utf8.count && utf8[at] == UInt8(ascii: byte) }

    /// Skips a byte; returns false if another comes next.
    package mutating func pass(_ byte: Unicode.Scalar) -> Bool {
        guard isAt(byte) else { return false }
        at += 1
        return true
    }

    /// Whether one of some bytes comes next.
    package func isAt(anyOf bytes: StaticString) -> Bool { at < utf8.count && bytes.has(utf8[at]) }

    /// Whether an expression ends here: at one of `ends`, at the end of its statement, or at a bracket that it did not
    /// open.
    package func isAtEnd(of ends: StaticString) -> Bool {
        isAtEnd || isAt(anyOf: ends) || isAt(anyOf: ";)]}") || utf8.has("?>", at: at)
    }

    /// Whether a text, a name, a number or a variable comes next, which requires an operator before it.
    package var isAtOperand: Bool {
        guard at < utf8.count else { return false }
        return Self.isName(utf8[at]) || isAt(anyOf: "'\"$\\")
    }

    /// Whether the next token after a text is not a PHP operator, but probably a mistaken arrow: `=` or `:`.
    package var isAtWrongArrow: Bool {
        isAt("=") && !utf8.has("==", at: at) && !utf8.has("=>", at: at) || isAt(":") && !utf8.has("::", at: at)
    }

    /// Whether an expression comes next.
    package var isAtExpression: Bool { isAtOperand || isAt(anyOf: "[(-+!&.@~<") }

    /// The name of the next token in messages.
    package var words: String {
        guard at < utf8.count else { return "the end of the file" }
        if PHPLiteral.begins(utf8, at) { return "a text" }
        let end = Self.isName(utf8[at]) ? utf8[at...].firstIndex { !Self.isName($0) } ?? utf8.count : at + 1
        return "'\(String(decoding: utf8[at..<end], as: UTF8.self))'"
    }

    /// Moves to the end, because of something that is never closed.
    package mutating func stop(_ problem: Fault.Problem) {
        if fault == nil { fault = ReadingFault(at: at, problem, effect: .voidsFile) }
        at = utf8.count
    }

    // MARK: Names

    package static func isNameStart(_ byte: UInt8) -> Bool {
        byte.isLetter || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    package static func isName(_ byte: UInt8) -> Bool { isNameStart(byte) || byte.isDigit }

    /// Skips a name, possibly of a namespace or a class; returns its range.
    package mutating func passName() -> Range<Int> {
        let start = at
        while at < utf8.count, Self.isName(utf8[at]) || isAt("\\") { at += 1 }
        return start..<at
    }

    /// Whether a name is a PHP keyword, in any case.
    package func isWord(_ name: Range<Int>, _ word: StaticString) -> Bool {
        name.count == word.utf8CodeUnitCount
            && word.withUTF8Buffer { letters in
                zip(name, letters).allSatisfy { utf8[$0] == $1 || utf8[$0].isLetter && utf8[$0] | 0x20 == $1 }
            }
    }

    // MARK: Space and comments

    /// Skips white space and comments.
    package mutating func skipSpace() {
        comment = nil
        // A comment belongs to what is directly below it; a trailing comment belongs to its line.
        var isBehind = true
        var breaks = 0
        while at < utf8.count {
            if utf8[at].isSpace {
                if utf8[at] == 0x0A {
                    breaks += 1
                    if isBehind || breaks > 1 { comment = nil }
                    isBehind = false
                }
                at += 1
                continue
            }
            guard let end = Self.commentEnd(utf8, at) else { return }
            guard end <= utf8.count else { return stop(.unterminatedComment) }
            // Doc comments for readers of the code mention authors and licenses.
            comment = utf8.has("/**", at: at) ? nil : (comment?.lowerBound ?? at)..<end
            at = end
            breaks = 0
        }
    }

    /// The offset after white space and comments.
    package static func skipSpace(_ utf8: [UInt8], _ start: Int, before limit: Int) -> Int {
        var at = start
        while at < limit {
            if utf8[at].isSpace {
                at += 1
            } else if let end = commentEnd(utf8, at) {
                at = end
            } else {
                break
            }
        }
        return min(at, limit)
    }

    /// The end of the comment that begins at an offset, past the end of the file if it is never closed; nil if there is
    /// none.
    static func commentEnd(_ utf8: [UInt8], _ at: Int) -> Int? {
        if utf8.has("/*", at: at) {
            return utf8.firstOffset(of: "*/", in: min(at + 2, utf8.count)..<utf8.count).map { $0 + 2 } ?? utf8.count + 1
        }
        guard utf8.has("//", at: at) || utf8[at] == UInt8(ascii: "#") && !utf8.has("#[", at: at) else { return nil }
        var end = at
        while end < utf8.count, !PHPLiteral.isBreak(utf8[end]), !utf8.has("?>", at: end) { end += 1 }
        return end
    }

    /// The comment after a text that ends here, if only a separator is between them and nothing else follows on the
    /// line.
    package func trailingComment(behind end: Int) -> Range<Int>? {
        var start = end
        while start < utf8.count, PHPLiteral.isBlank(utf8[start]) || Self.isSeparator(utf8[start]) { start += 1 }
        guard start < utf8.count, let end = Self.commentEnd(utf8, start), end <= utf8.count else { return nil }
        var next = end
        while next < utf8.count, PHPLiteral.isBlank(utf8[next]) { next += 1 }
        guard next == utf8.count || PHPLiteral.isBreak(utf8[next]), !utf8[start..<end].contains(0x0A) else {
            return nil
        }
        return start..<end
    }

    private static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") }

    // MARK: Texts, arrays and expressions

    /// Skips the beginning of an array, `[` or `array(`, and returns its closing bracket.
    package mutating func passArrayStart() -> Unicode.Scalar {
        if pass("[") { return "]" }
        at = Self.skipSpace(utf8, at + 5, before: utf8.count) + 1
        return ")"
    }

    /// Whether an array comes next.
    package var isAtArray: Bool {
        if isAt("[") { return true }
        guard isAt(anyOf: "aA"), at + 5 <= utf8.count, isWord(at..<at + 5, "array") else { return false }
        return utf8.has("(", at: Self.skipSpace(utf8, at + 5, before: utf8.count))
    }

    /// Skips texts joined by dots; returns nil if there is none.
    package mutating func passText() -> PHPTextPlace? {
        guard PHPLiteral.begins(utf8, at) else { return nil }
        var place = PHPTextPlace(range: at..<at)
        while true {
            guard PHPLiteral.begins(utf8, at) else {
                place.isPutTogether = true
                return place
            }
            guard let literal = PHPLiteral(utf8, at: at) else {
                stop(.unterminatedString)
                return place
            }
            place.only = place.range.isEmpty ? literal : nil
            place.isPutTogether = place.isPutTogether || literal.isInterpolated
            at = literal.range.upperBound
            place.range = place.range.lowerBound..<at
            let dot = Self.skipSpace(utf8, at, before: utf8.count)
            guard utf8.has(".", at: dot), !utf8.has(".=", at: dot) else { return place }
            at = Self.skipSpace(utf8, dot + 1, before: utf8.count)
        }
    }

    /// Skips an expression up to its end, and for a key also the arrow after it; returns whether it contained a text.
    @discardableResult
    package mutating func passExpression(before ends: StaticString, isKey: Bool = false) -> Bool {
        var hasText = false
        while true {
            skipSpace()
            if isAtEnd(of: ends) || isKey && utf8.has("=>", at: at) { return hasText }
            let isText = isAt(anyOf: "([{") ? passBrackets() : passPiece()
            hasText = hasText || isText
        }
    }

    /// Skips a bracket and its contents; returns whether they contained a text.
    @discardableResult
    package mutating func passBrackets() -> Bool {
        var hasText = false
        var depth = 0
        repeat {
            if isAt(anyOf: "([{") { depth += 1 } else if isAt(anyOf: ")]}") { depth -= 1 }
            let isText = passPiece()
            hasText = hasText || isText
            skipSpace()
        } while depth > 0 && !isAtEnd
        return hasText
    }

    /// Skips a text or a byte; returns whether it was a text with words.
    private mutating func passPiece() -> Bool {
        guard PHPLiteral.begins(utf8, at) else {
            at += 1
            return false
        }
        guard let literal = PHPLiteral(utf8, at: at) else {
            stop(.unterminatedString)
            return false
        }
        at = literal.range.upperBound
        return literal.inner.contains { utf8[$0].isLetter || utf8[$0] >= 0x80 }
    }
}

/// The range of texts joined by dots.
package struct PHPTextPlace {
    package var range: Range<Int>
    /// The text, if there is only one.
    package var only: PHPLiteral?
    /// Whether PHP adds something else to the text, such as a variable.
    package var isPutTogether = false

    /// How it is written, and where.
    package var field: Field {
        guard let only else { return Field(range.lowerBound, range.upperBound, .phpJoined) }
        switch only.kind {
        case .single: return Field(only.inner.lowerBound, only.inner.upperBound, .phpSingle)
        case .double: return Field(only.inner.lowerBound, only.inner.upperBound, .phpDouble)
        case .heredoc, .nowdoc: return Field(range.lowerBound, range.upperBound, .phpJoined)
        }
    }
}

extension StaticString {
    fileprivate func has(_ byte: UInt8) -> Bool { withUTF8Buffer { $0.contains(byte) } }
}
