// The contents of braces: variables, terms, functions, strings and numbers, and selectors with their variants.

import Basics

extension FluentScanner {
    /// The kind of an expression, as far as it matters for selectors.
    private enum Expression {
        case literal, selectable, message, attributeOfMessage, term, attributeOfTerm, nested
    }

    /// Reads from `{` to its `}`.
    mutating func placeable() throws(FluentFailure) {
        let start = at
        let count = pieces.count
        try enter()
        at += 1
        skipBlank()
        let isText = at < end && utf8[at] == UInt8(ascii: "\"")
        let expression = try inlineExpression()
        skipBlank()
        if at + 1 < end, utf8[at] == UInt8(ascii: "-"), utf8[at + 1] == UInt8(ascii: ">") {
            try checkSelector(expression)
            at += 2
            skipBlankInline()
            try expectLineEnd()
            try variants(from: start)
        } else if expression == .attributeOfTerm {
            throw failure("'->', because attributes of terms cannot be shown")
        }
        try expect(UInt8(ascii: "}"), "'}' at the end of the placeable")
        depth -= 1
        close(start..<at, count, isText ? .literal : .placeable)
    }

    private mutating func enter() throws(FluentFailure) {
        depth += 1
        if depth > Self.deepest { throw failure("at most \(Self.deepest) nested braces") }
    }

    /// Merges the contents of braces into one part, or extends their branches to the braces.
    private mutating func close(_ range: Range<Int>, _ count: Int, _ kind: FluentPiece.Kind) {
        guard count < pieces.count else { return keep(kind, range) }
        replacePiece(count, range.lowerBound..<pieces[count].range.upperBound)
        replacePiece(pieces.count - 1, pieces[pieces.count - 1].range.lowerBound..<range.upperBound)
    }

    // MARK: Selectors

    private func checkSelector(_ expression: Expression) throws(FluentFailure) {
        switch expression {
        case .literal, .selectable, .attributeOfTerm: return
        case .message, .attributeOfMessage, .term, .nested:
            throw failure("'}', because only variables, functions, numbers and attributes of terms select variants")
        }
    }

    private mutating func variants(from start: Int) throws(FluentFailure) {
        var pieceStart = start
        var hasDefault = false
        var isFirst = true
        skipBlank()
        while at < end, utf8[at] == UInt8(ascii: "[") || utf8[at] == UInt8(ascii: "*") {
            if utf8[at] == UInt8(ascii: "*") {
                if hasDefault { throw failure("only one variant with '*'") }
                hasDefault = true
                at += 1
            }
            try variantKey()
            guard beginsPattern() else { throw failure("the text of the variant") }
            keep(isFirst ? .branchStart : .branchNext, pieceStart..<at)
            isFirst = false
            pieceStart = try pattern()
            try expectLineEnd()
            skipBlank()
        }
        if isFirst { throw failure("a variant such as '*[other]'") }
        if !hasDefault { throw failure("a default variant, marked with '*'") }
        keep(.branchEnd, pieceStart..<at)
    }

    private mutating func variantKey() throws(FluentFailure) {
        try expect(UInt8(ascii: "["), "'['")
        skipBlank()
        if at < end, utf8[at].isDigit || utf8[at] == UInt8(ascii: "-") {
            try number()
        } else if !skipName() {
            throw failure("the key of the variant")
        }
        skipBlank()
        try expect(UInt8(ascii: "]"), "']'")
    }

    // MARK: Expressions

    private mutating func inlineExpression() throws(FluentFailure) -> Expression {
        guard at < end else { throw failure("an expression") }
        switch utf8[at] {
        case UInt8(ascii: "{"):
            try placeable()
            return .nested
        case UInt8(ascii: "\""):
            try string()
            return .literal
        case UInt8(ascii: "$"):
            at += 1
            guard skipName() else { throw failure("the name of a variable") }
            return .selectable
        case UInt8(ascii: "-") where at + 1 < end && !utf8[at + 1].isDigit: return try term()
        case let byte where byte.isDigit || byte == UInt8(ascii: "-"):
            try number()
            return .literal
        default: return try reference()
        }
    }

