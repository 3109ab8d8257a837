// Expressions: operands with operators between them.

import Basics

extension JvmScanner {
    /// Reads an expression as one node; nothing if there is none.
    ///
    /// In brackets, an expression may go on in the next line wherever it likes.
    mutating func readExpression(inBrackets: Bool = false) {
        guard enters() else { return }
        defer { leaves() }
        let (mark, start) = (open.count, token.range.lowerBound)
        while readOperand() {
            if isMark("?"), language == .java {
                closeOperators(start, from: mark)
                readTernary(start, from: mark)
                break
            }
            guard let sign = binarySign(inBrackets) else { break }
            let isAssignment = isMark("=")
            advance()
            add(.binaryOperator, sign.range.lowerBound, name: sign.range)
            // `as?`, `!is`
            if isMark("?"), language == .kotlin { advance() }
            if isAssignment {
                readExpression(inBrackets: inBrackets)
                break
            }
        }
        closeOperators(start, from: mark)
    }

    /// Makes one node of operands and operators.
    private mutating func closeOperators(_ start: Int, from mark: Int) {
        if open.count - mark > 1 { close(.operators, start, from: mark) }
    }

    /// Reads `condition ? one : other`.
    private mutating func readTernary(_ start: Int, from mark: Int) {
        advance()
        readExpression(inBrackets: true)
        if take(":") { readExpression(inBrackets: true) }
        close(.ternary, start, from: mark)
    }

    /// The current token if it is an operator between operands.
    private mutating func binarySign(_ inBrackets: Bool) -> JvmLexer.Token? {
        let breaks = token.startsLine && !inBrackets && language == .kotlin
        switch token.kind {
        case .elvis: return token
        case .sign:
            if isText("&&") || isText("||") { return token }
            return breaks || isText("++") || isText("--") ? nil : token
        case .mark where !breaks:
            switch token.mark {
            case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"),
                UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"),
                UInt8(ascii: "^"):
                return token
            case UInt8(ascii: "!") where language == .kotlin:
                // `a !in b`
                advance()
                return keyword == .operator ? token : nil
            default: return nil
            }
        case .name:
            if keyword == .operator { return breaks && !isName("as") ? nil : token }
            // `key to value`
            guard language == .kotlin, !token.startsLine, keyword == .none else { return nil }
            return token
        default: return nil
        }
    }

    /// Reads an operand with everything behind it as one node; returns false if there is none.
    mutating func readOperand() -> Bool {
        skipPrefixes()
        let (start, mark, count) = (token.range.lowerBound, open.count, nodes.count)
        switch token.kind {
        case .quotes: readString()
        case .number:
            let isWhole = !lexer.bytes[token.range].contains(UInt8(ascii: "."))
            advance()
            add(isWhole ? .integer : .float, start)
        case .character:
            advance()
            add(.literal, start)
        case .name:
            guard readWord() else { return open.count > mark }
        case .mark:
            switch token.mark {
            case UInt8(ascii: "("):
                readList(")", .tuple)
                if token.kind == .arrow, language == .java, readsArrows {
                    drop(from: mark, nodes: count)
                    readArrow(start)
                } else if isCast {
                    // `(String) value`
                    drop(from: mark, nodes: count)
                    guard enters() else { return false }
                    defer { leaves() }
                    return readOperand()
                }
            case UInt8(ascii: "["): readList("]", .array)
            case UInt8(ascii: "{"):
                if language == .kotlin { readLambda() } else { readList("}", .array) }
            default: return false
            }
        default: return false
        }
        guard open.count > mark else { return false }
        readPostfixes(start, mark)
        return true
    }

    /// Signs before an operand, annotations and labels.
    private mutating func skipPrefixes() {
        while true {
            switch token.kind {
            case .mark:
                switch token.mark {
                case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"), UInt8(ascii: "~"), UInt8(ascii: "*"),
                    UInt8(ascii: "&"):
                    advance()
                case UInt8(ascii: "@"):
                    skipAnnotationName()
                    if isMark("("), !token.startsLine { skipBalanced() }
                default: return
                }
            case .assertion, .reference: advance()
            case .sign where isText("++") || isText("--"): advance()
            case .name where language == .kotlin && isName("suspend"): return
            default: return
            }
        }
    }

    /// Whether what stands in the brackets before is a type, and an operand follows.
    private var isCast: Bool {
        guard language == .java else { return false }
        return token.kind == .quotes || token.kind == .name && keyword != .operator || isMark("(")
    }

