// Conditions of `if`, `guard` and `while`, and patterns.

extension SwiftScanner {
    /// Begins an expression that a brace ends.
    mutating func enterCondition() -> Outside {
        let wasGuard = isGuard
        let outer = enterCode()
        isGuard = wasGuard
        isCondition = true
        return outer
    }

    /// Reads conditions with commas between them; leaves the block behind them to be read.
    mutating func readConditions(into children: inout Children) {
        let outer = enterCondition()
        while true {
            let start = token.start
            append(readCondition(), to: &children)
            guard pendingBlock < 0, token.kind == .comma, token.start > start else { break }
            advance()
        }
        let block = pendingBlock
        leaveCode(outer)
        pendingBlock = block
    }

    private mutating func readCondition() -> Int32 {
        guard token.kind == .name else { return readExpression() }
        switch token.word {
        case .let, .var: return readOptionalBinding()
        case .case: return readPatternCondition()
        default: return readExpression()
        }
    }

    /// Reads `let name: Type = value`.
    private mutating func readOptionalBinding() -> Int32 {
        let start = token.start
        let isMutable = token.word == .var
        advance()
        var children = Children()
        var name = 0..<0
        var kind = NodeKind.variable
        if token.kind == .name {
            name = tokenName
            advance()
        } else {
            kind = .pattern
            isBinding = true
            append(readOperand(), to: &children)
            isBinding = false
        }
        if token.kind == .colon {
            advance()
            append(readType(), to: &children)
        }
        if token.kind == .equal {
            advance()
            append(readExpression(), to: &children)
        }
        let variable = add(kind, start, name: name, children)
        if isMutable { setForm(.mutable, of: variable) }
        return variable
    }

    /// Reads `case pattern = value`: the value is the last child of the pattern.
    private mutating func readPatternCondition() -> Int32 {
        let start = token.start
        var children = Children()
        append(readPattern(), to: &children)
        if token.kind == .colon {
            advance()
            append(readType(), to: &children)
        }
        if token.kind == .equal {
            advance()
            append(readExpression(), to: &children)
        }
        return add(.pattern, start, children)
    }

    /// Reads `case pattern where condition`; `case` may be missing.
    mutating func readPattern() -> Int32 {
        if token.kind == .name, token.word == .case { advance() }
        let start = token.start
        var children = Children()
        let stopped = stopsAtEqual
        stopsAtEqual = true
        append(readExpression(), to: &children)
        stopsAtEqual = stopped
        if pendingBlock < 0, token.kind == .name, token.word == .where {
            advance()
            let wasBinding = isBinding
            isBinding = false
            append(readExpression(), to: &children)
            isBinding = wasBinding
        }
        return children.isEmpty ? -1 : add(.pattern, start, children)
    }
}
