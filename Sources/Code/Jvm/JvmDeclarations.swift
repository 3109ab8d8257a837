// Declarations: types, functions, variables, imports.

import Basics

extension JvmScanner {
    /// Reads `class Name(parameters) : Base(arguments) { members }`, `class Name extends Base implements Other { members }`.
    mutating func readTypeDeclaration(_ start: Int, from mark: Int) {
        let form: SyntaxTree.Form = isName("interface") ? .protocolType : isName("enum") ? .enumType : .classType
        advance()
        guard token.kind == .name else { return close(.unknown, start, from: mark) }
        let (name, outer) = (token.range, typeName)
        advance()
        if isMark("<") { skipAngles() }
        readPrimaryConstructor()
        readBases()
        typeName = name
        if isMark("{") { readMembers() }
        typeName = outer
        close(.type, start, name: name, from: mark)
        last { $0.form = form }
    }

    /// Reads `{ members }`.
    private mutating func readMembers() {
        let (start, mark) = (token.range.lowerBound, open.count)
        readBlockContents()
        close(.block, start, from: mark)
    }

    /// `@Inject private constructor(val name: Type = value)`: its properties are variables.
    private mutating func readPrimaryConstructor() {
        while language == .kotlin, isMark("@") || keyword == .softModifier || isName("constructor") {
            if isMark("@") { readAnnotation() } else { advance() }
        }
        if isMark("(") { readParameters(makesProperties: true) }
    }

    private mutating func readBases() {
        if language == .kotlin {
            if isMark(":") {
                repeat {
                    advance()
                    readBase()
                } while isMark(",")
            }
            if isName("where") { while token.kind != .end, !isMark("{"), !token.startsLine { advance() } }
            return
        }
        while token.kind == .name, isName("extends") || isName("implements") || isName("permits") {
            repeat {
                advance()
                readType()
            } while isMark(",")
        }
    }

    /// A type that another inherits from, with the arguments of its initializer, and what it delegates to.
    private mutating func readBase() {
        let mark = open.count
        repeat {
            if isName("by") { advance() }
            let start = token.range.lowerBound
            readType()
            let name = nameOfBase(start..<max(start, previousEnd))
            guard isMark("("), !token.startsLine else { continue }
            // The name was read as a type, so an empty node where it ends stands for it.
            let (arguments, callee) = (previousEnd, open.count)
            add(.identifier, arguments, name: name)
            last { $0.end = $0.start }
            readArguments()
            close(.call, arguments, name: name, from: callee)
        } while isName("by")
        if open.count == mark { advance() }
    }

    /// The name of a type without its arguments and the types around it.
    private func nameOfBase(_ range: Range<Int>) -> Range<Int> {
        let bytes = lexer.bytes[range]
        let end = bytes.firstIndex { $0 == UInt8(ascii: "<") } ?? range.upperBound
        let start = bytes[..<end].lastIndex { $0 == UInt8(ascii: ".") }.map { $0 + 1 } ?? range.lowerBound
        return start..<end
    }

    /// Reads `object : Base() { members }`.
    mutating func readObject() {
        let (start, mark) = (token.range.lowerBound, open.count)
        advance()
        readBases()
        if isMark("{") { readMembers() }
        close(.block, start, from: mark)
    }

    /// `companion object { members }`: they are members of the type around it.
    mutating func readCompanion(_ start: Int, from mark: Int) {
        advance()
        if isName("object") { advance() }
        if token.kind == .name, !token.startsLine { advance() }
        readBases()
        if isMark("{") { readBlockContents() }
        close(.block, start, from: mark)
    }

    // MARK: Functions

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

    private mutating func readResult() {
        guard isMark(":") else { return }
        advance()
        readType()
    }

    private mutating func readFunctionBody() {
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

    // MARK: Variables

    /// `val name: Type = value`, `val (a, b) = value`, with accessors.
    mutating func readVariable(_ start: Int, from mark: Int) {
        let isMutable = isName("var")
        advance()
        if isMark("<") { skipAngles() }
        var name: Range<Int>?
        if isMark("(") {
            skipBalanced()
        } else {
            while token.kind == .name {
                name = token.range
                advance()
                if isMark("<") { skipAngles() }
                if isMark("?") { advance() }
                guard isMark(".") else { break }
                advance()
            }
        }
        readResult()
        if take("=") { readExpression() } else if isName("by") { readDelegate() }
        take(";")
        readAccessors()
        close(.variable, start, name: name ?? start..<start, from: mark)
        if isMutable { last { $0.form = .mutable } }
    }

    private mutating func readDelegate() {
        advance()
        readExpression()
    }

    /// Reads `get() = value`, `private set`.
    private mutating func readAccessors() {
        while true {
            if keyword == .softModifier, case let next = lexer.peek(), next.kind == .name,
                lexer.bytes[next.range].elementsEqual("set".utf8)
            {
                advance()
            }
            guard isName("get") || isName("set") else { return }
            let (start, name, mark) = (token.range.lowerBound, token.range, open.count)
            guard beginsAccessor() else {
                // `private set`
                if isName("set"), !token.startsLine { advance() }
                return
            }
            advance()
            skipBalanced()
            readResult()
            readFunctionBody()
            close(.accessor, start, name: name, from: mark)
        }
    }

    private mutating func beginsAccessor() -> Bool {
        let next = lexer.peek()
        return next.kind == .mark && next.mark == UInt8(ascii: "(")
    }

    // MARK: Names

    /// Reads `typealias Name = Type`.
    mutating func readTypeAlias(_ start: Int, from mark: Int) {
        advance()
        guard token.kind == .name else { return }
        let name = token.range
        advance()
        if isMark("<") { skipAngles() }
        if take("=") { readType() }
        close(.typeAlias, start, name: name, from: mark)
    }

    /// `import path.Name as Other`: the path is the name, the other name the label.
    mutating func readImport() {
        let start = token.range.lowerBound
        let isPackage = keyword == .package
        advance()
        if isName("static"), !token.startsLine { advance() }
        let path = token.range.lowerBound
        var alias: Range<Int>?
        var end = path
        while token.kind != .end, !isMark(";"), !token.startsLine || end == path {
            if isName("as"), end > path {
                advance()
                if token.kind == .name, !token.startsLine {
                    alias = token.range
                    advance()
                }
                break
            }
            guard token.kind == .name || isMark(".") || isMark("*") else { break }
            end = token.range.upperBound
            advance()
        }
        take(";")
        guard !isPackage else { return }
        add(.import, start, name: path..<end)
        if let alias { label(alias) }
    }
}
