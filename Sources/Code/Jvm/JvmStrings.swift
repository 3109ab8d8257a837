// Strings, and the expressions in them.

import Basics

extension JvmScanner {
    /// Reads a string whose opening quotes are the current token.
    mutating func readString() {
        let start = token.range.lowerBound
        let mark = open.count
        let isLong = token.range.count == 3
        var isClosed = false
        // The lexer stands behind the quotes.
        while lexer.at < lexer.bytes.count {
            let byte = lexer.bytes[lexer.at]
            if byte == UInt8(ascii: "\"") {
                guard !isLong || lexer.bytes.has("\"\"\"", at: lexer.at) else {
                    lexer.at += 1
                    continue
                }
                lexer.at += isLong ? 3 : 1
                // `""""` ends with a quote of the text.
                while isLong, lexer.at < lexer.bytes.count, lexer.bytes[lexer.at] == byte { lexer.at += 1 }
                isClosed = true
                break
            } else if byte == UInt8(ascii: "\\"), !isLong || language == .java {
                lexer.at = min(lexer.at + 2, lexer.bytes.count)
            } else if byte == 0x0A, !isLong {
                break
            } else if byte == UInt8(ascii: "$"), language == .kotlin {
                readTemplate()
            } else {
                lexer.at += 1
            }
        }
        if !isClosed { lexer.note(unterminated: start) }
        previousEnd = lexer.at
        token = lexer.next()
        close(.string, start, from: mark)
        let form = language == .kotlin ? SyntaxTree.Form.verbatim : .multiline
        if isLong { last { $0.form = form } }
    }

    /// Reads `$name` or `${expression}`, or passes over a dollar sign.
    private mutating func readTemplate() {
        let start = lexer.at
        let (mark, bytes) = (open.count, lexer.bytes)
        guard start + 1 < bytes.count else {
            lexer.at += 1
            return
        }
        if bytes[start + 1] == UInt8(ascii: "{") {
            guard depth < Self.deepest else {
                fail(.nestedTooDeeply(Self.deepest), at: start)
                lexer.at += 2
                return
            }
            depth += 1
            lexer.at += 2
            advance()
            while token.kind != .end, !isMark("}") {
                let before = token.range.lowerBound
                readExpression()
                if token.range.lowerBound == before { advance() }
            }
            depth -= 1
            let end = token.range.upperBound
            lexer.at = end
            previousEnd = end
            close(.interpolation, start, from: mark)
        } else if bytes[start + 1].isNameStart, bytes[start + 1] != UInt8(ascii: "$") {
            var end = start + 1
            while end < bytes.count, bytes[end].isNameByte, bytes[end] != UInt8(ascii: "$") { end += 1 }
            lexer.at = end
            previousEnd = end
            add(.identifier, start + 1, name: start + 1..<end)
            close(.interpolation, start, from: mark)
        } else {
            lexer.at += 1
        }
    }
}
