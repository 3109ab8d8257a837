// What expressions are made of: names, literals, tuples, collections, closures, macros.

extension SwiftScanner {
    /// Reads a name, a literal or something in brackets; -1 if none of them begins here.
    mutating func readPrimary() -> Int32 {
        switch token.kind {
        case .name: return readName()
        case .quote: return readString()
        case .integer: return readLiteral(.integer)
        case .float: return readLiteral(.float)
        case .leftParenthesis: return readTuple()
        case .leftBracket: return readCollection()
        case .leftBrace: return readClosure()
        case .period: return readMember(-1)
        case .backslash: return readKeyPath()
        case .poundSlash: return readRegex(endOfExtendedRegex(token.start))
        case .pound: return readPound()
        case .at: return readAttributed()
        default: return -1
        }
    }

    private mutating func readLiteral(_ kind: NodeKind) -> Int32 {
        let start = token.start
        advance()
        return add(kind, start)
    }

    private mutating func readName() -> Int32 {
        let word = token.word
        if word != .none {
            if word.isReserved { return -1 }
            if word == .true || word == .false || word == .nil { return readNamedLiteral() }
        }
        let start = token.start
        let name = tokenName
        advance()
        skipNamesAndGenerics()
        let isVariable = isBinding && bindsName
        return add(isVariable ? .variable : .identifier, start, name: name)
    }

    /// Whether the name before the token is that of a new variable, and not of a type or a function.
    private var bindsName: Bool {
        switch token.kind {
        case .period, .leftParenthesis: false
        default: true
        }
    }

    private mutating func readNamedLiteral() -> Int32 {
        let start = token.start
        let name = tokenName
        advance()
        return add(.literal, start, name: name)
    }

    mutating func readTuple() -> Int32 {
        let start = token.start
        var children = Children()
        readList(closedBy: .rightParenthesis, into: &children)
        if token.kind == .rightParenthesis { advance() }
        return add(.tuple, start, children)
    }

    /// Reads attributes and the closure or type behind them.
    private mutating func readAttributed() -> Int32 {
        let start = token.start
        var children = Children()
        readAttributes(into: &children)
        guard depth < Self.deepest else { return add(.unknown, start, children) }
        depth += 1
        append(readOperand(), to: &children)
        depth -= 1
        return add(.unknown, start, children)
    }

    /// Reads `#name`, `#name(…) { … }`.
    private mutating func readPound() -> Int32 {
        switch token.word {
        case .if: return readConditional(.code)
        case .else, .elseif, .endif: return -1
        case .file, .fileID, .filePath, .line, .column, .function, .dsohandle:
            return readNamedLiteral()
        default: break
        }
        let start = token.start
        let name = tokenName
        advance()
        if isOperator(UInt8(ascii: "<")), genericArgumentsFollow() { _ = skipGenericArguments() }
        var children = Children()
        if token.kind == .leftParenthesis, !token.startsLine {
            readList(closedBy: .rightParenthesis, into: &children)
            if token.kind == .rightParenthesis { advance() }
        }
        if token.kind == .leftBrace { readTrailing(into: &children) }
        return add(.macro, start, name: name, children)
    }

    /// Reads `\Type.path`; its name is what follows the backslash.
    private mutating func readKeyPath() -> Int32 {
        let start = token.start
        advance()
        var children = Children()
        if token.kind == .name || token.kind == .leftParenthesis || token.kind == .leftBracket,
            token.start == previousEnd
        {
            _ = skipKeyPathRoot()
        }
        reading: while true {
            switch token.kind {
            case .period:
                advance()
                if token.kind == .name || token.kind == .integer {
                    advance()
                    skipNamesAndGenerics()
                }
            case .question, .exclamation: advance()
            case .leftBracket where !token.startsLine:
                readList(closedBy: .rightBracket, into: &children)
                if token.kind == .rightBracket { advance() }
            case .leftParenthesis where !token.startsLine:
                readList(closedBy: .rightParenthesis, into: &children)
                if token.kind == .rightParenthesis { advance() }
            case .operator where bytes[token.start] == UInt8(ascii: ".") && previousEnd == token.start:
                // `\.?.name` is read as an operator.
                resume(at: token.start + 1)
            default: break reading
            }
        }
        return add(.keyPath, start, name: start + 1..<max(start + 1, previousEnd), children)
    }

    /// Skips the type before the first dot of a key path.
    private mutating func skipKeyPathRoot() -> Bool {
        switch token.kind {
        case .name:
            advance()
            if isOperator(UInt8(ascii: "<")) { return skipGenericArguments() }
        default: skipBrackets()
        }
        return true
    }
}
