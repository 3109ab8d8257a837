// Types: their extent is all that is needed, so that looking ahead reads them the same way.

extension SwiftScanner {
    /// Reads a type as written; -1 if there is none.
    mutating func readType() -> Int32 {
        let start = token.start
        var children = Children()
        readAttributes(into: &children, ofType: true)
        guard skipType() || previousEnd > start else { return -1 }
        let type = add(.typeName, start, children)
        nodes[Int(type)].nameStart = UInt32(start)
        nodes[Int(type)].nameEnd = UInt32(max(start, previousEnd))
        return type
    }

    /// Skips a type; false if there is none.
    mutating func skipType() -> Bool {
        guard stepAhead() else { return false }
        guard depth < Self.deepest else {
            if budget != nil { return false }
            report(.nestedTooDeeply(Self.deepest), token.start)
            return skipDeepType()
        }
        depth += 1
        defer { depth -= 1 }
        guard skipSimpleType() else { return false }
        while isOperator(only: UInt8(ascii: "&")) {
            advance()
            guard skipSimpleType() else { return false }
        }
        return skipArrow()
    }

    /// Skips a bracket or a token: what is inside is nested too deeply.
    private mutating func skipDeepType() -> Bool {
        switch token.kind {
        case .leftParenthesis, .leftBracket:
            skipBrackets()
            return true
        case .name:
            advance()
            return true
        default: return false
        }
    }

    /// Skips `async throws(Failure) -> Result`, if it is there.
    private mutating func skipArrow() -> Bool {
        if token.kind == .name, [.async, .throws, .rethrows].contains(token.word), !arrowFollows() { return true }
        skipEffects()
        guard token.kind == .arrow else { return true }
        advance()
        return skipType()
    }

    /// Whether `->` follows words such as `async` and `throws`.
    mutating func arrowFollows() -> Bool {
        lookAhead { ahead in
            ahead.skipEffects()
            return ahead.token.kind == .arrow
        }
    }

    /// Skips `async`, `throws`, `throws(Failure)`, `rethrows` and the like.
    mutating func skipEffects() {
        while token.kind == .name {
            switch token.word {
            case .async, .rethrows: advance()
            case .throws:
                advance()
                if token.kind == .leftParenthesis, !token.startsLine { skipBrackets() }
            default: return
            }
        }
    }

    /// Skips what comes before a type: attributes and words such as `inout` and `some`.
    private mutating func skipSpecifiers() {
        while true {
            if token.kind == .at {
                skipAttribute(ofType: true)
            } else if token.kind == .name, token.word.isTypeSpecifier || token.word == .nonisolated {
                // A type may have such a name.
                guard nextTokenMayBeType() else { return }
                let isIsolation = token.word == .nonisolated
                advance()
                if isIsolation, token.kind == .leftParenthesis { skipBrackets() }
            } else if isOperator(only: UInt8(ascii: "~")) || isOperator(only: UInt8(ascii: "-")) {
                advance()
            } else {
                return
            }
        }
    }

    private func nextTokenMayBeType() -> Bool {
        var at = token.end
        while byte(at) == UInt8(ascii: " ") || byte(at) == UInt8(ascii: "\n") { at += 1 }
        switch byte(at) {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "@"), UInt8(ascii: "~"), UInt8(ascii: "`"): return true
        default: return byteClass(at) == ByteClass.letter || byteClass(at) == ByteClass.wide
        }
    }

    private mutating func skipSimpleType() -> Bool {
        skipSpecifiers()
        switch token.kind {
        case .leftParenthesis: guard skipTupleType() else { return false }
        case .leftBracket: guard skipCollectionType() else { return false }
        case .name where !token.word.isReserved || token.word == .repeat: guard skipTypeName() else { return false }
        case .integer: advance()
        default: return false
        }
        while true {
            switch token.kind {
            case .question, .exclamation: advance()
            case .period:
                let mark = self.mark
                advance()
                guard token.kind == .name else {
                    reset(to: mark)
                    return true
                }
                guard skipTypeName() else { return false }
            default: return true
            }
        }
    }

    /// Skips a name and its generic arguments.
    private mutating func skipTypeName() -> Bool {
        advance()
        guard isOperator(UInt8(ascii: "<")) else { return true }
        return skipGenericArguments()
    }

    /// Skips `<…>`; false if it is none.
    mutating func skipGenericArguments() -> Bool {
        resume(at: token.start + 1)
        while true {
            if isOperator(UInt8(ascii: ">")) {
                resume(at: token.start + 1)
                return true
            }
            guard skipType() else { return false }
            if isOperator(only: UInt8(ascii: ".")) || isEllipsis { advance() }
            if token.kind == .comma {
                advance()
            } else if !isOperator(UInt8(ascii: ">")) {
                return false
            }
        }
    }

    /// Whether the token is `...`.
    var isEllipsis: Bool {
        token.kind == .operator && token.end - token.start == 3 && bytes[token.start] == UInt8(ascii: ".")
            && bytes[token.start + 2] == UInt8(ascii: ".")
    }

    /// Skips `(label name: Type, Type...)`.
    private mutating func skipTupleType() -> Bool {
        advance()
        while token.kind != .rightParenthesis {
            // A name before a colon may come after another one: `_ name: Type`.
            if token.kind == .name, colonFollowsNames() {
                while token.kind == .name { advance() }
                advance()
            }
            guard skipType() else { return false }
            if isEllipsis { advance() }
            if token.kind == .comma {
                advance()
            } else if token.kind != .rightParenthesis {
                return false
            }
        }
        advance()
        return true
    }

    private func colonFollowsNames() -> Bool {
        if colonFollows { return true }
        var at = token.end
        while byte(at) == UInt8(ascii: " ") { at += 1 }
        guard at > token.end, byteClass(at) == ByteClass.letter else { return false }
        while byteClass(at) == ByteClass.letter || byteClass(at) == ByteClass.digit { at += 1 }
        while byte(at) == UInt8(ascii: " ") { at += 1 }
        return byte(at) == UInt8(ascii: ":")
    }

    /// Skips `[Element]`, `[Key: Value]` or `[3 of Element]`.
    private mutating func skipCollectionType() -> Bool {
        advance()
        guard skipType() else { return false }
        if token.kind == .name {
            advance()
            guard skipType() else { return false }
        }
        if token.kind == .colon {
            advance()
            guard skipType() else { return false }
        }
        guard token.kind == .rightBracket else { return false }
        advance()
        return true
    }

    /// Whether a colon is the next thing behind the token.
    var colonFollows: Bool {
        var at = token.end
        while byteClass(at) == ByteClass.space { at += 1 }
        return byte(at) == UInt8(ascii: ":")
    }
}
