// `#if … #elseif … #else … #endif`, between items and in the middle of an expression.

extension SwiftScanner {
    /// Reads the branches of an `#if` between items.
    mutating func readConditional(_ context: ItemContext) -> Int32 {
        readBranches(Children(), token.start) { scanner, children in scanner.readItems(context, into: &children) }
    }

    /// Reads the branches of an `#if` whose modifiers go on with an expression; -1 if they do not.
    mutating func readPostfixConditional(_ base: Int32) -> Int32 {
        guard memberFollowsCondition() else { return -1 }
        return readBranches(Children(first: base, last: base), start(of: base)) { scanner, children in
            scanner.readModifiers(into: &children)
        }
    }

    /// Reads `.name(…)` and what follows, without anything before it.
    private mutating func readModifiers(into children: inout Children) {
        while true {
            if token.kind == .period {
                append(readSuffixes(readMember(-1)), to: &children)
            } else if token.kind == .pound, token.word == .if {
                append(readPostfixBranches(), to: &children)
            } else if token.kind == .end || token.kind == .rightBrace || endsBranch {
                return
            } else {
                append(readUnknown(), to: &children)
            }
        }
    }

    private mutating func readPostfixBranches() -> Int32 {
        readBranches(Children(), token.start) { scanner, children in scanner.readModifiers(into: &children) }
    }

    private mutating func readBranches(
        _ first: Children, _ start: Int, _ read: (inout Self, inout Children) -> Void
    ) -> Int32 {
        guard depth < Self.deepest else {
            report(.nestedTooDeeply(Self.deepest), token.start)
            skipCondition()
            return add(.unknown, start, first)
        }
        depth += 1
        let outer = enterCode()
        defer {
            leaveCode(outer)
            depth -= 1
        }
        let opening = token.start
        var branches = first
        while token.kind == .pound, token.word == .if || token.word == .elseif || token.word == .else {
            let branchStart = token.start
            let condition = skipCondition()
            var children = Children()
            read(&self, &children)
            append(add(.conditionalBranch, branchStart, name: condition, children), to: &branches)
        }
        if token.kind == .pound, token.word == .endif {
            advance()
        } else {
            report(.unterminated, opening)
        }
        return add(.conditional, start, branches)
    }

    /// Skips `#if` and its condition, which ends with the line; returns where the condition is.
    @discardableResult
    mutating func skipCondition() -> Range<Int> {
        let isElse = token.word == .else
        advance()
        let start = token.start
        if isElse { return start..<start }
        var open = 0
        while token.kind != .end, open > 0 || !token.startsLine || continuesCondition {
            if token.kind == .leftParenthesis { open += 1 }
            if token.kind == .rightParenthesis { open -= 1 }
            advance()
            guard stepAhead() else { break }
        }
        return start..<max(start, previousEnd)
    }

    /// Whether a line of a condition ends or begins with `&&` or `||`.
    private var continuesCondition: Bool {
        let last = bytes[previousEnd - 1]
        return last == UInt8(ascii: "&") || last == UInt8(ascii: "|") || isOperator(UInt8(ascii: "&"))
            || isOperator(UInt8(ascii: "|"))
    }

    /// Whether the first branch of the `#if` that is the token begins with a member.
    private mutating func memberFollowsCondition() -> Bool {
        lookAhead { ahead in
            while ahead.token.kind == .pound, ahead.token.word == .if, ahead.stepAhead() { ahead.skipCondition() }
            return ahead.token.kind == .period
        }
    }
}
