// Statements, and the words before a declaration.

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
}
