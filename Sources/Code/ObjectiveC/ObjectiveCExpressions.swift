// Calls, messages, literals and lists of Objective-C.

import Basics

extension ObjectiveCScanner {
    /// Reads a literal, a call, a message or a name; nil if the token is none of them, which is skipped.
    mutating func readOperand() -> Int? {
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

    mutating func readMembers(_ base: Int, _ start: Int) -> Int {
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
    mutating func readArguments() -> [Int] { readList(UInt8(ascii: ")")) }

    mutating func readList(_ closing: UInt8) -> [Int] {
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
    mutating func readMessage() -> Int {
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
    mutating func readMessageArgument(_ start: Int) -> Int {
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
