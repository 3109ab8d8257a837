// Files, classes, methods and macros of Objective-C.

import Basics

extension ObjectiveCScanner {
    mutating func readFile() {
        add(.file, 0)
        advance()
        var children: [Int] = []
        while token.kind != .end { children += readDeclarations() }
        nodes[0].end = UInt32(lexer.bytes.count)
        nodes.adopt(children, by: 0)
        if let offset = lexer.unterminated { faults.append(CodeFault(problem: .unterminated, offset: offset)) }
    }

    /// Reads what stands outside functions up to the end of a declaration.
    mutating func readDeclarations() -> [Int] {
        switch token.kind {
        case .define: return readDefine()
        case .mark(UInt8(ascii: "@")):
            advance()
            if isName("implementation") { return [readImplementation()] }
            let isHeading = isName("interface") || isName("protocol")
            if token.kind == .name { advance() }
            if isHeading { skipHeading() }
            return []
        case .mark(UInt8(ascii: "-")), .mark(UInt8(ascii: "+")): return readMethod()
        // What opens nothing here: brackets, and the end of a `#define` without a name.
        case .endOfDefine, .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")), .mark(UInt8(ascii: "}")):
            advance()
            return []
        default: return readSequence(isOutside: true)
        }
    }

    /// Skips the name of a class or protocol, and what it inherits, so that it is no part of its first method.
    private mutating func skipHeading() {
        while token.kind == .name || [":", ",", "(", ")", "<", ">"].contains(where: { isMark($0) }) { advance() }
    }

    /// `@implementation Name (Category) … @end`, as an extension of the class.
    mutating func readImplementation() -> Int {
        let start = token.range.lowerBound
        advance()
        let name = token.range
        if token.kind == .name { advance() }
        var children: [Int] = []
        while token.kind != .end {
            if isMark("@") {
                advance()
                if isName("end") {
                    advance()
                    break
                }
                if isName("implementation") { break }
            } else {
                children += readDeclarations()
            }
        }
        return add(.extension, start, name: name, children)
    }

    /// Reads a method: `- (Type)name:(Type)parameter label:(Type)parameter { … }`.
    mutating func readMethod() -> [Int] {
        let start = token.range.lowerBound
        advance()
        if isMark("(") { skipBrackets() }
        guard token.kind == .name else { return [] }
        let name = token.range
        var children: [Int] = []
        var part: Range<Int>?
        while token.kind == .name || isMark(":") {
            if token.kind == .name {
                part = token.range
                advance()
                continue
            }
            advance()
            if isMark("(") { skipBrackets() }
            guard token.kind == .name else { break }
            let parameter = token.range
            advance()
            let node = add(.parameter, parameter.lowerBound, name: parameter)
            if !children.isEmpty, let part { label(node, part) }
            children.append(node)
        }
        // `- (void)show; { … }` is legal.
        if isMark(";") { advance() }
        guard isMark("{") else { return [] }
        children.append(readBlock())
        return [add(.function, start, name: name, children)]
    }

    /// `#define NAME(parameter) value` as a function, without parameters as a constant.
    mutating func readDefine() -> [Int] {
        let start = token.range.lowerBound
        advance()
        guard token.kind == .name else { return [] }
        let name = token.range
        advance()
        var parameters: [Int] = []
        let isFunction = isMark("(") && token.range.lowerBound == name.upperBound
        if isFunction {
            advance()
            while !isMark(")"), token.kind != .endOfDefine, token.kind != .end {
                if token.kind == .name {
                    let parameter = token.range
                    advance()
                    parameters.append(add(.parameter, parameter.lowerBound, name: parameter))
                } else {
                    advance()
                }
            }
            if isMark(")") { advance() }
        }
        let bodyStart = token.range.lowerBound
        var body: [Int] = []
        while token.kind != .endOfDefine, token.kind != .end {
            let count = body.count
            body += readSequence(isOutside: false)
            // Closing brackets without an opening one.
            if body.count == count, token.kind != .endOfDefine, token.kind != .end { advance() }
        }
        if token.kind == .endOfDefine { advance() }
        guard isFunction else {
            return [add(.variable, start, name: name, body.count > 1 ? [add(.unknown, bodyStart, body)] : body)]
        }
        let block = add(.block, bodyStart, body)
        return [add(.function, start, name: name, parameters + [block])]
    }

    mutating func skipBrackets() {
        var depth = 0
        repeat {
            if isMark("(") { depth += 1 }
            if isMark(")") { depth -= 1 }
            advance()
        } while depth > 0 && token.kind != .end
    }
}
