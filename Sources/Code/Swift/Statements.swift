// Statements.

extension SwiftScanner {
    /// Reads the statement that begins with a word, or an expression.
    mutating func readStatement() -> Int32 {
        switch token.word {
        case .if: return readSuffixes(readIf())
        case .switch: return readSuffixes(readSwitch())
        case .guard: return readGuard()
        case .for: return readFor()
        case .while: return readWhile()
        case .repeat: return isFollowedByBrace ? readRepeat() : readExpression()
        case .do: return readDo()
        case .defer: return readNamedStatement { $0.readBlock(.code) }
        case .return, .throw: return readTransfer()
        case .break, .continue, .fallthrough: return readJump()
        case .yield: return isYield ? readTransfer() : readExpression()
        case .else, .catch, .default, .case, .where, .in: return -1
        default: return readExpression()
        }
    }

    private var isFollowedByBrace: Bool {
        var at = token.end
        while byteClass(at) == ByteClass.space { at += 1 }
        return byte(at) == UInt8(ascii: "{")
    }

    /// Whether `yield` gives a value away, and is no name.
    private var isYield: Bool {
        var at = token.end
        while byte(at) == UInt8(ascii: " ") { at += 1 }
        return at > token.end && (byteClass(at) == ByteClass.letter || byte(at) == UInt8(ascii: "&"))
    }

    /// Reads a statement that is a word with something behind it.
    private mutating func readNamedStatement(_ read: (inout Self) -> Int32) -> Int32 {
        let name = token.start..<token.end
        advance()
        let child = read(&self)
        return add(.statement, name.lowerBound, name: name, Children(first: child, last: child))
    }

    /// Reads `return value` and the like.
    private mutating func readTransfer() -> Int32 {
        let name = token.start..<token.end
        advance()
        let value = canBeValue ? readExpression() : -1
        return add(.transfer, name.lowerBound, name: name, Children(first: value, last: value))
    }

    /// Whether a value of `return` begins with the token.
    private var canBeValue: Bool {
        switch token.kind {
        case .rightBrace, .end, .semicolon: return false
        case .at: return !token.startsLine
        case .pound: return !endsBranch && token.word != .if
        case .name:
            switch token.word {
            case .case, .default: return false
            case .if, .switch, .do: return true
            default: return !token.startsLine || !(token.word.isDeclaration || token.word.isReserved)
            }
        default: return true
        }
    }

    /// Reads `break`, `continue` or `fallthrough` and the label behind it.
    private mutating func readJump() -> Int32 {
        let name = token.start..<token.end
        advance()
        if token.kind == .name, !token.startsLine, token.word == .none { advance() }
        return add(.transfer, name.lowerBound, name: name)
    }

    mutating func readIf() -> Int32 {
        let start = token.start
        var children = Children()
        var links = [(start: Int, children: Children)]()
        // A long chain of `else if` is read without recursion.
        while true {
            let linkStart = token.start
            advance()
            children = Children()
            readConditions(into: &children)
            append(readBlock(.code), to: &children)
            links.append((linkStart, children))
            guard token.kind == .name, token.word == .else else { break }
            advance()
            if token.kind == .name, token.word == .if, links.count < Self.longestChain { continue }
            append(readBlock(.code), to: &links[links.count - 1].children)
            break
        }
        var last: Int32 = -1
        while var link = links.popLast() {
            append(last, to: &link.children)
            last = add(.if, link.start, link.children)
        }
        return last >= 0 ? last : add(.if, start)
    }

    private mutating func readGuard() -> Int32 {
        let start = token.start
        advance()
        var children = Children()
        let wasGuard = isGuard
        isGuard = true
        readConditions(into: &children)
        isGuard = wasGuard
        if token.kind == .name, token.word == .else { advance() }
        append(readBlock(.code), to: &children)
        return add(.guard, start, children)
    }

    private mutating func readWhile() -> Int32 {
        let name = token.start..<token.end
        advance()
        var children = Children()
        readConditions(into: &children)
        append(readBlock(.code), to: &children)
        return add(.statement, name.lowerBound, name: name, children)
    }

    private mutating func readRepeat() -> Int32 {
        let name = token.start..<token.end
        advance()
        var children = Children()
        append(readBlock(.code), to: &children)
        if token.kind == .name, token.word == .while {
            advance()
            append(readExpression(), to: &children)
        }
        return add(.statement, name.lowerBound, name: name, children)
    }

    private mutating func readFor() -> Int32 {
        let name = token.start..<token.end
        advance()
        var children = Children()
        let outer = enterCondition()
        while token.kind == .name, token.word == .try || token.word == .await || token.word == .unsafe { advance() }
        let wasBinding = isBinding
        isBinding = true
        if token.kind == .name, token.word == .case {
            append(readPattern(), to: &children)
        } else {
            append(readOperand(), to: &children)
        }
        isBinding = wasBinding
        if token.kind == .colon {
            advance()
            append(readType(), to: &children)
        }
        if token.kind == .name, token.word == .in {
            advance()
            append(readExpression(), to: &children)
        }
        if pendingBlock < 0, token.kind == .name, token.word == .where {
            advance()
            append(readExpression(), to: &children)
        }
        append(readBlock(.code), to: &children)
        leaveCode(outer)
        return add(.statement, name.lowerBound, name: name, children)
    }

    /// Reads `do { … } catch pattern { … }`, of which each `catch` is a child.
    mutating func readDo() -> Int32 {
        let name = token.start..<token.end
        advance()
        skipEffects()
        var children = Children()
        append(readBlock(.code), to: &children)
        while token.kind == .name, token.word == .catch { append(readCatch(), to: &children) }
        return add(.statement, name.lowerBound, name: name, children)
    }

    private mutating func readCatch() -> Int32 {
        let name = token.start..<token.end
        advance()
        var children = Children()
        let outer = enterCondition()
        while token.kind != .leftBrace, pendingBlock < 0, token.kind != .end {
            let start = token.start
            append(readPattern(), to: &children)
            if token.kind == .comma { advance() }
            if token.start == start { break }
        }
        append(readBlock(.code), to: &children)
        leaveCode(outer)
        return add(.statement, name.lowerBound, name: name, children)
    }
}
