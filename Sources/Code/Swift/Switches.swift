// `switch` and its cases.

extension SwiftScanner {
    mutating func readSwitch() -> Int32 {
        let start = token.start
        advance()
        var children = Children()
        let outer = enterCondition()
        append(readExpression(), to: &children)
        let pending = pendingBlock
        leaveCode(outer)
        if pending >= 0 {
            pendingBlock = pending
            append(takePendingBlock(), to: &children)
            pendingBlock = outer.pendingBlock
        } else if token.kind == .leftBrace {
            readCases(into: &children)
        }
        return add(.switch, start, children)
    }

    /// Reads the braces around cases.
    private mutating func readCases(into children: inout Children) {
        let start = token.start
        guard depth < Self.deepest else {
            report(.nestedTooDeeply(Self.deepest), start)
            skipBrackets()
            return
        }
        depth += 1
        let outer = enterCode()
        advance()
        readItems(.switchCases, into: &children)
        closeBrace(start)
        leaveCode(outer)
        depth -= 1
    }

    /// Reads `case pattern, pattern: statements` or `default: statements`; -1 if there is none.
    mutating func readSwitchCase() -> Int32 {
        let start = token.start
        var children = Children()
        readAttributes(into: &children)
        guard token.kind == .name, token.word == .case || token.word == .default else {
            return children.isEmpty ? -1 : add(.unknown, start, children)
        }
        if token.word == .default {
            advance()
        } else {
            repeat {
                advance()
                append(readPattern(), to: &children)
            } while token.kind == .comma
        }
        if token.kind == .colon { advance() }
        let wasInCase = isInCase
        isInCase = true
        readItems(.code, into: &children)
        isInCase = wasInCase
        return add(.switchCase, start, children)
    }

    /// Whether `@unknown default` or the like follows.
    mutating func unknownCaseFollows() -> Bool {
        lookAhead { ahead in
            while ahead.token.kind == .at, ahead.stepAhead() { ahead.skipAttribute() }
            return ahead.token.word == .default || ahead.token.word == .case
        }
    }

    /// Whether cases follow the `#if` that is the token.
    mutating func caseFollowsCondition() -> Bool {
        lookAhead { ahead in
            while ahead.token.kind == .pound, ahead.token.word == .if, ahead.stepAhead() { ahead.skipCondition() }
            return ahead.token.kind == .name && (ahead.token.word == .case || ahead.token.word == .default)
                || ahead.token.kind == .at && ahead.unknownCaseFollows()
        }
    }
}
