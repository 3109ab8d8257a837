// C and Objective-C source: calls, messages, strings, and what hands texts on.

import Basics

/// Reads C and Objective-C source into a syntax tree.
///
/// It knows calls, messages, literals, functions, methods, macros and constants; everything else is a sequence of these.
/// A message such as `[bundle localizedStringForKey:key value:nil table:nil]` becomes a call with labels.
public struct ObjectiveCScanner {
    private var lexer: ObjectiveCLexer
    private var token: ObjectiveCLexer.Token
    private var previousEnd = 0
    private var nodes: [SyntaxTree.Node] = []
    private var depth = 0
    private var faults: [CodeFault] = []

    private static let deepest = 100

    /// Reads the bytes of a file.
    public static func scan(_ bytes: [UInt8]) -> SyntaxTree {
        guard bytes.count <= SyntaxTree.largestFile else {
            return .unread(bytes, .tooLarge(SyntaxTree.largestFile), 0)
        }
        if let offset = bytes.firstOffset(of: 0, in: bytes.indices) { return .unread(bytes, .binary, offset) }
        var scanner = ObjectiveCScanner(bytes)
        scanner.readFile()
        return SyntaxTree(
            bytes: bytes, nodes: scanner.nodes, faults: scanner.faults, comments: scanner.lexer.comments)
    }

    private init(_ bytes: [UInt8]) {
        lexer = ObjectiveCLexer(bytes)
        token = ObjectiveCLexer.Token(kind: .end, range: 0..<0)
    }

    // MARK: Tokens

    private mutating func advance() {
        previousEnd = token.range.upperBound
        token = lexer.next()
    }

    private func isMark(_ mark: Unicode.Scalar) -> Bool { token.kind == .mark(UInt8(ascii: mark)) }

    private func isName(_ name: StaticString) -> Bool {
        token.kind == .name && token.range.count == name.utf8CodeUnitCount
            && lexer.bytes.has(name, at: token.range.lowerBound)
    }

    // MARK: Nodes

    @discardableResult
    private mutating func add(_ kind: NodeKind, _ start: Int, name: Range<Int>? = nil, _ children: [Int] = []) -> Int {
        var node = SyntaxTree.Node(kind: kind, start: UInt32(start), end: UInt32(max(start, previousEnd)))
        if let name { (node.nameStart, node.nameEnd) = (UInt32(name.lowerBound), UInt32(name.upperBound)) }
        nodes.append(node)
        adopt(children, nodes.count - 1)
        return nodes.count - 1
    }

    private mutating func adopt(_ children: [Int], _ parent: Int) {
        nodes[parent].firstChild = children.first.map { Int32($0) } ?? -1
        for (position, child) in children.enumerated() {
            nodes[child].parent = Int32(parent)
            nodes[child].nextSibling = position + 1 < children.count ? Int32(children[position + 1]) : -1
        }
    }

    private mutating func label(_ node: Int, _ label: Range<Int>) {
        (nodes[node].labelStart, nodes[node].labelEnd) = (UInt32(label.lowerBound), UInt32(label.upperBound))
    }

    // MARK: Declarations

    private mutating func readFile() {
        add(.file, 0)
        advance()
        var children: [Int] = []
        while token.kind != .end { children += readDeclarations() }
        nodes[0].end = UInt32(lexer.bytes.count)
        adopt(children, 0)
        if let offset = lexer.unterminated { faults.append(CodeFault(problem: .unterminated, offset: offset)) }
    }

