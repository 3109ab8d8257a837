// Types as written, which are passed over as a whole.

import Basics

extension JvmScanner {
    /// Reads a type: `Map<String, List<Int>>?`, `(Int) -> Unit`, `int[]`.
    mutating func readType() {
        let start = token.range.lowerBound
        skipType()
        if previousEnd > start { add(.typeName, start) }
    }

    private mutating func skipType() {
        while true {
            while isMark("@") { skipAnnotationName() }
            let isList = isMark("(")
            if isList {
                skipBalanced()
            } else if token.kind == .name {
                let isWord = isName("suspend")
                advance()
                if isWord, token.kind == .name || isMark("(") { continue }
            } else if isMark("*") || isMark("?") {
                advance()
            } else {
                return
            }
            if isMark("<") { skipAngles() }
            while isMark("[") || isMark("?") {
                if isMark("[") { skipBalanced() } else { advance() }
            }
            if token.kind == .arrow, isList {
                // `(Int) -> Unit`; behind a name, it ends the parameters of a lambda.
                advance()
            } else if isMark("."), !token.startsLine || language == .java {
                advance()
            } else if isMark("&") {
                advance()
            } else {
                return
            }
        }
    }

    /// `@Name` without its arguments.
    mutating func skipAnnotationName() {
        advance()
        while token.kind == .name, token.range.lowerBound == previousEnd {
            advance()
            guard isMark(".") || isMark(":"), token.range.lowerBound == previousEnd else { return }
            advance()
        }
    }

    /// Skips brackets and what is in them.
    mutating func skipBalanced() {
        var depth = 0
        repeat {
            if isMark("(") || isMark("[") { depth += 1 }
            if isMark(")") || isMark("]") { depth -= 1 }
            if isMark("{") || isMark("}") { return }
            if token.kind == .quotes { skipString() } else { advance() }
        } while depth > 0 && token.kind != .end
    }

    private mutating func skipString() {
        let (mark, count) = (open.count, nodes.count)
        readString()
        drop(from: mark, nodes: count)
    }

    /// Skips `<…>`.
    mutating func skipAngles() {
        var depth = 0
        repeat {
            guard isOfType(token) else { return }
            if isMark("<") { depth += 1 }
            if isMark(">") { depth -= 1 }
            advance()
        } while depth > 0 && token.kind != .end
    }

    /// Whether a token may be part of the arguments of a generic type.
    func isOfType(_ token: JvmLexer.Token) -> Bool {
        switch token.kind {
        case .name, .arrow: true
        case .mark:
            switch token.mark {
            case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "?"),
                UInt8(ascii: "*"), UInt8(ascii: "&"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
                UInt8(ascii: "]"), UInt8(ascii: "@"), UInt8(ascii: ":"):
                true
            default: false
            }
        default: false
        }
    }

    /// The most tokens to look at before the code is something else.
    private static let farthest = 60

    /// Whether `<`, the current token, begins generic arguments of a call: `listOf<String>(…)`.
    mutating func beginsGenericCall() -> Bool {
        let bookmark = lexer.bookmark
        defer { lexer.rewind(to: bookmark.at, comments: bookmark.comments) }
        var depth = 1
        for _ in 0..<Self.farthest {
            let token = lexer.next()
            guard isOfType(token) else { return false }
            if token.kind == .mark {
                if token.mark == UInt8(ascii: "<") { depth += 1 }
                if token.mark == UInt8(ascii: ">") { depth -= 1 }
            }
            guard depth == 0 else { continue }
            let next = lexer.next()
            return next.kind == .reference
                || next.kind == .mark
                    && (next.mark == UInt8(ascii: "(") || next.mark == UInt8(ascii: "{") && !next.startsLine
                        || next.mark == UInt8(ascii: "."))
        }
        return false
    }

    /// Whether the tokens from the current one on are a type and a name, as Java declares something.
    mutating func beginsDeclaration() -> Bool {
        let bookmark = lexer.bookmark
        defer { lexer.rewind(to: bookmark.at, comments: bookmark.comments) }
        var next = lexer.next()
        for _ in 0..<Self.farthest {
            if next.kind == .name {
                guard keywords.meaning(lexer.bytes, next.range) == .none else { return false }
                let after = lexer.next()
                switch after.kind {
                case .mark:
                    return [
                        UInt8(ascii: "("), UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: ":"),
                        UInt8(ascii: ")"), UInt8(ascii: "["),
                    ].contains(after.mark)
                case .end: return true
                default: return false
                }
            }
            guard next.kind == .mark else { return false }
            switch next.mark {
            case UInt8(ascii: "."):
                next = lexer.next()
                // `Type... names`
                guard next.kind == .name else { return next.kind == .sign }
                next = lexer.next()
            case UInt8(ascii: "["):
                guard case let close = lexer.next(), close.kind == .mark, close.mark == UInt8(ascii: "]") else {
                    return false
                }
                next = lexer.next()
            case UInt8(ascii: "<"):
                guard let after = skipAhead() else { return false }
                next = after
            default: return false
            }
        }
        return false
    }

    /// The token after generic arguments; nil if there are none.
    private mutating func skipAhead() -> JvmLexer.Token? {
        var depth = 1
        for _ in 0..<Self.farthest {
            let token = lexer.next()
            guard isOfType(token) else { return nil }
            if token.kind == .mark, token.mark == UInt8(ascii: "<") { depth += 1 }
            if token.kind == .mark, token.mark == UInt8(ascii: ">") { depth -= 1 }
            if depth == 0 { return lexer.next() }
        }
        return nil
    }
}
