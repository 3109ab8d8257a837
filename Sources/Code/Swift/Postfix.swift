// What can follow an operand: members, arguments, trailing closures, `?`, `#if`.

extension SwiftScanner {
    /// Reads what follows an operand.
    mutating func readSuffixes(_ operand: Int32) -> Int32 {
        guard operand >= 0 else { return operand }
        var base = operand
        for _ in 0..<Self.longestChain {
            if pendingBlock >= 0 { return base }
            let next = readSuffix(base)
            if next < 0 { return base }
            base = next
        }
        report(.nestedTooDeeply(Self.longestChain), token.start)
        return base
    }

    /// Reads one suffix of an expression; -1 if none follows.
    private mutating func readSuffix(_ base: Int32) -> Int32 {
        switch token.kind {
        case .period: readMember(base)
        case .leftParenthesis: token.startsLine ? -1 : readCall(base)
        case .leftBracket: token.startsLine ? -1 : readSubscript(base)
        case .leftBrace: readTrailingClosures(base)
        case .question, .exclamation: readPostfixOperator(base)
        case .operator: readSuffixOperator(base)
        case .pound: token.word == .if ? readPostfixConditional(base) : -1
        default: -1
        }
    }

    /// Reads `.name`; the base is -1 if there is none.
    mutating func readMember(_ base: Int32) -> Int32 {
        let start = base < 0 ? token.start : start(of: base)
        let mark = self.mark
        advance()
        guard token.kind == .name || token.kind == .integer || token.kind == .pound else {
            reset(to: mark)
            if base < 0 { return readUnknown() }
            return -1
        }
        let name = tokenName
        advance()
        skipNamesAndGenerics()
        return add(.member, start, name: name, Children(first: base, last: base))
    }

    /// Skips `(label:)` and `<Type>` behind a name.
    mutating func skipNamesAndGenerics() {
        if token.kind == .leftParenthesis, namesOfArgumentsFollow { skipBrackets() }
        if isOperator(UInt8(ascii: "<")), genericArgumentsFollow() { _ = skipGenericArguments() }
    }

    private mutating func readPostfixOperator(_ base: Int32) -> Int32 {
        let name = token.start..<token.end
        advance()
        return wrap(base, .unaryOperator, start(of: base), name: name)
    }

    private mutating func readSuffixOperator(_ base: Int32) -> Int32 {
        guard !isOperator(only: UInt8(ascii: "?")), fixity == .postfix else { return -1 }
        return readPostfixOperator(base)
    }

    /// Reads `(arguments) { trailing closure }`.
    private mutating func readCall(_ callee: Int32) -> Int32 {
        var children = Children(first: callee, last: callee)
        readList(closedBy: .rightParenthesis, into: &children)
        if token.kind == .rightParenthesis { advance() }
        if token.kind == .leftBrace { readTrailing(into: &children) }
        return finishCall(.call, callee, children)
    }

    private mutating func finishCall(_ kind: NodeKind, _ callee: Int32, _ children: Children) -> Int32 {
        add(kind, start(of: callee), name: calleeName(callee), children)
    }

    private mutating func readSubscript(_ base: Int32) -> Int32 {
        var children = Children(first: base, last: base)
        readList(closedBy: .rightBracket, into: &children)
        if token.kind == .rightBracket { advance() }
        return finishCall(.subscriptCall, base, children)
    }

    /// The last name of a callee: `c` of `a.b.c`, also in `a.b.c?`.
    private func calleeName(_ callee: Int32) -> Range<Int> {
        var callee = callee
        while callee >= 0 {
            switch nodes[Int(callee)].kind {
            case .identifier, .member: return name(of: callee)
            case .unaryOperator: callee = nodes[Int(callee)].firstChild
            default: return 0..<0
            }
        }
        return 0..<0
    }

    /// Reads trailing closures of a call without parentheses; -1 if the brace opens something else.
    private mutating func readTrailingClosures(_ callee: Int32) -> Int32 {
        switch nodes[Int(callee)].kind {
        case .string, .integer, .float, .literal, .regex, .array, .dictionary: return -1
        default: break
        }
        var children = Children(first: callee, last: callee)
        readTrailing(into: &children)
        guard children.last != callee else { return -1 }
        let call = finishCall(.call, callee, children)
        setForm(.trailingClosure, of: call)
        return call
    }

    /// Reads trailing closures, if the brace opens one: `{ … } label: { … }`.
    mutating func readTrailing(into children: inout Children) {
        guard pendingBlock < 0, closureFollows() else { return }
        let end = previousEnd
        let closure = readClosure()
        if isCondition, !isTrailing {
            pendingBlock = closure
            nodes[Int(closure)].kind = .block
            previousEnd = end
            return
        }
        setForm(.trailingClosure, of: closure)
        append(closure, to: &children)
        while token.kind == .name, token.word != .default, token.word != .case, colonFollows, labeledClosureFollows() {
            let label = tokenName
            advance()
            advance()
            let closure = readClosure()
            setForm(.trailingClosure, of: closure)
            setLabel(label, of: closure)
            append(closure, to: &children)
        }
    }

    private mutating func labeledClosureFollows() -> Bool {
        lookAhead { ahead in
            ahead.advance()
            ahead.advance()
            return ahead.token.kind == .leftBrace
        }
    }

    /// Whether the brace that is the token can open a closure: neither observers of a variable nor the cases of a switch.
    private mutating func closureFollows() -> Bool {
        var at = token.end
        while byteClass(at) == ByteClass.space { at += 1 }
        switch byte(at) {
        // Only these can begin one of them, or a comment before it; looking ahead takes time.
        case UInt8(ascii: "d"), UInt8(ascii: "w"), UInt8(ascii: "c"), UInt8(ascii: "@"), UInt8(ascii: "#"),
            UInt8(ascii: "/"):
            return !observersFollow() && !(isCondition && casesFollow())
        default: return true
        }
    }

    /// Whether the brace that is the token opens the cases of a switch.
    private mutating func casesFollow() -> Bool {
        lookAhead { ahead in
            ahead.advance()
            while ahead.token.kind == .at || ahead.token.kind == .pound && ahead.token.word == .if, ahead.stepAhead() {
                if ahead.token.kind == .at { ahead.skipAttribute() } else { ahead.skipCondition() }
            }
            return ahead.token.word == .case || ahead.token.word == .default
        }
    }

    /// Whether what follows a brace of a condition shows that it was a closure.
    private var isTrailing: Bool {
        switch token.kind {
        case .leftBrace, .comma: true
        case .name:
            token.word == .where || token.word == .else && isGuard
                || !token.startsLine && (token.word == .is || token.word == .as)
        case .leftBracket, .leftParenthesis, .period, .question, .exclamation, .colon, .equal: !token.startsLine
        case .operator: !token.startsLine && fixity != .prefix
        default: false
        }
    }
}
