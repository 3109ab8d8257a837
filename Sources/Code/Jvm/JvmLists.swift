// Arguments, elements and lambdas.

import Basics

extension JvmScanner {
    /// Reads `(a, label = b)`; each argument has its label.
    mutating func readArguments() {
        advance()
        while token.kind != .end, !isMark(")"), !isMark("}") {
            let before = token.range.lowerBound
            readArgument()
            if !take(","), token.range.lowerBound == before { advance() }
        }
        take(")")
    }

    private mutating func readArgument() {
        var label: Range<Int>?
        if language == .kotlin, token.kind == .name, case let next = lexer.peek(), next.kind == .mark,
            next.mark == UInt8(ascii: "=")
        {
            label = token.range
            advance()
            advance()
        }
        let mark = open.count
        readExpression(inBrackets: true)
        if let label, open.count == mark + 1 { self.label(label) }
    }

    /// Reads `(a, b)` or `[a, b]` as one node.
    mutating func readList(_ closing: Unicode.Scalar, _ kind: NodeKind) {
        let (start, mark) = (token.range.lowerBound, open.count)
        readElements(closing)
        close(kind, start, from: mark)
    }

    /// Reads the elements between brackets.
    mutating func readElements(_ closing: Unicode.Scalar) {
        advance()
        while token.kind != .end, !isMark(closing) {
            // Another closing bracket belongs to what is around.
            if isMark(")") || isMark("]") || isMark("}") { return }
            let before = token.range.lowerBound
            readExpression(inBrackets: true)
            if !take(","), token.range.lowerBound == before { advance() }
        }
        take(closing)
    }

    // MARK: Lambdas

    /// Reads `{ parameters -> statements }`.
    mutating func readLambda() {
        let (start, mark) = (token.range.lowerBound, open.count)
        let hasParameters = beginsWithParameters()
        advance()
        if hasParameters {
            while token.kind != .arrow, token.kind != .end {
                if token.kind == .name {
                    let name = token.range
                    advance()
                    add(.parameter, name.lowerBound, name: name)
                } else if isMark(":") {
                    advance()
                    let before = token.range.lowerBound
                    readType()
                    if token.range.lowerBound == before { advance() }
                } else {
                    advance()
                }
            }
            advance()
        }
        readStatements()
        take("}")
        close(.closure, start, from: mark)
    }

    /// The most tokens of the parameters of a lambda.
    private static let mostParameters = 40

    /// Whether `{`, the current token, is followed by parameters and `->`.
    private mutating func beginsWithParameters() -> Bool {
        let bookmark = lexer.bookmark
        defer { lexer.rewind(to: bookmark.at, comments: bookmark.comments) }
        var depth = 0
        for _ in 0..<Self.mostParameters {
            let token = lexer.next()
            // A type of a function has an arrow, too.
            if token.kind == .arrow, depth == 0 { return true }
            guard isOfType(token) else { return false }
            if token.kind == .mark, token.mark == UInt8(ascii: "(") { depth += 1 }
            if token.kind == .mark, token.mark == UInt8(ascii: ")") { depth -= 1 }
        }
        return false
    }

    /// `-> expression` or `-> { statements }` of Java.
    mutating func readArrow(_ start: Int, from mark: Int? = nil) {
        let mark = mark ?? open.count
        advance()
        if isMark("{") {
            if enters() {
                readBlockContents()
                leaves()
            }
        } else {
            readExpression(inBrackets: true)
        }
        close(.closure, start, from: mark)
    }
}
