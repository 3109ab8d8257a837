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
    /// For each token the position of the bracket around it.
    private var around: [Int?] = []
    /// For each closing bracket the position of its opening one.
    private var opening: [Int: Int] = [:]

    init(_ tokens: [ScriptToken]) {
        self.tokens = tokens
        uses = Array(repeating: .variable, count: tokens.count)
        matchBrackets()
        for index in tokens.indices where tokens[index].kind == .word { uses[index] = use(of: index) }
        for index in tokens.indices { declare(at: index) }
    }

    private func sign(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

    private mutating func matchBrackets() {
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            let isTemplate = token.kind == .literal && token.text.hasSuffix("${")
            let ends = token.kind == .sign && [")", "]", "}"].contains(token.text)
            let endsTemplate = token.kind == .literal && token.text.hasPrefix("}")
            if ends || endsTemplate, let last = open.popLast() { opening[index] = last }
            around.append(open.last)
            if isTemplate || token.kind == .sign && ["(", "[", "{"].contains(token.text) { open.append(index) }
        }
    }

    /// Whether the brace at a position opens an object or a pattern, not a block.
    private func isObject(_ index: Int) -> Bool {
        sign(index) == "{" && tokens[index].kind == .sign
            && ![")", "=>", "else", "try", "finally", "catch", ";", "{", "}", ""].contains(sign(index - 1))
    }

    private func use(of index: Int) -> Use {
        let (before, after) = (sign(index - 1), sign(index + 1))
        let isSpread = before == "." && sign(index - 2) == "."
        if before == "." && !isSpread { return .property }
        guard let brace = around[index], isObject(brace), before == "{" || before == "," else { return .variable }
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
            if let start = opening[index - 1] {
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
        while index < tokens.count, opening[index] != start {
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
