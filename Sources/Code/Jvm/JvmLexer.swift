// Kotlin and Java source as tokens.

import Basics

/// Splits Kotlin and Java source into tokens; comments are skipped.
struct JvmLexer {
    /// A token.
    struct Token {
        var kind: Kind
        /// The byte of a token of one byte.
        var mark: UInt8 = 0
        var range: Range<Int>
        /// Whether it is the first on its line.
        var startsLine = false
    }

    enum Kind: UInt8 {
        case name, number, character
        /// The quotes with which a string begins; the scanner reads on from there.
        case quotes
        /// A single character that is none of the others.
        case mark
        /// An operator of several characters.
        case sign
        case arrow, safeAccess, elvis, reference, assertion
        case end
    }

    let bytes: [UInt8]
    let language: JvmLanguage
    private(set) var comments: [Range<Int>] = []
    /// The next byte that is read.
    var at = 0
    private(set) var unterminated: Int?

    init(_ bytes: [UInt8], _ language: JvmLanguage) { (self.bytes, self.language) = (bytes, language) }

    /// Returns the token after the current one without taking it.
    mutating func peek() -> Token {
        let (start, count, fault) = (at, comments.count, unterminated)
        let token = next()
        rewind(to: start, comments: count)
        unterminated = fault
        return token
    }

    /// The place to go back to after looking ahead.
    var bookmark: (at: Int, comments: Int) { (at, comments.count) }

    mutating func rewind(to start: Int, comments count: Int) {
        at = start
        comments.removeLast(comments.count - count)
    }

    mutating func note(unterminated start: Int) { unterminated = unterminated ?? start }

    mutating func next() -> Token {
        let startsLine = skipTrivia()
        let start = at
        guard at < bytes.count else { return Token(kind: .end, range: at..<at, startsLine: true) }
        let byte = bytes[at]
        if byte.isNameStart {
            at += 1
            while at < bytes.count, bytes[at].isNameByte { at += 1 }
            return Token(kind: .name, range: start..<at, startsLine: startsLine)
        }
        var kind = Kind.mark
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            skipNumber()
            kind = .number
        case UInt8(ascii: "\""):
            at += bytes.has("\"\"\"", at: at) ? 3 : 1
            kind = .quotes
        case UInt8(ascii: "'"):
            skipQuoted(byte)
            kind = .character
        case UInt8(ascii: "`"):
            skipQuoted(byte)
            kind = .name
        default: kind = readSign(byte)
        }
        return Token(kind: kind, mark: kind == .mark ? byte : 0, range: start..<at, startsLine: startsLine)
    }

    private mutating func readSign(_ byte: UInt8) -> Kind {
        at += 1
        guard at < bytes.count else { return .mark }
        let second = bytes[at]
        switch (byte, second) {
        case (UInt8(ascii: "-"), UInt8(ascii: ">")): return take(.arrow)
        case (UInt8(ascii: ":"), UInt8(ascii: ":")): return take(.reference)
        case (UInt8(ascii: "?"), UInt8(ascii: ".")) where language == .kotlin: return take(.safeAccess)
        case (UInt8(ascii: "?"), UInt8(ascii: ":")) where language == .kotlin: return take(.elvis)
        case (UInt8(ascii: "!"), UInt8(ascii: "!")) where language == .kotlin: return take(.assertion)
        case (UInt8(ascii: "&"), UInt8(ascii: "&")), (UInt8(ascii: "|"), UInt8(ascii: "|")),
            (UInt8(ascii: "+"), UInt8(ascii: "+")), (UInt8(ascii: "-"), UInt8(ascii: "-")),
            (UInt8(ascii: "."), UInt8(ascii: ".")):
            return take(.sign)
        case (_, UInt8(ascii: "=")):
            switch byte {
            case UInt8(ascii: "="), UInt8(ascii: "!"):
                at += 1
                // `===` and `!==`
                if at < bytes.count, bytes[at] == UInt8(ascii: "=") { at += 1 }
                return .sign
            case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"),
                UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"):
                return take(.sign)
            default: return .mark
            }
        default: return .mark
        }
    }

    private mutating func take(_ kind: Kind) -> Kind {
        at += 1
        return kind
    }

    private mutating func skipNumber() {
        while at < bytes.count {
            let byte = bytes[at]
            guard byte.isNameByte || byte == UInt8(ascii: ".") else { return }
            // `1..2`, `1.dp`
            if byte == UInt8(ascii: "."), at + 1 >= bytes.count || !bytes[at + 1].isDigit { return }
            at += 1
        }
    }

    /// A character or a name in quotes ends on its line.
    private mutating func skipQuoted(_ quote: UInt8) {
        let start = at
        at += 1
        while at < bytes.count, bytes[at] != quote, bytes[at] != 0x0A {
            at = min(at + (bytes[at] == UInt8(ascii: "\\") ? 2 : 1), bytes.count)
        }
        if at < bytes.count, bytes[at] == quote { at += 1 } else { note(unterminated: start) }
    }

    // MARK: Comments

    /// Skips white space and comments; returns whether a line break was among them.
    private mutating func skipTrivia() -> Bool {
        var breaksLine = at == 0
        while at < bytes.count {
            let byte = bytes[at]
            if byte == 0x0A {
                breaksLine = true
                at += 1
            } else if byte <= 0x20 {
                at += 1
            } else if byte == UInt8(ascii: "/"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "/") {
                let start = at
                at = bytes.firstOffset(of: 0x0A, in: at..<bytes.count) ?? bytes.count
                comments.append(start..<at)
            } else if byte == UInt8(ascii: "/"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "*") {
                breaksLine = skipComment() || breaksLine
            } else {
                break
            }
        }
        return breaksLine
    }

    /// Skips a comment, which Kotlin nests; returns whether a line break is in it.
    private mutating func skipComment() -> Bool {
        let start = at
        var depth = 1
        at += 2
        while depth > 0 {
            guard at + 1 < bytes.count else {
                at = bytes.count
                note(unterminated: start)
                break
            }
            if bytes[at] == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") {
                depth -= 1
                at += 2
            } else if language == .kotlin, bytes[at] == UInt8(ascii: "/"), bytes[at + 1] == UInt8(ascii: "*") {
                depth += 1
                at += 2
            } else {
                at += 1
            }
        }
        comments.append(start..<at)
        return bytes.firstOffset(of: 0x0A, in: start..<at) != nil
    }
}

extension UInt8 {
    /// Whether a name may begin with it.
    @inline(__always) var isNameStart: Bool {
        isLetter || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
    }

    /// Whether a name may contain it.
    @inline(__always) var isNameByte: Bool { isNameStart || isDigit }
}
