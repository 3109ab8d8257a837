// Shorter conditions that mean the same.

/// Writes the conditions of a script in fewer signs.
struct ScriptConditions {
    private(set) var tokens: [ScriptToken]

    init(_ tokens: [ScriptToken]) {
        self.tokens = tokens
        compareLoosely()
        for index in self.tokens.indices.reversed() where self.tokens[index].isWord("if") { joinReturns(at: index) }
    }

    /// Writes `==` instead of `===` before a string: the script compares only strings with strings.
    private mutating func compareLoosely() {
        for index in tokens.indices.dropFirst(3).reversed()
        where tokens[index].kind == .literal && "'\"".contains(tokens[index].text.prefix(1))
            && tokens[index - 1].isSign("=") && tokens[index - 2].isSign("=")
            && ["=", "!"].contains(tokens[index - 3].text)
        {
            tokens.remove(at: index - 1)
        }
    }

    /// Writes `return a ? b : c;` instead of `if (a) return b; return c;`.
    private mutating func joinReturns(at start: Int) {
        // After 'else' or the head of a loop, the second statement is outside.
        guard start > 0, [";", "{", "}"].contains(tokens[start - 1].text), tokens[start - 1].kind == .sign,
            let close = end(")", from: start + 1), returns(close + 1), let first = end(";", from: close + 2),
            returns(first + 1), let second = end(";", from: first + 2), first > close + 2, second > first + 2
        else { return }
        let condition = tokens[start + 2..<close]
        // What binds less than a condition would have to be in brackets.
        guard !condition.contains(where: { $0.isSign(":") }),
            !condition.indices.contains(where: { isAssignment($0) })
        else { return }
        let sign = { ScriptToken(kind: .sign, text: $0) }
        tokens.replaceSubrange(
            start...second,
            with: [tokens[close + 1]] + condition + [sign("?")] + tokens[close + 2..<first] + [sign(":")]
                + tokens[first + 2...second])
    }

    private func returns(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].isWord("return") }

    private func isAssignment(_ index: Int) -> Bool {
        tokens[index].isSign("=") && !["=", "!", "<", ">"].contains(tokens[index - 1].text)
            && !tokens[index + 1].isSign("=")
    }

    /// The position of the next such sign that is in no other brackets; nil if the brackets around it end before.
    private func end(_ sign: String, from start: Int) -> Int? {
        var depth = 0
        for index in start..<tokens.count {
            let token = tokens[index]
            let isSign = token.kind == .sign
            if isSign && ["(", "[", "{"].contains(token.text) || token.kind == .literal && token.text.hasSuffix("${") {
                depth += 1
            }
            if isSign && [")", "]", "}"].contains(token.text) || token.kind == .literal && token.text.hasPrefix("}") {
                depth -= 1
            }
            if depth == 0, token.isSign(sign) { return index }
            if depth < 0 { return nil }
        }
        return nil
    }
}

extension ScriptToken {
    fileprivate func isWord(_ word: String) -> Bool { kind == .word && text == word }
    fileprivate func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
}
