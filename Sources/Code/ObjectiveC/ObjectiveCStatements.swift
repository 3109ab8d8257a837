// Blocks and sequences of Objective-C, and the functions of C.

import Basics

extension ObjectiveCScanner {
    mutating func readBlock() -> Int {
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
    mutating func readSequence(isOutside: Bool) -> [Int] {
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

    mutating func readNested<Result>(_ read: (inout Self) -> Result?) -> Result? {
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

    mutating func readNested(_ read: (inout Self) -> Int) -> Int {
        readNested { read(&$0) as Int? } ?? add(.unknown, previousEnd)
    }

    /// Makes a function of a call and a block: `NSString *Name(NSString *key) { … }`.
    mutating func makeFunction(_ call: Int, _ block: Int) -> Int {
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

    func lastIdentifier(in node: Int) -> Int? {
        if nodes[node].kind == .identifier { return node }
        var found: Int?
        var child = nodes[node].firstChild
        while child >= 0 {
            if nodes[Int(child)].kind == .identifier { found = Int(child) }
            child = nodes[Int(child)].nextSibling
        }
        return found
    }
}
