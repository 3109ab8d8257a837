// Functions, constructors and what they take.

import Basics

extension JvmScanner {
    /// Reads `fun <T> Receiver.name(parameters): Type { statements }`.
    mutating func readFunction(_ start: Int, from mark: Int) {
        advance()
        if isMark("<") { skipAngles() }
        var name: Range<Int>?
        while token.kind == .name || isMark("(") && name == nil {
            if token.kind == .name { name = token.range }
            if isMark("(") { skipBalanced() } else { advance() }
            if isMark("<") { skipAngles() }
            if isMark("?") { advance() }
            guard isMark(".") || token.kind == .safeAccess else { break }
            advance()
        }
        if isMark("(") { readParameters() }
        readResult()
        readFunctionBody()
        close(name == nil ? .closure : .function, start, name: name, from: mark)
    }

    mutating func readResult() {
        guard isMark(":") else { return }
        advance()
        readType()
    }

    mutating func readFunctionBody() {
        if isName("where") { while token.kind != .end, !isMark("{"), !isMark("=") { advance() } }
        if isMark("{") {
            readBody()
        } else if isMark("=") {
            advance()
            let (start, mark) = (token.range.lowerBound, open.count)
            readExpression()
            close(.block, start, from: mark)
        }
    }

    /// Reads `(name: Type = value, …)` or `(Type name, …)`.
    mutating func readParameters(makesProperties: Bool = false) {
        advance()
        while token.kind != .end, !isMark(")"), !isMark("{"), !isMark("}") {
            let before = token.range.lowerBound
            readParameter(makesProperties)
            if !take(","), token.range.lowerBound == before { advance() }
        }
        take(")")
    }

    private mutating func readParameter(_ makesProperties: Bool) {
        let (start, mark) = (token.range.lowerBound, open.count)
        var isProperty = false
        while true {
            if isMark("@") {
                readAnnotation()
            } else if keyword == .variable {
                isProperty = makesProperties
                advance()
            } else if keyword == .modifier || keyword == .softModifier, lexer.peek().kind == .name {
                advance()
            } else {
                break
            }
        }
        if language == .java {
            readType()
            // `Type... names`
            if token.kind == .sign { advance() }
            if isMark(".") { advance() }
        }
        guard token.kind == .name else { return close(.unknown, start, from: mark) }
        let name = token.range
        advance()
        readResult()
        if take("=") { readExpression(inBrackets: true) }
        close(isProperty ? .variable : .parameter, start, name: name, from: mark)
    }

    /// Reads `init { … }`, `constructor(parameters) : this(arguments) { … }`.
    mutating func readKotlinInitializer(_ start: Int, from mark: Int) -> Bool {
        let name = token.range
        let next = lexer.peek()
        guard next.kind == .mark, next.mark == UInt8(ascii: "{") || next.mark == UInt8(ascii: "(") else { return false }
        if next.mark == UInt8(ascii: "("), isName("init") { return false }
        advance()
        if isMark("(") { readParameters() }
        if take(":") { readExpression() }
        if isMark("{") { readBody() }
        close(.function, start, name: name, from: mark)
        return true
    }

    /// Reads `Type name(parameters) { … }`, `Name(parameters) { … }`, `Type name = value, other;`.
    mutating func readJavaDeclaration(_ start: Int, from mark: Int) -> Bool {
        if isMark("<") { skipAngles() }
        guard token.kind == .name, keyword == .none else { return false }
        let isConstructor = isOfEnclosingType && lexer.peek().mark == UInt8(ascii: "(")
        guard isConstructor || beginsDeclaration() else { return false }
        if !isConstructor { readType() }
        guard token.kind == .name else { return true }
        var name = token.range
        advance()
        if isMark("(") {
            readParameters()
            // `throws Problem`, `default value`
            while token.kind != .end, !isMark("{"), !isMark(";"), !isMark("}") { advance() }
            if isMark("{") { readBody() } else { take(";") }
            close(.function, start, name: name, from: mark)
            return true
        }
        var (first, begin) = (mark, start)
        while true {
            while isMark("[") { skipBalanced() }
            if take("=") { readExpression(inBrackets: true) }
            close(.variable, begin, name: name, from: first)
            last { $0.form = .mutable }
            // `int a = 1, b = 2;`
            guard isMark(","), lexer.peek().kind == .name else { break }
            advance()
            (name, begin, first) = (token.range, token.range.lowerBound, open.count)
            advance()
        }
        take(";")
        return true
    }

    /// Whether the current token is the name of the type around it.
    private var isOfEnclosingType: Bool {
        token.range.count == typeName.count && !typeName.isEmpty
            && lexer.bytes[token.range].elementsEqual(lexer.bytes[typeName])
    }
}
