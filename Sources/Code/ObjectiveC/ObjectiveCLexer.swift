// C and Objective-C source as tokens.

import Basics

/// Splits C and Objective-C source into tokens; comments and most directives are skipped.
struct ObjectiveCLexer {
    /// A token.
    struct Token {
        var kind: Kind
        var range: Range<Int>
    }

    enum Kind: Equatable {
        case name
        /// `"…"` or `@"…"`.
        case string
        /// A single character that is none of the others.
        case mark(UInt8)
        /// `#define`.
        case define
        /// The end of a line that ends a `#define`.
        case endOfDefine
        case end
    }

    let bytes: [UInt8]
    private(set) var comments: [Range<Int>] = []
    private var at = 0
    private var isInDefine = false
    private(set) var unterminated: Int?
    private(set) var conditions = DirectiveConditions()

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Token {
        while at < bytes.count {
            let byte = bytes[at]
            let start = at
            switch byte {
            case UInt8(ascii: "\\") where at + 1 < bytes.count && (bytes[at + 1] == 0x0A || bytes[at + 1] == 0x0D):
                at += bytes[at + 1] == 0x0D && at + 2 < bytes.count && bytes[at + 2] == 0x0A ? 3 : 2
            case 0x0A where isInDefine:
                isInDefine = false
                at += 1
                return Token(kind: .endOfDefine, range: start..<at)
            case 0...0x20: at += 1
            case UInt8(ascii: "/") where bytes.has("//", at: at):
                at = bytes.firstOffset(of: 0x0A, in: at..<bytes.count) ?? bytes.count
                comments.append(start..<at)
            case UInt8(ascii: "/") where bytes.has("/*", at: at):
                at = bytes.firstOffset(of: "*/", from: min(at + 2, bytes.count)).map { $0 + 2 } ?? bytes.count
                comments.append(start..<at)
            case UInt8(ascii: "#") where !isInDefine:
                if let token = directive() { return token }
            case UInt8(ascii: "\""): return string(from: start, quote: byte)
            case UInt8(ascii: "@") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "\""):
                at += 1
                return string(from: start, quote: UInt8(ascii: "\""))
            case UInt8(ascii: "'"): _ = string(from: start, quote: byte)
            case _ where byte.isNamePart && !byte.isDigit:
                while at < bytes.count, bytes[at].isNamePart { at += 1 }
                return Token(kind: .name, range: start..<at)
            case _ where byte.isDigit:
                while at < bytes.count, bytes[at].isNamePart || bytes[at] == UInt8(ascii: ".") { at += 1 }
                return Token(kind: .mark(UInt8(ascii: "0")), range: start..<at)
            default:
                at += 1
                return Token(kind: .mark(byte), range: start..<at)
            }
        }
        if isInDefine {
            isInDefine = false
            return Token(kind: .endOfDefine, range: at..<at)
        }
        return Token(kind: .end, range: at..<at)
    }

    /// `#define` is a token; other directives are skipped with their line.
    private mutating func directive() -> Token? {
        let start = at
        at += 1
        while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
        if bytes.has("define", at: at) {
            at += 6
            isInDefine = true
            return Token(kind: .define, range: start..<at)
        }
        let words = at
        while at < bytes.count, bytes[at] != 0x0A {
            at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
        }
        at = min(at, bytes.count)
        conditions.read(bytes[words..<at], from: start, to: at)
        return nil
    }

    /// A literal ends on its line.
    private mutating func string(from start: Int, quote: UInt8) -> Token {
        at += 1
        while at < bytes.count, bytes[at] != quote, bytes[at] != 0x0A {
            at = min(at + (bytes[at] == UInt8(ascii: "\\") ? 2 : 1), bytes.count)
        }
        if at < bytes.count, bytes[at] == quote {
            at += 1
        } else if unterminated == nil {
            unterminated = start
        }
        return Token(kind: .string, range: start..<at)
    }
}

extension UInt8 {
    fileprivate var isNamePart: Bool {
        isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
    }
}
