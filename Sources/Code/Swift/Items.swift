// Statements and declarations, one after the other.

/// Where items are.
enum ItemContext {
    /// In a function, in a closure, or in a file.
    case code
    /// In a type or an extension.
    case members
    /// In an enumeration, where `case` declares.
    case cases
    /// Between the cases of a `switch`.
    case switchCases
    /// In a variable or a subscript.
    case accessors
}

extension SwiftScanner {
    /// Reads items up to a closing brace, the next case of a switch or the end of a branch.
    mutating func readItems(_ context: ItemContext, into children: inout Children) {
        while true {
            switch token.kind {
            case .end, .rightBrace: return
            case .semicolon:
                advance()
                continue
            case .pound where endsBranch: return
            case .pound where token.word == .if && isInCase && caseFollowsCondition(): return
            case .name where isInCase && (token.word == .case || token.word == .default): return
            case .at where isInCase && unknownCaseFollows(): return
            default: break
            }
            let start = token.start
            append(readItem(context), to: &children)
            if token.start == start, token.kind != .end { append(readUnknown(), to: &children) }
        }
    }

    /// Whether the token is `#elseif`, `#else` or `#endif`.
    var endsBranch: Bool {
        token.kind == .pound && (token.word == .elseif || token.word == .else || token.word == .endif)
    }

    private mutating func readItem(_ context: ItemContext) -> Int32 {
        if token.kind == .pound, token.word == .if { return readConditional(context) }
        switch context {
        case .switchCases: return readSwitchCase()
        case .accessors: return readAccessor()
        case .cases where token.word == .case: return readEnumCases(token.start, Children())
        default: return readStatementOrDeclaration(context)
        }
    }

    private mutating func readStatementOrDeclaration(_ context: ItemContext) -> Int32 {
        switch token.kind {
        case .at: return readDeclaration(context)
        case .name:
            if token.word == .none { return colonFollows ? readLabeled(context) : readExpression() }
            if token.word.isDeclaration || isModifier || isContextualDeclaration { return readDeclaration(context) }
            return readStatement()
        default: return readExpression()
        }
    }

    /// Reads a label and the statement behind it.
    private mutating func readLabeled(_ context: ItemContext) -> Int32 {
        advance()
        advance()
        return token.kind == .name ? readStatementOrDeclaration(context) : -1
    }

    /// Whether the word that is the token declares something here: `actor Name`, `macro name(`.
    private var isContextualDeclaration: Bool {
        mutating get {
            guard token.word == .actor || token.word == .macro else { return false }
            return lookAhead { ahead in
                ahead.advance()
                guard ahead.token.kind == .name, ahead.token.word == .none, !ahead.token.startsLine else {
                    return false
                }
                ahead.advance()
                switch ahead.token.kind {
                case .leftBrace, .leftParenthesis, .colon: return true
                case .operator: return ahead.isOperator(UInt8(ascii: "<"))
                default: return ahead.token.startsLine || ahead.token.word == .where
                }
            }
        }
    }

    /// Reads `{ … }`; -1 if there is none.
    mutating func readBlock(_ context: ItemContext) -> Int32 {
        if pendingBlock >= 0 { return takePendingBlock() }
        guard token.kind == .leftBrace else { return -1 }
        let start = token.start
        guard depth < Self.deepest else {
            report(.nestedTooDeeply(Self.deepest), start)
            skipBrackets()
            return add(.block, start)
        }
        depth += 1
        let outer = enterCode()
        advance()
        var children = Children()
        readItems(context, into: &children)
        closeBrace(start)
        leaveCode(outer)
        depth -= 1
        return add(.block, start, children)
    }

    /// Returns the block that was read with the condition before it.
    mutating func takePendingBlock() -> Int32 {
        let block = pendingBlock
        pendingBlock = -1
        previousEnd = Int(nodes[Int(block)].end)
        return block
    }
}
