// Closures: `{ [captures] (parameters) async throws -> Result in … }`.

extension SwiftScanner {
    /// Reads a closure; it may turn out to be a block.
    mutating func readClosure() -> Int32 {
        let start = token.start
        guard depth < Self.deepest else {
            report(.nestedTooDeeply(Self.deepest), start)
            skipBrackets()
            return add(.closure, start)
        }
        depth += 1
        defer { depth -= 1 }
        let outer = enterCode()
        var children = Children()
        advance()
        if mayBeSignature, signatureFollows() { readSignature(into: &children) }
        readItems(.code, into: &children)
        closeBrace(start)
        leaveCode(outer)
        return add(.closure, start, children)
    }

    /// What matters outside of braces only.
    struct Outside {
        var isCondition: Bool
        var isGuard: Bool
        var isBinding: Bool
        var stopsAtEqual: Bool
        var isInCase: Bool
        var pendingBlock: Int32
    }

    mutating func enterCode() -> Outside {
        let outer = Outside(
            isCondition: isCondition, isGuard: isGuard, isBinding: isBinding, stopsAtEqual: stopsAtEqual,
            isInCase: isInCase, pendingBlock: pendingBlock)
        isCondition = false
        isGuard = false
        isBinding = false
        stopsAtEqual = false
        isInCase = false
        pendingBlock = -1
        return outer
    }

    mutating func leaveCode(_ outer: Outside) {
        isCondition = outer.isCondition
        isGuard = outer.isGuard
        isBinding = outer.isBinding
        stopsAtEqual = outer.stopsAtEqual
        isInCase = outer.isInCase
        pendingBlock = outer.pendingBlock
    }

    /// Advances behind a closing brace, or reports that it is missing.
    mutating func closeBrace(_ start: Int) {
        if token.kind == .rightBrace { advance() } else { report(.unterminated, start) }
    }

    /// Whether the token can begin a closure's signature; most closures have none.
    private var mayBeSignature: Bool {
        switch token.kind {
        case .leftBracket, .leftParenthesis, .at: return true
        case .name:
            var at = token.end
            while byteClass(at) == ByteClass.space { at += 1 }
            switch byte(at) {
            case UInt8(ascii: ","), UInt8(ascii: "i"), UInt8(ascii: "a"), UInt8(ascii: "t"), UInt8(ascii: "-"):
                return true
            default: return false
            }
        default: return false
        }
    }

    /// Whether a signature follows, up to its `in`.
    private mutating func signatureFollows() -> Bool {
        lookAhead { ahead in
            while ahead.token.kind == .at, ahead.stepAhead() { ahead.skipAttribute() }
            if ahead.token.kind == .leftBracket { ahead.skipBrackets() }
            if ahead.token.kind == .leftParenthesis {
                ahead.skipBrackets()
            } else {
                while ahead.token.kind == .name, ahead.token.word != .in, !ahead.token.word.isClosureEffect {
                    ahead.advance()
                    guard ahead.token.kind == .comma, ahead.stepAhead() else { break }
                    ahead.advance()
                }
            }
            ahead.skipEffects()
            if ahead.token.kind == .arrow {
                ahead.advance()
                guard ahead.skipType() else { return false }
            }
            return ahead.token.kind == .name && ahead.token.word == .in
        }
    }

    private mutating func readSignature(into children: inout Children) {
        readAttributes(into: &children)
        if token.kind == .leftBracket { readCaptures(into: &children) }
        if token.kind == .leftParenthesis {
            readParameters(into: &children, areNamed: true, inClosure: true)
        } else {
            while token.kind == .name, token.word != .in, !token.word.isClosureEffect {
                let start = token.start
                let name = tokenName
                advance()
                append(add(.parameter, start, name: name), to: &children)
                if token.kind == .comma { advance() }
            }
        }
        skipEffects()
        if token.kind == .arrow {
            advance()
            append(readType(), to: &children)
        }
        if token.word == .in { advance() }
    }

    /// Reads `[weak self, name = value]`, each a variable.
    private mutating func readCaptures(into children: inout Children) {
        let opening = token.start
        advance()
        while token.kind != .rightBracket {
            let start = token.start
            // The name is the last word before `=`, `,` or the end: `weak self`, `unowned(unsafe) view`.
            var name = 0..<0
            while token.kind == .name {
                name = tokenName
                advance()
                if token.kind == .leftParenthesis { skipBrackets() }
            }
            var value = Children()
            if token.kind == .equal {
                advance()
                append(readExpression(), to: &value)
            }
            if previousEnd > start { append(add(.variable, start, name: name, value), to: &children) }
            if token.kind == .comma {
                advance()
            } else if token.kind == .end || token.kind == .rightBrace {
                report(.unterminated, opening)
                return
            } else if token.kind != .rightBracket {
                append(readUnknown(), to: &children)
            }
        }
        advance()
    }
}

extension Word {
    /// Whether it follows the parameters of a closure.
    var isClosureEffect: Bool { self == .async || self == .throws || self == .rethrows }
}
