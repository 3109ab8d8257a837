// Declarations.

extension SwiftScanner {
    /// Reads attributes, modifiers and the declaration behind them.
    mutating func readDeclaration(_ context: ItemContext) -> Int32 {
        let start = token.start
        var children = Children()
        skipModifiers(into: &children)
        guard token.kind == .name else {
            // Attributes of a macro are its siblings.
            append(token.kind == .pound && token.word == .if ? -1 : readExpression(), to: &children)
            return children.first
        }
        switch token.word {
        case .import: return readImport(start, children)
        case .class: return readType(.classType, start, children)
        case .struct: return readType(.structType, start, children)
        case .enum: return readType(.enumType, start, children)
        case .actor: return readType(.actorType, start, children)
        case .protocol: return readType(.protocolType, start, children)
        case .extension: return readExtension(start, children)
        case .func, .macro: return readFunction(start, children)
        case .initializer, .deinitializer, .subscript: return readInitializer(start, children)
        case .var, .let: return readVariables(start, children)
        case .typealias, .associatedtype: return readTypeAlias(start, children)
        case .operator, .precedencegroup: return readOperatorDeclaration(start, children)
        case .case where context == .cases: return readEnumCases(start, children)
        default:
            append(readStatement(), to: &children)
            return children.first
        }
    }

    private mutating func readImport(_ start: Int, _ attributes: Children) -> Int32 {
        advance()
        if token.kind == .name, token.word != .none, !token.startsLine { advance() }
        let nameStart = token.start
        if token.kind == .name { advance() }
        while token.kind == .period, !token.startsLine {
            advance()
            if token.kind == .name || token.kind == .operator { advance() }
        }
        return add(.import, start, name: nameStart..<max(nameStart, previousEnd), attributes)
    }

    /// Reads a type from its keyword on.
    private mutating func readType(_ form: SyntaxTree.Form, _ start: Int, _ attributes: Children) -> Int32 {
        advance()
        var children = attributes
        var name = token.start..<token.start
        if token.kind == .name {
            name = tokenName
            advance()
        }
        skipGenericParameters()
        readInheritance(into: &children)
        append(readBlock(form == .enumType ? .cases : .members), to: &children)
        let type = add(.type, start, name: name, children)
        setForm(form, of: type)
        return type
    }

    private mutating func readExtension(_ start: Int, _ attributes: Children) -> Int32 {
        advance()
        var children = attributes
        let nameStart = token.start
        _ = skipType()
        let name = nameStart..<max(nameStart, previousEnd)
        readInheritance(into: &children)
        append(readBlock(.members), to: &children)
        return add(.extension, start, name: name, children)
    }

    /// Reads `: Base, Protocol where …`.
    private mutating func readInheritance(into children: inout Children) {
        if token.kind == .colon {
            repeat {
                advance()
                if token.kind == .name, token.word == .class {
                    let start = token.start
                    advance()
                    append(add(.typeName, start, name: start..<previousEnd), to: &children)
                } else {
                    append(readType(), to: &children)
                }
            } while token.kind == .comma
        }
        skipWhere()
    }

    private mutating func readTypeAlias(_ start: Int, _ attributes: Children) -> Int32 {
        advance()
        var children = attributes
        var name = token.start..<token.start
        if token.kind == .name {
            name = tokenName
            advance()
        }
        skipGenericParameters()
        readInheritance(into: &children)
        if token.kind == .equal {
            advance()
            append(readType(), to: &children)
        }
        skipWhere()
        return add(.typeAlias, start, name: name, children)
    }

    /// Reads `case name(label: Type) = value, name`: a node for each name, the first of which is returned.
    mutating func readEnumCases(_ start: Int, _ attributes: Children) -> Int32 {
        var cases = Children()
        var children = attributes
        repeat {
            advance()
            let start = cases.isEmpty ? start : token.start
            guard token.kind == .name else { break }
            let name = tokenName
            advance()
            if token.kind == .leftParenthesis { readParameters(into: &children, areNamed: false, inClosure: false) }
            if token.kind == .equal {
                advance()
                append(readExpression(), to: &children)
            }
            append(add(.enumCase, start, name: name, children), to: &cases)
            children = Children()
        } while token.kind == .comma
        return cases.isEmpty ? add(.unknown, start, attributes) : cases.first
    }

    /// Skips an operator's or a precedence group's declaration.
    private mutating func readOperatorDeclaration(_ start: Int, _ attributes: Children) -> Int32 {
        advance()
        while !token.startsLine, token.kind != .end, token.kind != .leftBrace, token.kind != .semicolon,
            token.kind != .rightBrace
        {
            advance()
        }
        if token.kind == .leftBrace { skipBrackets() }
        return add(.unknown, start, attributes)
    }

    /// Skips `<T: P, each U>`.
    mutating func skipGenericParameters() {
        guard isOperator(UInt8(ascii: "<")) else { return }
        resume(at: token.start + 1)
        while token.kind != .end, token.kind != .leftBrace, token.kind != .rightBrace {
            if isOperator(UInt8(ascii: ">")) { return resume(at: token.start + 1) }
            let start = token.start
            if token.kind == .name, token.word == .let { advance() }
            _ = skipType()
            if isEllipsis || token.kind == .colon || token.kind == .comma || token.kind == .equal { advance() }
            if token.kind == .operator, !isOperator(UInt8(ascii: ">")) { advance() }
            if token.kind == .name, token.word == .where { advance() }
            if token.start == start { advance() }
        }
    }

    /// Skips `where T: P, U == V`.
    mutating func skipWhere() {
        guard token.kind == .name, token.word == .where else { return }
        repeat {
            advance()
            guard skipType() else { return }
            guard token.kind == .colon || token.kind == .operator else { continue }
            advance()
            if token.kind == .name, token.word == .class { advance() } else { _ = skipType() }
        } while token.kind == .comma
    }
}
