// Bytes → tokens, one at a time: what a byte means depends on what the parser expects.

extension SwiftScanner {
    /// The byte at an offset; 0 behind the end, which occurs nowhere else.
    @inline(__always)
    func byte(_ at: Int) -> UInt8 { at < bytes.count ? bytes[at] : 0 }

    @inline(__always)
    func byteClass(_ at: Int) -> UInt8 { at < bytes.count ? classes[Int(bytes[at])] : ByteClass.other }

    /// Reads the next token; skips a string that the parser did not read.
    mutating func advance() {
        if token.kind == .quote { offset = endOfString(token.start) }
        let afterPeriod = token.kind == .period
        previousEnd = token.kind == .quote ? offset : token.end
        token.startsLine = skipSpace()
        lex(afterPeriod)
    }

    /// Goes on at an offset inside or behind the last token.
    mutating func resume(at end: Int) {
        token.kind = .unknown
        token.end = end
        offset = end
        advance()
    }

    /// Reads the token at the offset.
    private mutating func lex(_ afterPeriod: Bool) {
        let start = offset
        token.start = start
        token.word = .none
        switch byteClass(start) {
        case ByteClass.letter: lexName()
        case ByteClass.digit: lexNumber(afterPeriod)
        case ByteClass.operator: lexOperator()
        case ByteClass.wide:
            if ByteClass.isOperator(scalar(at: start)) { lexOperator() } else { lexName() }
        default: lexPunctuation()
        }
        token.end = offset
    }

    /// Reads a name or a word.
    private mutating func lexName() {
        token.kind = .name
        let start = offset
        var at = start
        let count = bytes.count
        while at < count {
            let kind = classes[Int(bytes[at])]
            guard kind == ByteClass.letter || kind == ByteClass.digit || kind == ByteClass.wide && isNamePart(at) else {
                break
            }
            at += 1
        }
        // Nothing is gained by standing still.
        offset = max(at, start + 1)
        let length = at - start
        // No other word begins with a capital letter.
        if length <= WordTable.longest, length > 0, byte(start) >= UInt8(ascii: "_") || byte(start) == UInt8(ascii: "S")
        {
            token.word = word(start, length)
        }
    }

    /// Whether a byte of a character beyond ASCII can be part of a name.
    private func isNamePart(_ at: Int) -> Bool { !ByteClass.isOperator(scalar(at: at)) && !isWideSpace(at) }

    /// Returns the word of the language that some bytes are.
    @inline(__always)
    private func word(_ start: Int, _ length: Int) -> Word {
        var head: UInt64 = 0
        var tail: UInt64 = 0
        if start + 8 <= bytes.count, let base = bytes.baseAddress {
            let raw = UnsafeRawPointer(base) + start
            head = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
            if length < 8 { head &= (1 << UInt64(8 * length)) &- 1 }
            if length > 8 {
                tail = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: length - 8, as: UInt64.self))
            }
        } else {
            for index in 0..<length { head |= UInt64(bytes[start + index]) << UInt64(8 * index) }
        }
        var at = WordTable.hash(head)
        while true {
            let entry = words[at]
            if entry.word == .none { return .none }
            if entry.head == head, entry.tail == tail, Int(entry.length) == length { return entry.word }
            at = (at + 1) & WordTable.mask
        }
    }

    /// Reads a number; behind a dot, as in `pair.0.1`, it has no fraction.
    private mutating func lexNumber(_ afterPeriod: Bool) {
        token.kind = .integer
        skipAlphanumerics()
        if afterPeriod { return }
        let isHexadecimal = byte(token.start) == UInt8(ascii: "0") && byte(token.start + 1) | 0x20 == UInt8(ascii: "x")
        if byte(offset) == UInt8(ascii: "."), byteClass(offset + 1) == ByteClass.digit {
            // `0xFF.0` is a member of a number unless an exponent follows, which is rare.
            token.kind = .float
            offset += 1
            skipAlphanumerics()
        } else if !isHexadecimal, bytes[token.start..<offset].contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
            token.kind = .float
        }
        let exponent = isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")
        let sign = byte(offset)
        if byte(offset - 1) | 0x20 == exponent, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+"),
            byteClass(offset + 1) == ByteClass.digit
        {
            token.kind = .float
            offset += 1
            skipAlphanumerics()
        }
    }

    private mutating func skipAlphanumerics() {
        while byteClass(offset) == ByteClass.digit || byteClass(offset) == ByteClass.letter { offset += 1 }
    }

    /// Reads brackets, marks and what begins with `#`.
    private mutating func lexPunctuation() {
        let first = byte(offset)
        offset += 1
        switch first {
        case UInt8(ascii: "."):
            if byte(offset) == UInt8(ascii: ".") || afterDotIsOperator() {
                offset -= 1
                lexOperator()
            } else {
                token.kind = .period
            }
        case UInt8(ascii: ","): token.kind = .comma
        case UInt8(ascii: ":"): token.kind = .colon
        case UInt8(ascii: ";"): token.kind = .semicolon
        case UInt8(ascii: "("): token.kind = .leftParenthesis
        case UInt8(ascii: ")"): token.kind = .rightParenthesis
        case UInt8(ascii: "["): token.kind = .leftBracket
        case UInt8(ascii: "]"): token.kind = .rightBracket
        case UInt8(ascii: "{"): token.kind = .leftBrace
        case UInt8(ascii: "}"): token.kind = .rightBrace
        case UInt8(ascii: "@"): token.kind = .at
        case UInt8(ascii: "\""): token.kind = .quote
        case UInt8(ascii: "\\"): token.kind = .backslash
        case UInt8(ascii: "#"): lexNumberSign()
        case UInt8(ascii: "`"): lexBackticks()
        default:
            if offset > bytes.count {
                offset = bytes.count
                token.kind = .end
            } else {
                token.kind = .unknown
            }
        }
    }

    /// Whether an operator such as `.+` begins with the dot before the offset.
    private func afterDotIsOperator() -> Bool {
        switch byte(offset) {
        case UInt8(ascii: "/"):
            byte(offset + 1) != UInt8(ascii: "/") && byte(offset + 1) != UInt8(ascii: "*")
        case UInt8(ascii: "<"): byte(offset + 1) != UInt8(ascii: "#")
        default: byteClass(offset) == ByteClass.operator
        }
    }

    /// Reads `#name`, or the beginning of a raw string or of an extended regular expression.
    private mutating func lexNumberSign() {
        var at = offset
        while byte(at) == UInt8(ascii: "#") { at += 1 }
        switch byte(at) {
        case UInt8(ascii: "\""):
            token.kind = .quote
            offset = at + 1
        case UInt8(ascii: "/"):
            token.kind = .poundSlash
            offset = at + 1
        default:
            guard byteClass(offset) == ByteClass.letter else {
                token.kind = .unknown
                return
            }
            lexName()
            token.kind = .pound
        }
    }

    /// Reads a name in backticks, which may contain anything but a line break.
    private mutating func lexBackticks() {
        var at = offset
        while byte(at) != UInt8(ascii: "`") {
            if at >= bytes.count || byte(at) == UInt8(ascii: "\n") {
                token.kind = .unknown
                return
            }
            at += 1
        }
        token.kind = .name
        offset = at + 1
    }

    /// Where the name of a token is, without backticks and number signs.
    var tokenName: Range<Int> {
        switch byte(token.start) {
        case UInt8(ascii: "`"): token.start + 1..<max(token.start + 1, token.end - 1)
        case UInt8(ascii: "#"): token.start + 1..<token.end
        default: token.start..<token.end
        }
    }
}
