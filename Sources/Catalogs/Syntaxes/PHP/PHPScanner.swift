// The pieces of PHP: space and comments, names, and expressions that are passed over.

import Basics

/// A place in a file of PHP, which moves on.
package struct PHPScanner {
    package let utf8: [UInt8]
    package var at: Int
    /// The comments right before what comes next, with no blank line between.
    package private(set) var comment: Range<Int>?
    /// Where a text or a comment begins that never ends: nothing can be read behind it.
    package private(set) var fault: ReadingFault?

    package init(_ utf8: [UInt8], at start: Int) {
        self.utf8 = utf8
        at = start
    }

    package var isAtEnd: Bool { at >= utf8.count }

    /// Whether a byte is what comes next.
    package func isAt(_ byte: Unicode.Scalar) -> Bool { at < utf8.count && utf8[at] == UInt8(ascii: byte) }

    /// Passes a byte; false where another comes next.
    package mutating func pass(_ byte: Unicode.Scalar) -> Bool {
        guard isAt(byte) else { return false }
        at += 1
        return true
    }

    /// Whether one of some bytes comes next.
    package func isAt(anyOf bytes: StaticString) -> Bool { at < utf8.count && bytes.has(utf8[at]) }

    /// Whether an expression ends here: with one of `ends`, its statement, or a bracket that it did not open.
    package func isAtEnd(of ends: StaticString) -> Bool {
        isAtEnd || isAt(anyOf: ends) || isAt(anyOf: ";)]}") || utf8.has("?>", at: at)
    }

    /// Whether a text, a name, a number or a variable comes next, before which a sign has to stand.
    package var isAtOperand: Bool {
        guard at < utf8.count else { return false }
        return Self.isName(utf8[at]) || isAt(anyOf: "'\"$\\")
    }

    /// Whether behind a text comes what is no operator of PHP's, where an arrow may be meant: `=` or `:`.
    package var isAtWrongArrow: Bool {
        isAt("=") && !utf8.has("==", at: at) && !utf8.has("=>", at: at) || isAt(":") && !utf8.has("::", at: at)
    }

    /// Whether an expression comes next.
    package var isAtExpression: Bool { isAtOperand || isAt(anyOf: "[(-+!&.@~<") }

    /// What comes next, as it is called in messages.
    package var words: String {
        guard at < utf8.count else { return "the end of the file" }
        if PHPLiteral.begins(utf8, at) { return "a text" }
        let end = Self.isName(utf8[at]) ? utf8[at...].firstIndex { !Self.isName($0) } ?? utf8.count : at + 1
        return "'\(String(decoding: utf8[at..<end], as: UTF8.self))'"
    }

    /// Goes to the end, for what never ends.
    package mutating func stop(_ problem: Fault.Problem) {
        if fault == nil { fault = ReadingFault(at: at, problem, effect: .voidsFile) }
        at = utf8.count
    }

    // MARK: Names

    package static func isNameStart(_ byte: UInt8) -> Bool {
        byte.isLetter || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    package static func isName(_ byte: UInt8) -> Bool { isNameStart(byte) || byte.isDigit }

    /// Passes a name, which may be that of a namespace or a class, too; where it stands.
    package mutating func passName() -> Range<Int> {
        let start = at
        while at < utf8.count, Self.isName(utf8[at]) || isAt("\\") { at += 1 }
        return start..<at
    }

    /// Whether a name is a word of PHP's, in any case.
    package func isWord(_ name: Range<Int>, _ word: StaticString) -> Bool {
        name.count == word.utf8CodeUnitCount
            && word.withUTF8Buffer { letters in
                zip(name, letters).allSatisfy { utf8[$0] == $1 || utf8[$0].isLetter && utf8[$0] | 0x20 == $1 }
            }
    }

    // MARK: Space and comments

    /// Passes white space and comments.
    package mutating func skipSpace() {
        comment = nil
        // A comment is about what stands right below it, and one at the end of a line about that line.
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
            // Those for whoever reads the code tell of authors and licenses.
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

    /// The end of the comment that begins at an offset, beyond the file's where it never ends; nil where there is none.
    static func commentEnd(_ utf8: [UInt8], _ at: Int) -> Int? {
        if utf8.has("/*", at: at) {
            return utf8.firstOffset(of: "*/", in: min(at + 2, utf8.count)..<utf8.count).map { $0 + 2 } ?? utf8.count + 1
        }
        guard utf8.has("//", at: at) || utf8[at] == UInt8(ascii: "#") && !utf8.has("#[", at: at) else { return nil }
        var end = at
        while end < utf8.count, !PHPLiteral.isBreak(utf8[end]), !utf8.has("?>", at: end) { end += 1 }
        return end
    }

    /// The comment behind a text that ends here, if only a sign is between them and nothing else follows on the line.
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

    /// Passes the beginning of an array, `[` or `array(`, and returns what closes it.
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

    /// Passes texts joined by dots; nil where there is none.
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

    /// Passes an expression up to what ends it, for a key the arrow behind it, too; whether there was a text in it.
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

    /// Passes a bracket with all that is in it; whether there was a text in it.
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

    /// Passes a text or a byte; whether it was a text with words.
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

/// Where texts joined by dots stand.
package struct PHPTextPlace {
    package var range: Range<Int>
    /// The text, where it is one.
    package var only: PHPLiteral?
    /// Whether PHP puts more into it than what stands there.
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
