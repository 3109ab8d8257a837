// JavaScript as tokens. It is not a parser: it knows as much of the language as the snippet uses.

/// A token of a script.
struct ScriptToken: Equatable {
    enum Kind {
        /// A name, a keyword or a number.
        case word
        /// A string, a regular expression, or a piece of a template.
        case literal
        /// One character of punctuation, or `=>`.
        case sign
    }

    let kind: Kind
    var text: String
}

/// Divides a script into tokens, without comments and spaces.
struct ScriptTokens {
    private(set) var tokens: [ScriptToken] = []
    private let source: [Character]
    private var at = 0
    /// For each open brace, whether it is one of a template.
    private var braces: [Bool] = []

    init(_ source: String) {
        self.source = Array(source)
        while at < self.source.count { readToken() }
    }

    private mutating func readToken() {
        let character = source[at]
        if character.isWhitespace {
            at += 1
        } else if starts(with: "//") {
            while at < source.count, source[at] != "\n" { at += 1 }
        } else if starts(with: "/*") {
            while at < source.count, !starts(with: "*/") { at += 1 }
            at += 2
        } else if Self.isInWord(character) {
            readWord()
        } else if character == "'" || character == "\"" {
            readLiteral(until: character)
        } else if character == "`" {
            readTemplate()
        } else if character == "/", canBeginExpression {
            readPattern()
        } else {
            readSign()
        }
    }

    private static func isInWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "$"
    }

    private func starts(with text: String) -> Bool { source[at...].starts(with: text) }

    /// Whether a slash is the beginning of a pattern, not a division.
    private var canBeginExpression: Bool {
        guard let last = tokens.last else { return true }
        return last.kind == .sign ? ![")", "]", "}"].contains(last.text) : last.text == "return"
    }

    private mutating func add(_ kind: ScriptToken.Kind, from start: Int) {
        at = min(at, source.count)
        tokens.append(ScriptToken(kind: kind, text: String(source[start..<at])))
    }

    private mutating func readWord() {
        let start = at
        while at < source.count, Self.isInWord(source[at]) { at += 1 }
        // A decimal point is part of its number.
        if source[start].isNumber, at + 1 < source.count, source[at] == ".", source[at + 1].isNumber {
            at += 1
            while at < source.count, source[at].isNumber { at += 1 }
        }
        add(.word, from: start)
    }

    private mutating func readLiteral(until end: Character) {
        let start = at
        at += 1
        while at < source.count, source[at] != end { at += source[at] == "\\" ? 2 : 1 }
        at += 1
        add(.literal, from: start)
    }

    /// Reads a piece of a template, up to its end or to `${`.
    private mutating func readTemplate() {
        let start = at
        at += 1
        while at < source.count, source[at] != "`" {
            if starts(with: "${") {
                at += 2
                braces.append(true)
                return add(.literal, from: start)
            }
            at += source[at] == "\\" ? 2 : 1
        }
        at += 1
        add(.literal, from: start)
    }

    private mutating func readPattern() {
        let start = at
        var isInSet = false
        at += 1
        while at < source.count, source[at] != "/" || isInSet {
            if source[at] == "[" { isInSet = true } else if source[at] == "]" { isInSet = false }
            at += source[at] == "\\" ? 2 : 1
        }
        at += 1
        while at < source.count, source[at].isLetter { at += 1 }
        add(.literal, from: start)
    }

    private mutating func readSign() {
        if source[at] == "{" { braces.append(false) }
        if source[at] == "}", braces.popLast() == true { return readTemplate() }
        let start = at
        at += starts(with: "=>") ? 2 : 1
        add(.sign, from: start)
    }
}
