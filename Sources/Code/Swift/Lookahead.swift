// Looks ahead where Swift is ambiguous, a bounded number of tokens far, so that reading takes linear time.

extension SwiftScanner {
    /// A place to go back to.
    struct Mark {
        var offset: Int
        var token: Token
        var previousEnd: Int
        var comments: Int
        var faults: Int
    }

    var mark: Mark {
        Mark(
            offset: offset, token: token, previousEnd: previousEnd, comments: comments.count, faults: faults.count)
    }

    mutating func reset(to mark: Mark) {
        offset = mark.offset
        token = mark.token
        previousEnd = mark.previousEnd
        // They come again, unless they were read as something else.
        comments.removeLast(comments.count - mark.comments)
        faults.removeLast(faults.count - mark.faults)
    }

    /// Returns what a test finds from here on, and goes back.
    @inline(__always)
    mutating func lookAhead(_ test: (inout Self) -> Bool) -> Bool {
        let mark = self.mark
        let outer = budget
        // A test within a test has what the outer one has left.
        budget = outer ?? Self.farthest
        let result = test(&self)
        budget = outer
        reset(to: mark)
        return result
    }

    /// Counts a step of looking ahead; false if that was far enough.
    mutating func stepAhead() -> Bool {
        guard let left = budget else { return true }
        budget = left - 1
        return left > 0
    }

    /// Whether generic arguments begin with the `<` that is the token, and not a comparison.
    mutating func genericArgumentsFollow() -> Bool {
        lookAhead { ahead in
            guard ahead.skipGenericArguments() else { return false }
            let token = ahead.token
            switch token.kind {
            case .rightParenthesis, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon, .end,
                .exclamation, .question, .colon, .equal:
                return true
            case .leftParenthesis, .leftBracket: return !token.startsLine
            case .operator where ahead.isOperator(only: UInt8(ascii: "&")) || ahead.isEllipsis: return true
            case .operator where ahead.isOperator(UInt8(ascii: ">")): return false
            default: return token.startsLine
            }
        }
    }

    /// Whether `(label:label:)` follows, as in a reference to a function.
    var namesOfArgumentsFollow: Bool {
        guard token.kind == .leftParenthesis, !token.startsLine else { return false }
        var at = token.end
        guard byteClass(at) == ByteClass.letter || byte(at) == UInt8(ascii: "`") else { return false }
        while true {
            while byteClass(at) == ByteClass.letter || byteClass(at) == ByteClass.digit || byte(at) == UInt8(ascii: "`")
            {
                at += 1
            }
            while byte(at) == UInt8(ascii: " ") { at += 1 }
            guard byte(at) == UInt8(ascii: ":") else { return false }
            at += 1
            while byte(at) == UInt8(ascii: " ") { at += 1 }
            if byte(at) == UInt8(ascii: ")") { return true }
        }
    }

    /// Whether the brace that is the token opens accessors that observe a variable.
    mutating func observersFollow() -> Bool {
        lookAhead { ahead in
            ahead.advance()
            while ahead.token.kind == .at, ahead.stepAhead() { ahead.skipAttribute() }
            return ahead.token.word == .didSet || ahead.token.word == .willSet
        }
    }

    /// Whether the brace that is the token opens accessors, and not the body of a getter.
    mutating func accessorsFollow() -> Bool {
        lookAhead { ahead in
            ahead.advance()
            while ahead.stepAhead() {
                let word = ahead.token.word
                if ahead.token.kind == .at {
                    ahead.skipAttribute()
                } else if ahead.token.kind == .pound, word == .if {
                    ahead.skipCondition()
                } else if ahead.token.kind == .name, word.canBeModifier, !word.isAccessor {
                    ahead.advance()
                } else {
                    guard ahead.token.kind == .name, word.isAccessor else { return false }
                    ahead.advance()
                    return ahead.accessorGoesOn(word)
                }
            }
            return false
        }
    }

    /// Whether what follows the name of an accessor can follow one.
    private mutating func accessorGoesOn(_ word: Word) -> Bool {
        switch token.kind {
        case .leftBrace, .rightBrace, .semicolon, .at, .pound: true
        case .leftParenthesis: word != .get && !token.startsLine
        case .name: token.word.isAccessor || token.word.canBeModifier || token.word == .throws
        default: false
        }
    }
}
