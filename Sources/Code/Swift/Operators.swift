// Operators: which characters belong to one, and on which side its operand is.

extension SwiftScanner {
    /// Reads an operator, or an editor's placeholder `<#name#>`.
    mutating func lexOperator() {
        let start = offset
        let first = byte(start)
        if first == UInt8(ascii: "?") || first == UInt8(ascii: "!"), isLeftBound(start) {
            token.kind = first == UInt8(ascii: "?") ? .question : .exclamation
            offset = start + 1
            return
        }
        if first == UInt8(ascii: "<"), byte(start + 1) == UInt8(ascii: "#"), let end = endOfPlaceholder(start) {
            token.kind = .name
            offset = end
            return
        }
        let hasDots = first == UInt8(ascii: ".")
        var at = start
        while true {
            let character = byte(at)
            switch byteClass(at) {
            case ByteClass.operator:
                let next = byte(at + 1)
                let isComment = next == UInt8(ascii: "*") || next == UInt8(ascii: "/")
                if character == UInt8(ascii: "/"), isComment, at > start { break }
                if character == UInt8(ascii: "<"), next == UInt8(ascii: "#"), at > start { break }
                at += 1
                continue
            case ByteClass.wide:
                let scalar = scalar(at: at)
                if at > start ? isOperatorPart(scalar) : ByteClass.isOperator(scalar) {
                    at += 1
                    while byte(at) & 0xC0 == 0x80 { at += 1 }
                    continue
                }
            default:
                if hasDots, character == UInt8(ascii: ".") {
                    at += 1
                    continue
                }
            }
            break
        }
        offset = max(at, start + 1)
        token.kind = .operator
        if offset - start == 1, first == UInt8(ascii: "=") { token.kind = .equal }
        if offset - start == 2, first == UInt8(ascii: "-"), byte(start + 1) == UInt8(ascii: ">") { token.kind = .arrow }
    }

    private func isOperatorPart(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F: true
        default: ByteClass.isOperator(scalar)
        }
    }

    private func endOfPlaceholder(_ start: Int) -> Int? {
        var at = start + 2
        let limit = min(bytes.count, start + Self.farthestByte)
        while at < limit, byte(at) != UInt8(ascii: "\n") {
            if byte(at) == UInt8(ascii: "#"), byte(at + 1) == UInt8(ascii: ">") { return at + 2 }
            at += 1
        }
        return nil
    }

    /// Whether something directly precedes an offset.
    func isLeftBound(_ start: Int) -> Bool {
        guard start > 0 else { return false }
        switch bytes[start - 1] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
            UInt8(ascii: ":"), 0...0x20:
            return false
        case UInt8(ascii: "/"): return start < 2 || bytes[start - 2] != UInt8(ascii: "*")
        case 0xA0: return start < 2 || bytes[start - 2] != 0xC2
        default: return true
        }
    }

    /// Whether something directly follows the token.
    func isRightBound(leftBound: Bool) -> Bool {
        switch byte(token.end) {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
            UInt8(ascii: ":"), 0...0x20:
            false
        case UInt8(ascii: "."): !leftBound
        case UInt8(ascii: "/"):
            byte(token.end + 1) != UInt8(ascii: "/") && byte(token.end + 1) != UInt8(ascii: "*")
        case 0xC2: byte(token.end + 1) != 0xA0
        default: true
        }
    }

    /// Where the operand of an operator is.
    enum Fixity {
        case prefix, postfix, binary
    }

    /// Where the operand of the operator that is the token is.
    var fixity: Fixity {
        let left = isLeftBound(token.start)
        let right = isRightBound(leftBound: left)
        if left == right { return .binary }
        return left ? .postfix : .prefix
    }

    /// Whether the token is an operator that begins with a character.
    func isOperator(_ first: UInt8) -> Bool { token.kind == .operator && bytes[token.start] == first }

    /// Whether the token is an operator of this one character.
    func isOperator(only character: UInt8) -> Bool { isOperator(character) && token.end - token.start == 1 }

    /// The scalar at an offset, which is the start of one or not; 0xFFFD if it is not valid.
    func scalar(at start: Int) -> UInt32 {
        let first = UInt32(byte(start))
        switch first {
        case 0xC2..<0xE0: return (first & 0x1F) << 6 | UInt32(byte(start + 1) & 0x3F)
        case 0xE0..<0xF0:
            return (first & 0xF) << 12 | UInt32(byte(start + 1) & 0x3F) << 6 | UInt32(byte(start + 2) & 0x3F)
        default: return first < 0x80 ? first : 0xFFFD
        }
    }

    /// Whether a no-break space is at an offset.
    func isWideSpace(_ at: Int) -> Bool { byte(at) == 0xC2 && byte(at + 1) == 0xA0 }
}