    /// Reads what stands outside functions up to the end of a declaration.
    private mutating func readDeclarations() -> [Int] {
        switch token.kind {
        case .define: return readDefine()
        case .mark(UInt8(ascii: "@")):
            advance()
            if isName("implementation") { return [readImplementation()] }
            if token.kind == .name { advance() }
            return []
        case .mark(UInt8(ascii: "-")), .mark(UInt8(ascii: "+")): return readMethod()
        case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")), .mark(UInt8(ascii: "}")):
            advance()
            return []
        default: return readSequence(isOutside: true)
        }
    }

    /// `@implementation Name (Category) … @end`, as an extension of the class.
    private mutating func readImplementation() -> Int {
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
    private mutating func readMethod() -> [Int] {
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
        guard isMark("{") else { return [] }
        children.append(readBlock())
        return [add(.function, start, name: name, children)]
    }

    /// `#define NAME(parameter) value` as a function, without parameters as a constant.
    private mutating func readDefine() -> [Int] {
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
            return [add(.variable, start, name: name, body.count == 1 ? body : [])] + (body.count == 1 ? [] : body)
        }
        let block = add(.block, bodyStart, body)
        return [add(.function, start, name: name, parameters + [block])]
    }

    private mutating func skipBrackets() {
        var depth = 0
        repeat {
            if isMark("(") { depth += 1 }
            if isMark(")") { depth -= 1 }
            advance()
        } while depth > 0 && token.kind != .end
    }

    // MARK: Statements

    private mutating func readBlock() -> Int {
        let start = token.range.lowerBound
        advance()
        var children: [Int] = []
        while token.kind != .end, !isMark("}") {
            let before = token.range
            children += readSequence(isOutside: false)
            if token.range == before { advance() }
        }
        if isMark("}") { advance() }
        return add(.block, start, children)
    }

    /// Reads what stands between two of `;`, `,` and closing brackets: one expression if it is nothing else.
    private mutating func readSequence(isOutside: Bool) -> [Int] {
        let start = token.range.lowerBound
        var found: [Int] = []
        var question: Int?
        var colon: Int?
        var isPlain = true
        var variable: Range<Int>?
        var isReturn = false
        while true {
            switch token.kind {
            case .end, .endOfDefine, .define: return finish()
            case .mark(UInt8(ascii: ";")), .mark(UInt8(ascii: ",")):
                advance()
                return finish()
            case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")), .mark(UInt8(ascii: "}")): return finish()
            case .mark(UInt8(ascii: "{")):
                let block = readNested { $0.readBlock() }
                if isOutside, let call = found.last, nodes[call].kind == .call {
                    return [makeFunction(call, block)]
                }
                found.append(block)
                return found
            case .mark(UInt8(ascii: "?")):
                question = found.count
                advance()
            case .mark(UInt8(ascii: ":")):
                colon = found.count
                advance()
            case .mark(UInt8(ascii: "=")):
                // `NSString *name = @"…";`
                if let last = found.last, nodes[last].kind == .identifier, found.count > 1 || !isPlain {
                    variable = Int(nodes[last].nameStart)..<Int(nodes[last].nameEnd)
                }
                advance()
                found = []
                isPlain = true
            case .mark(let mark)
            where isOutside && found.isEmpty && (mark == UInt8(ascii: "-") || mark == UInt8(ascii: "@")):
                return []
            case .mark, .name, .string:
                if isName("return") {
                    isReturn = true
                    advance()
                } else if let node = readNested({ $0.readOperand() }) {
                    found.append(node)
                } else {
                    isPlain = false
                }
            }
        }

        func finish() -> [Int] {
            var result = found
            if let question, let colon, question == 1, colon == 2, found.count == 3 {
                result = [add(.ternary, start, found)]
            } else if found.count > 1, isPlain == false || variable != nil {
                result = [add(.unknown, start, found)]
            } else if found.count == 1, !isPlain, nodes[found[0]].kind != .call {
                result = [add(.unknown, start, found)]
            }
            if let variable { return [add(.variable, start, name: variable, result)] }
            if isReturn { return [add(.transfer, start, name: start..<min(start + 6, lexer.bytes.count), result)] }
            return result
        }
    }

    private mutating func readNested<Result>(_ read: (inout Self) -> Result?) -> Result? {
        guard depth < Self.deepest else {
            if faults.isEmpty {
                faults.append(CodeFault(problem: .nestedTooDeeply(Self.deepest), offset: token.range.lowerBound))
            }
            advance()
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        return read(&self)
    }

    private mutating func readNested(_ read: (inout Self) -> Int) -> Int {
        readNested { read(&$0) as Int? } ?? add(.unknown, previousEnd)
    }

    /// Makes a function of a call and a block: `NSString *Name(NSString *key) { … }`.
    private mutating func makeFunction(_ call: Int, _ block: Int) -> Int {
        var parameters: [Int] = []
        var child = nodes[call].firstChild
        child = child >= 0 ? nodes[Int(child)].nextSibling : -1
        while child >= 0 {
            if let name = lastIdentifier(in: Int(child)) {
                let node = nodes.count
                nodes.append(SyntaxTree.Node(kind: .parameter, start: nodes[name].start, end: nodes[name].end))
                (nodes[node].nameStart, nodes[node].nameEnd) = (nodes[name].nameStart, nodes[name].nameEnd)
                parameters.append(node)
            }
            child = nodes[Int(child)].nextSibling
        }
        let name = Int(nodes[call].nameStart)..<Int(nodes[call].nameEnd)
        return add(.function, Int(nodes[call].start), name: name, parameters + [block])
    }

    private func lastIdentifier(in node: Int) -> Int? {
        if nodes[node].kind == .identifier { return node }
        var found: Int?
        var child = nodes[node].firstChild
        while child >= 0 {
            if nodes[Int(child)].kind == .identifier { found = Int(child) }
            child = nodes[Int(child)].nextSibling
        }
        return found
    }

    // MARK: Expressions

    /// Reads a literal, a call, a message or a name; nil if the token is none of them, which is skipped.
    private mutating func readOperand() -> Int? {
        let start = token.range.lowerBound
        switch token.kind {
        case .string:
            while token.kind == .string { advance() }
            return add(.string, start)
        case .name:
            let name = token.range
            advance()
            var node = add(.identifier, start, name: name)
            if isMark("(") {
                // `CFSTR("…")` is its literal.
                let isLiteral = lexer.bytes[name].elementsEqual("CFSTR".utf8)
                let arguments = readArguments()
                if isLiteral, arguments.count == 1 { return arguments[0] }
                node = add(.call, start, name: name, [node] + arguments)
            }
            return readMembers(node, start)
        case .mark(UInt8(ascii: "[")): return readMembers(readMessage(), start)
        case .mark(UInt8(ascii: "(")):
            let elements = readArguments()
            return elements.isEmpty ? nil : add(.tuple, start, elements)
        case .mark(UInt8(ascii: "@")):
            advance()
            if isMark("[") { return add(.array, start, readList(UInt8(ascii: "]"))) }
            if isMark("{") { return add(.array, start, readList(UInt8(ascii: "}"))) }
            return nil
        default:
            advance()
            return nil
        }
    }

    private mutating func readMembers(_ base: Int, _ start: Int) -> Int {
        var node = base
        while isMark(".") {
            advance()
            guard token.kind == .name else { break }
            let name = token.range
            advance()
            node = add(.member, start, name: name, [node])
        }
        return node
    }

    /// `(a, b)`: each is one expression, or what stands there.
    private mutating func readArguments() -> [Int] { readList(UInt8(ascii: ")")) }

    private mutating func readList(_ closing: UInt8) -> [Int] {
        advance()
        var arguments: [Int] = []
        while token.kind != .end, token.kind != .endOfDefine, token.kind != .mark(closing) {
            let start = token.range.lowerBound
            let found = readSequence(isOutside: false)
            if found.count == 1 {
                arguments.append(found[0])
            } else if token.range.lowerBound > start {
                arguments.append(add(.unknown, start, found))
            } else {
                advance()
            }
        }
        if token.kind == .mark(closing) { advance() }
        return arguments
    }

    /// `[receiver name:argument label:argument]`, or what stands in the brackets of a subscript.
    private mutating func readMessage() -> Int {
        let start = token.range.lowerBound
        advance()
        var receiver: Int?
        while receiver == nil, token.kind != .end, token.kind != .endOfDefine, !isMark("]") {
            receiver = readNested { $0.readOperand() }
        }
        guard let receiver, token.kind == .name else {
            var inner = receiver.map { [$0] } ?? []
            while token.kind != .end, token.kind != .endOfDefine, !isMark("]") {
                let before = token.range
                inner += readSequence(isOutside: false)
                if token.range == before { advance() }
            }
            if isMark("]") { advance() }
            return add(.unknown, start, inner)
        }
        let name = token.range
        advance()
        let callee = add(.member, start, name: name, [receiver])
        var arguments: [Int] = []
        var part: Range<Int>?
        while token.kind != .end, token.kind != .endOfDefine, !isMark("]") {
            if isMark(":") {
                advance()
                let argumentStart = token.range.lowerBound
                let argument = readMessageArgument(argumentStart)
                if let part { label(argument, part) }
                arguments.append(argument)
                part = nil
            } else if token.kind == .name {
                part = token.range
                advance()
            } else {
                let before = token.range
                arguments += readSequence(isOutside: false)
                if token.range == before { advance() }
            }
        }
        if isMark("]") { advance() }
        return add(.call, start, name: name, [callee] + arguments)
    }

    /// An argument ends before a name and a colon, which begin the next one.
    private mutating func readMessageArgument(_ start: Int) -> Int {
        var found: [Int] = []
        var isPlain = true
        var isTernary = false
        while token.kind != .end, token.kind != .endOfDefine, !isMark("]"), !isMark(";"), !isMark("}") {
            if isMark("?") {
                isTernary = true
                advance()
            } else if isMark(":") {
                guard isTernary else { break }
                advance()
            } else if isMark("{") {
                found.append(readNested { $0.readBlock() })
            } else if token.kind == .name, !found.isEmpty, !isTernary, nodes[found[found.count - 1]].kind != .unknown,
                isPlain
            {
                break
            } else if token.kind == .name, isTernary, found.count >= 3 {
                break
            } else if let node = readNested({ $0.readOperand() }) {
                found.append(node)
                isPlain = true
            } else {
                isPlain = false
            }
        }
        if found.count == 1, let only = found.first { return only }
        if isTernary, found.count == 3 { return add(.ternary, start, found) }
        return add(.unknown, start, found)
    }
}
