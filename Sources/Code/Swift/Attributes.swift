// Attributes and modifiers.

extension SwiftScanner {
    /// Reads `@Name(arguments)`, as often as it occurs.
    mutating func readAttributes(into children: inout Children, ofType: Bool = false) {
        while token.kind == .at {
            let start = token.start
            let name = skipAttributeName()
            var arguments = Children()
            if argumentsFollow(name, ofType: ofType) {
                if isText(name, "abi") || isText(name, "_specialize") {
                    // Their arguments are declarations, and no expressions.
                    skipBrackets()
                } else {
                    readList(closedBy: .rightParenthesis, into: &arguments)
                    if token.kind == .rightParenthesis { advance() }
                }
            }
            append(add(.attribute, start, name: name, arguments), to: &children)
        }
    }

    /// Skips `@Name(…)` before a type.
    mutating func skipAttribute(ofType: Bool = false) {
        let name = skipAttributeName()
        if argumentsFollow(name, ofType: ofType) { skipBrackets() }
    }

    /// Skips `@Name<Type>.Name`, and returns where the name is.
    private mutating func skipAttributeName() -> Range<Int> {
        advance()
        let start = token.start
        if token.kind == .name { advance() }
        if isOperator(UInt8(ascii: "<")) { _ = skipGenericArguments() }
        while token.kind == .period {
            advance()
            if token.kind == .name { advance() }
        }
        return start..<max(start, previousEnd)
    }

    /// Whether the parenthesis that is the token is that of an attribute's arguments.
    ///
    /// A space before it means that a type follows, and so do names of attributes that take none: `@escaping(Int) -> Void`.
    private func argumentsFollow(_ name: Range<Int>, ofType: Bool) -> Bool {
        guard token.kind == .leftParenthesis, isLeftBound(token.start) else { return false }
        return !ofType || isText(name, "convention") || isText(name, "isolated") || isText(name, "differentiable")
    }

    /// Skips `public`, `private(set)`, `nonisolated(unsafe)` and the like.
    mutating func skipModifiers(into children: inout Children) {
        while true {
            if token.kind == .at {
                readAttributes(into: &children)
            } else if token.kind == .name, isModifier {
                advance()
                if token.kind == .leftParenthesis, isModifierArgument { skipBrackets() }
            } else {
                return
            }
        }
    }

    /// Whether the parenthesis that is the token is that of `private(set)` or `unowned(unsafe)`, and not of a call.
    private var isModifierArgument: Bool {
        var at = token.end
        while byteClass(at) == ByteClass.letter { at += 1 }
        guard byte(at) == UInt8(ascii: ")") else { return false }
        let word = token.end..<at
        return isText(word, "set") || isText(word, "unsafe") || isText(word, "safe") || isText(word, "nonsending")
    }

    /// Whether the word that is the token is a modifier here.
    var isModifier: Bool {
        mutating get {
            let word = token.word
            if word == .none { return false }
            if word.isModifier { return true }
            guard word.canBeModifier || word == .class else { return false }
            return declarationFollowsModifiers(word)
        }
    }

    /// Whether a declaration follows the token and other modifiers.
    private mutating func declarationFollowsModifiers(_ word: Word) -> Bool {
        lookAhead { ahead in
            ahead.advance()
            var isFirst = true
            while ahead.stepAhead() {
                let next = ahead.token
                if isFirst, next.kind == .leftParenthesis, ahead.isModifierArgument {
                    ahead.skipBrackets()
                    isFirst = false
                    continue
                }
                isFirst = true
                if next.kind == .at {
                    ahead.skipAttribute()
                    continue
                }
                guard next.kind == .name else { return false }
                if next.word.isDeclaration || next.word == .case && word == .indirect {
                    // `class` begins a declaration itself, unless a member follows.
                    return word != .class || next.word.isMember
                }
                if next.word == .actor || next.word == .macro { return true }
                guard next.word.isModifier || next.word.canBeModifier else { return false }
                ahead.advance()
            }
            return false
        }
    }
}

extension Word {
    /// Whether it introduces what a type can contain as `class`: functions, variables, subscripts.
    var isMember: Bool {
        switch self {
        case .func, .var, .let, .subscript, .initializer, .typealias: true
        default: false
        }
    }
}
