// Expressions: operands with operators between them, without precedence.

extension SwiftScanner {
    /// Reads an expression; -1 if none begins here.
    mutating func readExpression() -> Int32 {
        guard depth < Self.deepest else { return readDeepExpression() }
        depth += 1
        defer { depth -= 1 }
        let start = token.start
        let first = readOperand()
        guard first >= 0, pendingBlock < 0, operatorFollows else { return first }
        var sequence = Sequence(start: start)
        append(first, to: &sequence.operands)
        while pendingBlock < 0, readOperator(&sequence) {}
        return finish(sequence)
    }

    /// Operands and the operators between them.
    struct Sequence {
        var operands = Children()
        var start: Int
        /// The last assignment, and what precedes it: a ternary's condition begins behind it.
        var assignment: Int32 = -1
    }

    /// Whether the token can go on with an expression.
    private var operatorFollows: Bool {
        switch token.kind {
        case .operator, .equal, .arrow: true
        case .name: token.word == .is || token.word == .as || token.word == .async || token.word == .throws
        default: false
        }
    }

    private mutating func finish(_ sequence: Sequence) -> Int32 {
        if sequence.operands.first == sequence.operands.last { return sequence.operands.first }
        return add(.operators, sequence.start, sequence.operands)
    }

    /// Reads an operator and the operand behind it; false if the expression ends here.
    private mutating func readOperator(_ sequence: inout Sequence) -> Bool {
        switch token.kind {
        case .operator:
            if isOperator(only: UInt8(ascii: "?")) { return readTernary(&sequence) }
            if fixity == .prefix { return false }
            let isAssignment = bytes[token.end - 1] == UInt8(ascii: "=") && !isComparison
            readBinaryOperator(&sequence)
            if isAssignment { sequence.assignment = sequence.operands.last }
            append(readOperand(), to: &sequence.operands)
        case .equal:
            if stopsAtEqual { return false }
            readBinaryOperator(&sequence)
            sequence.assignment = sequence.operands.last
            append(readOperand(), to: &sequence.operands)
        case .arrow:
            readBinaryOperator(&sequence)
            append(readOperand(), to: &sequence.operands)
        case .name:
            switch token.word {
            case .is, .as: readCast(&sequence)
            case .async, .throws:
                guard arrowFollows() else { return false }
                skipEffects()
            default: return false
            }
        default: return false
        }
        return true
    }

    /// Whether the operator that is the token ends with `=` without assigning.
    private var isComparison: Bool {
        switch bytes[token.start] {
        case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "~"): true
        case UInt8(ascii: "<"), UInt8(ascii: ">"): token.end - token.start == 2
        default: false
        }
    }

    private mutating func readBinaryOperator(_ sequence: inout Sequence) {
        let name = token.start..<token.end
        advance()
        append(add(.binaryOperator, name.lowerBound, name: name), to: &sequence.operands)
    }

    /// Reads `is Type`, `as? Type`.
    private mutating func readCast(_ sequence: inout Sequence) {
        let start = token.start
        advance()
        if token.kind == .question || token.kind == .exclamation { advance() }
        append(add(.binaryOperator, start, name: start..<previousEnd), to: &sequence.operands)
        append(readType(), to: &sequence.operands)
    }

    /// Reads `? a : b`; the condition is what was read since the last assignment.
    private mutating func readTernary(_ sequence: inout Sequence) -> Bool {
        let condition = splitCondition(&sequence)
        advance()
        var children = Children()
        append(condition, to: &children)
        let wasCondition = isCondition
        isCondition = false
        append(readExpression(), to: &children)
        isCondition = wasCondition
        if token.kind == .colon {
            advance()
            append(readExpression(), to: &children)
        }
        append(add(.ternary, start(of: condition), children), to: &sequence.operands)
        return false
    }

    /// Takes the operands behind the last assignment out of a sequence, as one expression.
    private mutating func splitCondition(_ sequence: inout Sequence) -> Int32 {
        var condition = Sequence(start: sequence.start)
        condition.operands = sequence.operands
        sequence.operands = Children()
        if sequence.assignment >= 0 {
            let first = nodes[Int(sequence.assignment)].nextSibling
            guard first >= 0 else { return -1 }
            sequence.operands = Children(first: condition.operands.first, last: sequence.assignment)
            nodes[Int(sequence.assignment)].nextSibling = -1
            condition.operands.first = first
            condition.start = start(of: first)
        }
        return finish(condition)
    }

    /// Reads an expression that is nested too deeply to be read: skips a bracket or a token.
    private mutating func readDeepExpression() -> Int32 {
        report(.nestedTooDeeply(Self.deepest), token.start)
        switch token.kind {
        case .rightParenthesis, .rightBracket, .rightBrace, .comma, .colon, .semicolon, .end: return -1
        default: return readUnknown()
        }
    }
}
