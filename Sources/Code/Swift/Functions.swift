// Functions, initializers, subscripts, and their parameters.

extension SwiftScanner {
    mutating func readFunction(_ start: Int, _ attributes: Children) -> Int32 {
        advance()
        let name = readFunctionName()
        return finishFunction(start, name, attributes, .code)
    }

    /// Reads a function's name; `<` at the end of an operator's name may open generic parameters.
    private mutating func readFunctionName() -> Range<Int> {
        var name = tokenName
        switch token.kind {
        case .name: advance()
        case .operator, .equal, .exclamation, .question, .arrow:
            let length = token.end - token.start
            if length > 1, bytes[token.end - 1] == UInt8(ascii: "<"), byteClass(token.end) == ByteClass.letter {
                name = token.start..<token.end - 1
                resume(at: token.end - 1)
            } else {
                advance()
            }
        default: name = token.start..<token.start
        }
        return name
    }

    /// Reads `init`, `deinit` or `subscript`, which are their own names.
    mutating func readInitializer(_ start: Int, _ attributes: Children) -> Int32 {
        let name = token.start..<token.end
        let context: ItemContext = token.word == .subscript ? .accessors : .code
        advance()
        if token.kind == .question || token.kind == .exclamation { advance() }
        return finishFunction(start, name, attributes, context)
    }

    private mutating func finishFunction(
        _ start: Int, _ name: Range<Int>, _ attributes: Children, _ context: ItemContext
    ) -> Int32 {
        var children = attributes
        skipGenericParameters()
        if token.kind == .leftParenthesis { readParameters(into: &children, areNamed: true, inClosure: false) }
        skipEffects()
        if token.kind == .name, token.word == .none, bytes[token.start] == UInt8(ascii: "r"), !token.startsLine {
            advance()
        }
        if token.kind == .arrow {
            advance()
            append(readType(), to: &children)
        }
        skipWhere()
        if token.kind == .equal {
            // The definition of a macro.
            advance()
            append(readExpression(), to: &children)
        }
        if token.kind == .leftBrace {
            append(readBlock(context == .accessors && accessorsFollow() ? .accessors : .code), to: &children)
        }
        return add(.function, start, name: name, children)
    }

    /// Reads `(label name: Type = value, …)`; the parameters of an enum's case need no names.
    mutating func readParameters(into children: inout Children, areNamed: Bool, inClosure: Bool) {
        let opening = token.start
        let outer = enterCode()
        advance()
        while token.kind != .rightParenthesis {
            let start = token.start
            append(readParameter(areNamed, inClosure), to: &children)
            if token.kind == .comma {
                advance()
            } else if token.kind == .end || token.kind == .rightBrace || token.kind == .leftBrace {
                report(.unterminated, opening)
                leaveCode(outer)
                return
            } else if token.kind != .rightParenthesis, token.start == start {
                append(readUnknown(), to: &children)
            }
        }
        advance()
        leaveCode(outer)
    }

    private mutating func readParameter(_ isNamed: Bool, _ inClosure: Bool) -> Int32 {
        let start = token.start
        var children = Children()
        readAttributes(into: &children)
        var label = 0..<0
        var name = 0..<0
        let isLabeled = token.kind == .name && (isNamed || isEnumLabel)
        while isLabeled, token.kind == .name {
            // The one before the last is the label: `label name: Type`; alone it is both, and `_` is none.
            label = name.isEmpty ? tokenName : name
            if byte(label.lowerBound) == UInt8(ascii: "_"), label.count == 1 { label = 0..<0 }
            name = tokenName
            advance()
        }
        if inClosure { label = 0..<0 }
        if inClosure, token.kind == .leftParenthesis { append(readOperand(), to: &children) }
        if token.kind == .colon {
            advance()
            append(readType(), to: &children)
        } else if !isLabeled {
            append(readType(), to: &children)
        }
        if isEllipsis { advance() }
        if token.kind == .equal {
            advance()
            append(readExpression(), to: &children)
        }
        guard previousEnd > start else { return -1 }
        let parameter = add(.parameter, start, name: name, children)
        setLabel(label, of: parameter)
        return parameter
    }

    /// Whether a label of an enum's case begins with the token, and not a type.
    private var isEnumLabel: Bool {
        if colonFollows { return true }
        return token.word == .wildcard
    }
}
