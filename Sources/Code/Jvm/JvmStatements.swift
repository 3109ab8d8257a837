// Statements: branches, loops, and what they contain.

import Basics

extension JvmScanner {
    /// Reads statements up to a closing brace.
    mutating func readStatements() {
        while token.kind != .end, !isMark("}") {
            let before = token.range.lowerBound
            readStatement()
            if token.range.lowerBound == before {
                // A closing bracket without an opening one, a comma between constants.
                guard !isMark("}") else { return }
                advance()
            }
        }
    }

    /// `{ statements }` without a node of its own.
    mutating func readBlockContents() {
        advance()
        readStatements()
        take("}")
    }

    /// `{ statements }`, or one statement, as a block.
    mutating func readBody() {
        let (start, mark) = (token.range.lowerBound, open.count)
        if isMark("{") { readBlockContents() } else { readStatement() }
        close(.block, start, from: mark)
    }

    mutating func readStatement() {
        guard enters() else { return }
        defer { leaves() }
        let (start, mark) = (token.range.lowerBound, open.count)
        if take(";") { return }
        readModifiers()
        switch keyword {
        case .type where language == .kotlin || lexer.peek().kind == .name:
            return readTypeDeclaration(start, from: mark)
        case .object where language == .kotlin && lexer.peek().kind == .name:
            return readTypeDeclaration(start, from: mark)
        case .companion where language == .kotlin: return readCompanion(start, from: mark)
        case .function:
            // `fun interface Name`
            if case let next = lexer.peek(), next.kind == .name, keywords.meaning(lexer.bytes, next.range) == .type {
                advance()
                return readTypeDeclaration(start, from: mark)
            }
            return readFunction(start, from: mark)
        case .variable: return readVariable(start, from: mark)
        case .typeAlias: return readTypeAlias(start, from: mark)
        case .import, .package: return readImport()
        case .if: return readIf()
        case .switch where language == .java: return readSwitch()
        case .loop: return readLoop()
        case .try: return readTry()
        case .transfer: return readTransfer()
        default: break
        }
        if isMark("{") {
            // An initializer, or a lambda that is a statement.
            readBlockContents()
            return close(.block, start, from: mark)
        }
        if language == .java, readJavaDeclaration(start, from: mark) { return }
        if isName("init") || isName("constructor"), language == .kotlin, readKotlinInitializer(start, from: mark) {
            return
        }
        readExpression()
        take(";")
    }

    /// Annotations and the words before a declaration.
    private mutating func readModifiers() {
        while true {
            if isMark("@") {
                if isInterfaceSign { return advance() }
                readAnnotation()
                continue
            }
            switch keyword {
            case .modifier: advance()
            case .case where language == .java && isName("default") && lexer.peek().kind == .name: advance()
            case .softModifier:
                let next = lexer.peek()
                guard next.kind == .name, !next.startsLine || isText("override"), beginsDeclaration(next) else {
                    return
                }
                advance()
            default: return
            }
        }
    }

    /// Reads `@interface`.
    private var isInterfaceSign: Bool {
        language == .java && lexer.bytes.has("@interface", at: token.range.lowerBound)
    }

    private func beginsDeclaration(_ next: JvmLexer.Token) -> Bool {
        switch keywords.meaning(lexer.bytes, next.range) {
        case .type, .object, .companion, .function, .variable, .softModifier, .typeAlias: true
        default: lexer.bytes[next.range].elementsEqual("constructor".utf8)
        }
    }

    /// Reads `@Name(arguments)`.
    mutating func readAnnotation() {
        let (start, mark) = (token.range.lowerBound, open.count)
        advance()
        var name = token.range
        while token.kind == .name {
            name = token.range
            advance()
            guard isMark(".") || isMark(":") else { break }
            advance()
        }
        if isMark("["), token.range.lowerBound == name.upperBound + 1 { skipBalanced() }
        if isMark("("), !token.startsLine || language == .java { readArguments() }
        close(.attribute, start, name: name, from: mark)
    }

    // MARK: Branches

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

    /// Reads `when (subject) { … }` or `switch (subject) { … }`.
    mutating func readSwitch() {
        let (start, mark) = (token.range.lowerBound, open.count)
        advance()
        if isMark("(") {
            // `when (val name = value)`
            advance()
            while token.kind != .end, !isMark(")"), !isMark("{"), !isMark("}") {
                let before = token.range.lowerBound
                readStatement()
                if token.range.lowerBound == before { advance() }
            }
            take(")")
        }
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
    private mutating func readLoop() {
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
            if isMark("(") {
                advance()
                while token.kind != .end, !isMark(")"), !isMark("{"), !isMark("}") {
                    let before = token.range.lowerBound
                    readStatement()
                    if token.range.lowerBound == before { advance() }
                }
                take(")")
            }
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
