// White space and comments.

extension SwiftScanner {
    /// Skips the byte order mark and the line that names the interpreter.
    mutating func skipMark() {
        if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { offset = 3 }
        if byte(offset) == UInt8(ascii: "#"), byte(offset + 1) == UInt8(ascii: "!") { offset = endOfLine(offset) }
    }

    /// Skips white space and comments; returns whether a line ended.
    @inline(__always)
    mutating func skipSpace() -> Bool {
        // Most tokens have one space before them, or none.
        if byte(offset) == UInt8(ascii: " ") { offset += 1 }
        let next = byte(offset)
        if next > 0x20, next < 0x80, next != UInt8(ascii: "/") { return false }
        return skipLongSpace()
    }

    private mutating func skipLongSpace() -> Bool {
        var startsLine = offset == 0
        while true {
            switch byte(offset) {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: offset += 1
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                startsLine = true
                offset += 1
                skipIndentation()
            case UInt8(ascii: "/"):
                let start = offset
                switch byte(start + 1) {
                case UInt8(ascii: "/"): offset = endOfLine(start)
                case UInt8(ascii: "*"):
                    let hasLines = skipBlockComment()
                    startsLine = startsLine || hasLines
                default: return startsLine
                }
                noteComment(start)
            case 0xC2 where byte(offset + 1) == 0xA0: offset += 2
            default: return startsLine
            }
        }
    }

    /// Skips eight spaces at a time.
    @inline(__always)
    private mutating func skipIndentation() {
        guard let base = bytes.baseAddress else { return }
        while offset + 8 <= bytes.count,
            UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self) == 0x2020_2020_2020_2020
        {
            offset += 8
        }
    }

    /// What is read anew meets comments more than once.
    private mutating func noteComment(_ start: Int) {
        if let last = comments.last, last.lowerBound >= start { return }
        comments.append(start..<offset)
    }

    /// Where a line ends.
    func endOfLine(_ start: Int) -> Int {
        var at = start
        while at < bytes.count, bytes[at] != UInt8(ascii: "\n"), bytes[at] != UInt8(ascii: "\r") { at += 1 }
        return at
    }

    /// Skips a comment that may contain others; returns whether a line ended in it.
    private mutating func skipBlockComment() -> Bool {
        let start = offset
        var open = 1
        var hasLines = false
        offset += 2
        while open > 0 {
            guard offset < bytes.count else {
                report(.unterminated, start)
                return hasLines
            }
            switch bytes[offset] {
            case UInt8(ascii: "*") where byte(offset + 1) == UInt8(ascii: "/"):
                open -= 1
                offset += 2
            case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "*"):
                open += 1
                offset += 2
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                hasLines = true
                offset += 1
            default: offset += 1
            }
        }
        return hasLines
    }
}
