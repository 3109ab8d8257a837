// Branches, loops, and what ends a function.

import Basics

extension JvmScanner {
    /// `if (condition) body else body`: what follows `else if` is in the same node.
    mutating func readIf() {
        let (start, mark) = (token.range.lowerBound, open.count)
        var hasElse = false
        repeat {
            advance()
            readCondition()
            readBody()
            // The branch of an expression may end with a semicolon before `else`.
            if isMark(";"), case let next = lexer.peek(), next.kind == .name, isElse(next) { advance() }
            hasElse = keyword == .else
            if hasElse { advance() }
        } while hasElse && keyword == .if
        if hasElse { readBody() }
        close(.if, start, from: mark)
    }

    private func isElse(_ token: JvmLexer.Token) -> Bool { keywords.meaning(lexer.bytes, token.range) == .else }

    private mutating func readCondition() {
        guard isMark("(") else { return }
        let outer = readsArrows
        readsArrows = true
        readElements(")")
        readsArrows = outer
    }

    /// Reads the statements in parentheses after `for`, `while`, `when` or `switch`.
    private mutating func readHead() {
        guard take("(") else { return }
        while token.kind != .end, !isMark(")"), !isMark("{"), !isMark("}") {
            let before = token.range.lowerBound
            readStatement()
            if token.range.lowerBound == before { advance() }
        }
        take(")")
    }

    /// Reads `when (subject) { … }` or `switch (subject) { … }`.
    mutating func readSwitch() {
        let (start, mark) = (token.range.lowerBound, open.count)
        advance()
        // `when (val name = value)`
        readHead()
        guard isMark("{") else { return close(.switch, start, from: mark) }
        advance()
        while token.kind != .end, !isMark("}") {
            let before = token.range.lowerBound
            if language == .kotlin { readWhenBranch() } else { readCase() }
            if token.range.lowerBound == before { advance() }
        }
        take("}")
        close(.switch, start, from: mark)
    }

    /// Reads `condition, condition -> body`.
    private mutating func readWhenBranch() {
        let (start, mark) = (token.range.lowerBound, open.count)
        while token.kind != .end, token.kind != .arrow, !isMark("}") {
            let (before, pattern) = (token.range.lowerBound, open.count)
            if isMark("!") || keyword == .operator || keyword == .else { advance() }
            readExpression(inBrackets: true)
            if open.count > pattern { close(.pattern, before, from: pattern) }
            if !take(","), token.range.lowerBound == before { advance() }
        }
        guard token.kind == .arrow else { return close(.unknown, start, from: mark) }
        advance()
        if isMark("{") {
            readBlockContents()
        } else {
            readStatement()
        }
        take(";")
        close(.switchCase, start, from: mark)
    }

    /// Reads `case value: statements` or `case value -> body`.
    private mutating func readCase() {
        let (start, mark) = (token.range.lowerBound, open.count)
        guard keyword == .case else { return readStatement() }
        advance()
        readsArrows = false
        while token.kind != .end, token.kind != .arrow, !isMark(":"), !isMark("}") {
            let (before, pattern) = (token.range.lowerBound, open.count)
            readExpression(inBrackets: true)
            if open.count > pattern { close(.pattern, before, from: pattern) }
            if !take(","), token.range.lowerBound == before { advance() }
        }
        readsArrows = true
        advance()
        while token.kind != .end, !isMark("}"), keyword != .case {
            let before = token.range.lowerBound
            readStatement()
            if token.range.lowerBound == before { advance() }
        }
        close(.switchCase, start, from: mark)
    }

    /// Reads `for`, `while`, `do`, `synchronized`.
    mutating func readLoop() {
        let (start, name, mark) = (token.range.lowerBound, token.range, open.count)
        let isDo = isName("do")
        advance()
        if isDo {
            readBody()
            if isName("while") {
                advance()
                readCondition()
            }
        } else {
            readHead()
            if !take(";") { readBody() }
        }
        close(.statement, start, name: name, from: mark)
    }

    /// Reads `try (resource) { } catch (e: Type) { } finally { }`.
    mutating func readTry() {
        let (start, name, mark) = (token.range.lowerBound, token.range, open.count)
        advance()
        if isMark("(") { readCondition() }
        if isMark("{") { readBody() }
        while keyword == .catcher {
            advance()
            if isMark("(") { skipBalanced() }
            if isMark("{") { readBody() }
        }
        close(.statement, start, name: name, from: mark)
    }

    /// Reads `return value`, `throw value`.
    mutating func readTransfer() {
        let (start, name, mark) = (token.range.lowerBound, token.range, open.count)
        advance()
        if isMark("@"), token.range.lowerBound == name.upperBound { skipAnnotationName() }
        if !(token.startsLine && language == .kotlin), !isMark(";"), !isMark("}") { readExpression() }
        // `assert condition : message`
        if isMark(":"), language == .java {
            advance()
            readExpression()
        }
        close(.transfer, start, name: name, from: mark)
        if language == .java { take(";") }
    }
}
