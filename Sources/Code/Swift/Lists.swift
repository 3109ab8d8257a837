// Lists in brackets: arguments, tuples, arrays, dictionaries.

extension SwiftScanner {
    /// Reads expressions with labels between brackets; the closing bracket becomes the token, unless it is missing.
    mutating func readList(closedBy closing: Token.Kind, into children: inout Children) {
        let opening = token.start
        enterBracket { scanner in
            while scanner.token.kind != closing {
                guard scanner.readElement(closedBy: closing, into: &children) else {
                    scanner.report(.unterminated, opening)
                    return
                }
            }
        }
    }

    /// Advances into a bracket, where conditions and patterns do not matter.
    @inline(__always)
    private mutating func enterBracket(_ read: (inout Self) -> Void) {
        let outer = (isCondition, stopsAtEqual, pendingBlock)
        isCondition = false
        stopsAtEqual = false
        pendingBlock = -1
        advance()
        read(&self)
        (isCondition, stopsAtEqual, pendingBlock) = outer
    }

    /// Reads an element and the comma behind it; false if the list ends without its bracket.
    private mutating func readElement(closedBy closing: Token.Kind, into children: inout Children) -> Bool {
        var label = 0..<0
        if token.kind == .name, token.word != .var, token.word != .let, colonFollows {
            label = tokenName
            advance()
            advance()
        }
        let element = readExpression()
        if element >= 0 {
            setLabel(label, of: element)
            append(element, to: &children)
        }
        return finishElement(closedBy: closing, into: &children)
    }

    /// Skips to the next element of a list; false if the list ends without its bracket.
    private mutating func finishElement(closedBy closing: Token.Kind, into children: inout Children) -> Bool {
        while true {
            if token.kind == closing { return true }
            switch token.kind {
            case .comma:
                advance()
                return true
            case .end, .rightBrace, .rightBracket, .rightParenthesis: return false
            case .name where token.word.isDeclaration && token.startsLine: return false
            // `iOS 17.4` of `#available`.
            case .integer, .float: advance()
            default: append(readUnknown(), to: &children)
            }
        }
    }

    /// Reads `[a, b]` or `[key: value]`.
    mutating func readCollection() -> Int32 {
        let start = token.start
        var children = Children()
        var kind = NodeKind.array
        enterBracket { scanner in
            while scanner.token.kind != .rightBracket {
                scanner.append(scanner.readExpression(), to: &children)
                if scanner.token.kind == .colon {
                    kind = .dictionary
                    scanner.advance()
                    scanner.append(scanner.readExpression(), to: &children)
                }
                guard scanner.finishElement(closedBy: .rightBracket, into: &children) else {
                    scanner.report(.unterminated, start)
                    return
                }
            }
        }
        if token.kind == .rightBracket { advance() }
        return add(kind, start, children)
    }
}