    /// A name, or an expression that begins with a word; returns false if nothing can follow it.
    private mutating func readWord() -> Bool {
        let (start, range, mark) = (token.range.lowerBound, token.range, open.count)
        switch keyword {
        case .if:
            readIf()
            return false
        case .switch:
            readSwitch()
            return false
        case .try:
            readTry()
            return false
        case .transfer:
            readTransfer()
            return false
        case .object where language == .kotlin:
            readObject()
            return false
        case .function where language == .kotlin:
            readFunction(start, from: mark)
            return false
        case .new: readNew()
        case .literal:
            advance()
            add(.literal, start, name: range)
        case .else, .catcher, .case, .loop, .operator: return false
        default:
            advance()
            if token.kind == .arrow, language == .java, readsArrows {
                add(.parameter, start, name: range)
                readArrow(start, from: mark)
                return true
            }
            // `this@Menu`
            if isMark("@"), token.range.lowerBound == range.upperBound, language == .kotlin { skipAnnotationName() }
            add(.identifier, start, name: range)
            last { $0.end = UInt32(range.upperBound) }
        }
        return true
    }

    /// What follows an operand: members, calls, subscripts, lambdas.
    private mutating func readPostfixes(_ start: Int, _ mark: Int) {
        var length = 0
        while true {
            let isNewLine = token.startsLine && language == .kotlin
            switch token.kind {
            case .safeAccess, .reference: readMember(start, mark)
            case .mark where isMark("."): readMember(start, mark)
            case .assertion where !isNewLine: advance()
            case .sign where !isNewLine && (isText("++") || isText("--")): advance()
            case .mark where isMark("(") && !isNewLine:
                readArguments()
                readTrailingLambda()
                closeCall(start, mark)
            case .mark where isMark("[") && !isNewLine:
                readElements("]")
                close(.subscriptCall, start, from: mark)
            case .mark where isMark("{") && !isNewLine && language == .kotlin && isCallee(mark):
                readTrailingLambda()
                closeCall(start, mark)
            case .mark where isMark("<") && !isNewLine:
                guard isCallee(mark), beginsGenericCall() else { return }
                skipAngles()
            default: return
            }
            length += 1
            guard length < Self.longestChain else {
                return fail(.nestedTooDeeply(Self.longestChain), at: token.range.lowerBound)
            }
        }
    }

    /// Whether the operand so far can be called.
    private func isCallee(_ mark: Int) -> Bool {
        guard let node = open.last, open.count == mark + 1 else { return false }
        switch nodes[Int(node)].kind {
        case .identifier, .member, .call, .subscriptCall: return true
        default: return false
        }
    }

    /// Reads `.name`, `?.name`, `::name`.
    private mutating func readMember(_ start: Int, _ mark: Int) {
        advance()
        if isMark("<") { skipAngles() }
        guard token.kind == .name else { return }
        let name = token.range
        advance()
        close(.member, start, name: name, from: mark)
    }

    private mutating func closeCall(_ start: Int, _ mark: Int) {
        let callee = nodes[Int(open[mark])]
        let name = callee.kind == .identifier || callee.kind == .member ? callee.name : nil
        close(.call, start, name: name, from: mark)
    }

    /// `{ … }` behind a call.
    mutating func readTrailingLambda() {
        guard isMark("{"), language == .kotlin, !token.startsLine, enters() else { return }
        readLambda()
        leaves()
        last { $0.form = .trailingClosure }
    }

    /// Reads `new Type(…) { members }`.
    private mutating func readNew() {
        advance()
        let (start, mark) = (token.range.lowerBound, open.count)
        guard token.kind == .name else { return }
        var name = token.range
        advance()
        add(.identifier, start, name: name)
        while isMark(".") {
            advance()
            guard token.kind == .name else { break }
            name = token.range
            advance()
            close(.member, start, name: name, from: mark)
        }
        if isMark("<") { skipAngles() }
        if isMark("(") {
            readArguments()
        } else {
            while isMark("[") { readElements("]") }
        }
        if isMark("{"), enters() {
            let body = token.range.lowerBound
            let inner = open.count
            readBlockContents()
            close(.closure, body, from: inner)
            last { $0.form = .trailingClosure }
            leaves()
        }
        close(.call, start, name: name, from: mark)
    }
}
