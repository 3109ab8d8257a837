// Variables, their accessors, other names and imports.

import Basics

extension JvmScanner {
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
