// Operands: prefix operators, effects, and what stands behind them.

extension SwiftScanner {
    /// Reads an operand; -1 if none begins here.
    mutating func readOperand() -> Int32 {
        switch token.kind {
        case .operator, .exclamation, .question:
            if isOperator(UInt8(ascii: "/")), let end = endOfRegex(token.start) {
                return readSuffixes(readRegex(end))
            }
            return fixity == .prefix || token.kind == .exclamation ? readPrefixed() : readOperatorName()
        case .name:
            switch token.word {
            case .try, .await, .unsafe, .consume, .copy, .borrow, .any, .some, .each, .repeat, .discard, .inout:
                if isEffect { return readEffect() }
            case .let, .var: return readBinding()
            case .is: return readTypePattern()
            case .if: return readIf()
            case .switch: return readSwitch()
            case .do: return readDo()
            default: break
            }
            return readSuffixes(readPrimary())
        default: return readSuffixes(readPrimary())
        }
    }

    private mutating func readPrefixed() -> Int32 {
        guard depth < Self.deepest else {
            report(.nestedTooDeeply(Self.deepest), token.start)
            return readUnknown()
        }
        depth += 1
        defer { depth -= 1 }
        let name = token.start..<token.end
        advance()
        return wrapOperand(readOperand(), .unaryOperator, name)
    }

    private mutating func wrapOperand(_ operand: Int32, _ kind: NodeKind, _ name: Range<Int>) -> Int32 {
        wrap(operand, kind, name.lowerBound, name: name)
    }

    /// Reads an operator that stands for its function: `reduce(0, +)`.
    private mutating func readOperatorName() -> Int32 {
        let name = token.start..<token.end
        advance()
        return add(.identifier, name.lowerBound, name: name)
    }

    /// Whether the word that is the token is an effect of the expression behind it, and not a name.
    private var isEffect: Bool {
        if token.word == .try || token.word == .inout { return true }
        var at = token.end
        while byte(at) == UInt8(ascii: " ") { at += 1 }
        let first = byte(at)
        switch first {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            return token.word == .await || token.word == .unsafe
        case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "\\"):
            return at > token.end
        case UInt8(ascii: "."): return at > token.end && byteClass(at + 1) == ByteClass.letter
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return token.word == .await
        default: break
        }
        guard at > token.end else { return false }
        switch byteClass(at) {
        case ByteClass.letter: return !isCast(at)
        case ByteClass.digit, ByteClass.wide: return true
        case ByteClass.operator: return isPrefix(at)
        default: return false
        }
    }

    /// Whether an operator behind a space is a prefix: `await !isReady`, and not `copy != other`.
    private func isPrefix(_ start: Int) -> Bool {
        var end = start
        while byteClass(end) == ByteClass.operator { end += 1 }
        return byteClass(end) != ByteClass.space
    }

    /// Whether `is`, `as` or `in` is at an offset.
    private func isCast(_ at: Int) -> Bool {
        let second = byte(at + 1)
        switch byte(at) {
        case UInt8(ascii: "i"): guard second == UInt8(ascii: "s") || second == UInt8(ascii: "n") else { return false }
        case UInt8(ascii: "a"): guard second == UInt8(ascii: "s") else { return false }
        default: return false
        }
        return byteClass(at + 2) != ByteClass.letter && byteClass(at + 2) != ByteClass.digit
    }

    /// Reads `try`, `await`, `consume` … and the expression that they govern.
    private mutating func readEffect() -> Int32 {
        let name = token.start..<token.end
        let governsAll = token.word == .try || token.word == .await || token.word == .unsafe
        advance()
        if token.kind == .question || token.kind == .exclamation { advance() }
        let operand: Int32
        if governsAll {
            operand = readExpression()
        } else {
            guard depth < Self.deepest else { return add(.effect, name.lowerBound, name: name) }
            depth += 1
            operand = readOperand()
            depth -= 1
        }
        return wrapOperand(operand, .effect, name)
    }

    /// Reads `let name` or `let .some(name)` in a pattern.
    private mutating func readBinding() -> Int32 {
        let start = token.start
        advance()
        guard depth < Self.deepest else { return add(.unknown, start) }
        depth += 1
        let wasBinding = isBinding
        isBinding = true
        let pattern = readOperand()
        isBinding = wasBinding
        depth -= 1
        if pattern >= 0 { return pattern }
        return add(.unknown, start)
    }

    /// Reads the pattern `is Type`.
    private mutating func readTypePattern() -> Int32 {
        let name = token.start..<token.end
        advance()
        return wrapOperand(readType(), .unaryOperator, name)
    }
}
