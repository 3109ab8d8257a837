// Which words of a script are variables, and which are properties.

/// The use of each word of a script.
struct ScriptNames {
    enum Use {
        case variable
        case property
        /// A property and the variable for it, in one word: `{ width }`.
        case both
    }

    /// The use of each token, by its position; that of signs and literals means nothing.
    private(set) var uses: [Use]
    /// The names that the script declares.
    private(set) var declared: Set<String> = []

    private let tokens: [ScriptToken]
    private let brackets: ScriptBrackets

    init(_ tokens: [ScriptToken]) {
        self.tokens = tokens
        brackets = ScriptBrackets(tokens)
        uses = Array(repeating: .variable, count: tokens.count)
        for index in tokens.indices where tokens[index].kind == .word { uses[index] = use(of: index) }
        for index in tokens.indices { declare(at: index) }
    }

    private func sign(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

    /// Whether the brace at a position opens an object or a pattern, not a block.
    private func isObject(_ index: Int) -> Bool {
        sign(index) == "{" && tokens[index].kind == .sign
            && ![")", "=>", "else", "try", "finally", "catch", ";", "{", "}", ""].contains(sign(index - 1))
    }

    private func use(of index: Int) -> Use {
        let (before, after) = (sign(index - 1), sign(index + 1))
        let isSpread = before == "." && sign(index - 2) == "."
        if before == "." && !isSpread { return .property }
        guard let brace = brackets.around[index], isObject(brace), before == "{" || before == "," else {
            return .variable
        }
        if after == ":" { return .property }
        return after == "," || after == "}" || after == "=" ? .both : .variable
    }

    private mutating func declare(at index: Int) {
        switch sign(index) {
        case "const", "let":
            let isPattern = ["{", "["].contains(sign(index + 1))
            declareAll(from: index + 1, isPattern: isPattern)
        case "function":
            declared.insert(sign(index + 1))
            declareAll(from: index + 2, isPattern: true)
        case "=>":
            if let start = brackets.opening[index - 1] {
                declareAll(from: start, isPattern: true)
            } else {
                declared.insert(sign(index - 1))
            }
        default: break
        }
    }

    /// Declares the name at a position, or all names of the pattern that begins there.
    private mutating func declareAll(from start: Int, isPattern: Bool) {
        guard isPattern else {
            declared.insert(sign(start))
            return
        }
        var index = start + 1
        while index < tokens.count, brackets.opening[index] != start {
            // What follows an equals sign is a default.
            if tokens[index].kind == .word, uses[index] != .property, sign(index).first?.isLetter == true,
                sign(index - 1) != "="
            {
                declared.insert(sign(index))
            }
            index += 1
        }
    }
}