    private mutating func term() throws(FluentFailure) -> Expression {
        at += 1
        guard skipName() else { throw failure("the name of a term") }
        hasTerm = true
        let hasAttribute = try attribute()
        _ = try callArguments()
        return hasAttribute ? .attributeOfTerm : .term
    }

    private mutating func reference() throws(FluentFailure) -> Expression {
        let start = at
        guard skipName() else { throw failure("a variable, a term, a function or a string") }
        let name = start..<at
        let isFunction = name.allSatisfy { !utf8[$0].isLetter || utf8[$0] < UInt8(ascii: "a") }
        let afterName = at
        if try callArguments() {
            if isFunction { return .selectable }
            at = afterName
            throw failure("no arguments, or an uppercase function name")
        }
        return try attribute() ? .attributeOfMessage : .message
    }

    private mutating func attribute() throws(FluentFailure) -> Bool {
        guard at < end, utf8[at] == UInt8(ascii: ".") else { return false }
        at += 1
        guard skipName() else { throw failure("the name of an attribute") }
        return true
    }

    /// Reads arguments in parentheses; returns false if there are none.
    private mutating func callArguments() throws(FluentFailure) -> Bool {
        let start = at
        skipBlank()
        guard at < end, utf8[at] == UInt8(ascii: "(") else {
            at = start
            return false
        }
        let count = pieces.count
        try enter()
        at += 1
        skipBlank()
        var hasNamed = false
        while at < end, utf8[at] != UInt8(ascii: ")") {
            let argument = try inlineExpression()
            skipBlank()
            if at < end, utf8[at] == UInt8(ascii: ":") {
                guard argument == .message else { throw failure("',' or ')'") }
                at += 1
                skipBlank()
                try literal()
                hasNamed = true
                skipBlank()
            } else if hasNamed {
                throw failure("':', because arguments without a name come first")
            }
            guard at < end, utf8[at] == UInt8(ascii: ",") else { break }
            at += 1
            skipBlank()
        }
        try expect(UInt8(ascii: ")"), "',' or ')'")
        depth -= 1
        forgetPieces(from: count)
        return true
    }

    private mutating func literal() throws(FluentFailure) {
        guard at < end else { throw failure("a number or a string") }
        if utf8[at] == UInt8(ascii: "\"") { return try string() }
        guard utf8[at].isDigit || utf8[at] == UInt8(ascii: "-") else { throw failure("a number or a string") }
        try number()
    }

    private mutating func number() throws(FluentFailure) {
        if utf8[at] == UInt8(ascii: "-") { at += 1 }
        try digits()
        if at < end, utf8[at] == UInt8(ascii: ".") {
            at += 1
            try digits()
        }
    }

    private mutating func digits() throws(FluentFailure) {
        let start = at
        while at < end, utf8[at].isDigit { at += 1 }
        if at == start { throw failure("a digit") }
    }

    private mutating func string() throws(FluentFailure) {
        at += 1
        while at < end, utf8[at] != UInt8(ascii: "\""), !isLineEnd(at) {
            guard utf8[at] == UInt8(ascii: "\\") else {
                at += 1
                continue
            }
            at += 1
            switch at < end ? utf8[at] : 0 {
            case UInt8(ascii: "\\"), UInt8(ascii: "\""): at += 1
            case UInt8(ascii: "u"): try hexadecimal(4)
            case UInt8(ascii: "U"): try hexadecimal(6)
            default: throw failure("'\\', '\"', 'u' with four digits or 'U' with six")
            }
        }
        try expect(UInt8(ascii: "\""), "the closing quote")
    }

    private mutating func hexadecimal(_ count: Int) throws(FluentFailure) {
        at += 1
        for _ in 0..<count {
            guard at < end, utf8[at].isDigit || (utf8[at] | 0x20) &- 0x61 < 6 else {
                throw failure("\(count) hexadecimal digits")
            }
            at += 1
        }
    }
}
