// Variables and their accessors.

extension SwiftScanner {
    /// Reads `let name: Type = value, name { … }`: a node for each name, the first of which is returned.
    mutating func readVariables(_ start: Int, _ attributes: Children) -> Int32 {
        let isMutable = token.word == .var
        var variables = Children()
        var children = attributes
        var start = start
        repeat {
            advance()
            if !variables.isEmpty { start = token.start }
            guard let variable = readVariable(start, children) else { break }
            if isMutable { setForm(.mutable, of: variable) }
            append(variable, to: &variables)
            children = Children()
        } while token.kind == .comma
        guard variables.isEmpty else { return variables.first }
        return add(.unknown, start, attributes)
    }

    private mutating func readVariable(_ start: Int, _ attributes: Children) -> Int32? {
        var children = attributes
        var name = 0..<0
        var kind = NodeKind.variable
        switch token.kind {
        case .name:
            name = tokenName
            advance()
        case .leftParenthesis:
            kind = .pattern
            isBinding = true
            append(readTuple(), to: &children)
            isBinding = false
        default: return nil
        }
        if token.kind == .colon {
            advance()
            append(readType(), to: &children)
        }
        if token.kind == .equal {
            advance()
            append(readExpression(), to: &children)
            if token.kind == .leftBrace, observersFollow() { append(readBlock(.accessors), to: &children) }
        } else if token.kind == .leftBrace {
            append(readBlock(accessorsFollow() ? .accessors : .code), to: &children)
        }
        return add(kind, start, name: name, children)
    }

    /// Reads `get { … }`, `set(name) { … }` and the like; -1 if there is none.
    mutating func readAccessor() -> Int32 {
        let start = token.start
        var children = Children()
        readAttributes(into: &children)
        while token.kind == .name, token.word.canBeModifier, !token.word.isAccessor { advance() }
        guard token.kind == .name, token.word.isAccessor else {
            if children.isEmpty, previousEnd <= start { return readStatement() }
            return add(.unknown, start, children)
        }
        let name = token.start..<token.end
        advance()
        if token.kind == .leftParenthesis { readParameters(into: &children, areNamed: true, inClosure: true) }
        skipEffects()
        append(readBlock(.code), to: &children)
        return add(.accessor, start, name: name, children)
    }
}
