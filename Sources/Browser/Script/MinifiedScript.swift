// A shorter script that does the same: without comments and spaces, with short names.

/// A script without comments and spaces, in which the names that it declares are short.
///
/// A name is shortened wherever it occurs, so a declared name must not also be that of something global.
struct MinifiedScript {
    let text: String

    /// Properties of the script's own objects, which nothing outside of it reads.
    private static let properties = [
        "area", "attribute", "before", "border", "bound", "broken", "edges", "element", "floating", "growing",
        "isFixed",
        "isOneLine", "isPreformatted", "isWord", "letters", "level", "longest", "mayBreakWords", "nodes", "option",
        "page", "perLetter", "raw", "traits", "trial", "usual", "view", "chain", "held", "high", "jump", "low", "most",
        "next", "place", "rest", "space", "target", "worse",
    ]
    /// Their short names; `x` and `y` are others.
    private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvw".map { String($0) }

    init(_ source: String) {
        var tokens = ScriptTokens(source).tokens
        let roles = ScriptNames(tokens)
        let short = Self.shortNames(roles.declared, in: tokens)
        let own = Dictionary(uniqueKeysWithValues: zip(Self.properties, Self.letters))
        for (index, token) in tokens.enumerated() where token.kind == .word {
            let (name, property) = (short[token.text] ?? token.text, own[token.text] ?? token.text)
            switch roles.uses[index] {
            case .variable: tokens[index].text = name
            case .property: tokens[index].text = property
            case .both: tokens[index].text = name == property ? name : "\(property):\(name)"
            }
        }
        text = Self.joined(
            Self.withShortArrows(Self.withFewerDeclarations(Self.withArrows(ScriptConditions(tokens).tokens))))
    }

    /// The tokens with `const name = (…) => …;` instead of `function name(…) { … }`, except for the outermost function.
    ///
    /// No such function may be called before its declaration.
    private static func withArrows(_ tokens: [ScriptToken]) -> [ScriptToken] {
        let brackets = ScriptBrackets(tokens)
        var result = tokens
        for (index, token) in tokens.enumerated().reversed()
        where token.kind == .word && token.text == "function" && brackets.around[index] != nil {
            guard let end = brackets.closing[index + 2], let close = brackets.closing[end + 1] else { continue }
            let sign = { ScriptToken(kind: .sign, text: $0) }
            result.replaceSubrange(
                index...close,
                with: [ScriptToken(kind: .word, text: "const"), tokens[index + 1], sign("=")]
                    + tokens[index + 2...end] + [sign("=>")]
                    + (value(of: end + 1...close, tokens, brackets) ?? Array(tokens[end + 1...close])) + [sign(";")])
        }
        return result
    }

    /// The value of a body that only returns one, in brackets if it is an object; nil if the body does more.
    private static func value(
        of body: ClosedRange<Int>, _ tokens: [ScriptToken], _ brackets: ScriptBrackets
    ) -> [ScriptToken]? {
        let (start, end) = (body.lowerBound, body.upperBound)
        guard tokens[start + 1].text == "return", tokens[end - 1].text == ";",
            // The first statement is the last.
            !(start + 2..<end - 1).contains(where: { tokens[$0].text == ";" && brackets.around[$0] == start })
        else { return nil }
        let value = Array(tokens[start + 2..<end - 1])
        let sign = { ScriptToken(kind: .sign, text: $0) }
        return tokens[start + 2].text == "{" ? [sign("(")] + value + [sign(")")] : value
    }

    /// Shorter expressions for some words.
    private static let values = [
        "true": ScriptToken(kind: .literal, text: "!0"), "false": ScriptToken(kind: .literal, text: "!1"),
        "Infinity": ScriptToken(kind: .word, text: "1/0"),
    ]

    /// The tokens with `a => …` instead of `(a) => …`, and with shorter values.
    private static func withShortArrows(_ tokens: [ScriptToken]) -> [ScriptToken] {
        var result: [ScriptToken] = []
        for token in tokens {
            let end = result.count
            if token.text == "=>", end > 2, result[end - 1].text == ")", result[end - 2].kind == .word,
                result[end - 3].text == "("
            {
                result.remove(at: end - 1)
                result.remove(at: end - 3)
            }
            result.append(token.kind == .word ? values[token.text] ?? token : token)
        }
        return result
    }

    /// The tokens with `let` instead of `const`, and one for declarations in a row.
    private static func withFewerDeclarations(_ tokens: [ScriptToken]) -> [ScriptToken] {
        var result: [ScriptToken] = []
        // Whether the current statement is a declaration, for each bracket around it.
        var declares = [false]
        for (index, token) in tokens.enumerated() {
            var token = token
            let isSign = token.kind == .sign
            if isSign && [")", "]", "}"].contains(token.text) || token.kind == .literal && token.text.hasPrefix("}") {
                if declares.count > 1 { declares.removeLast() }
            }
            if isSign && ["(", "[", "{"].contains(token.text) || token.kind == .literal && token.text.hasSuffix("${") {
                declares.append(false)
            }
            let last = declares.count - 1
            if isSign, token.text == ";" {
                if declares[last], tokens.indices.contains(index + 1), tokens[index + 1].declares {
                    token.text = ","
                } else {
                    declares[last] = false
                }
            } else if token.declares {
                let isMore = declares[last] && result.last?.text == ","
                declares[last] = true
                if isMore { continue }
                token.text = "let"
            }
            result.append(token)
        }
        return result
    }

    /// The short name of each declared name: the shortest for the most frequent.
    private static func shortNames(_ declared: Set<String>, in tokens: [ScriptToken]) -> [String: String] {
        var counts: [String: Int] = [:]
        for token in tokens where token.kind == .word { counts[token.text, default: 0] += 1 }
        let sorted = declared.subtracting(["swell"]).sorted {
            (-counts[$0, default: 0], $0) < (-counts[$1, default: 0], $1)
        }
        let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
        let free = (letters + letters.flatMap { first in letters.map { first + $0 } }).filter { counts[$0] == nil }
        return Dictionary(
            uniqueKeysWithValues: zip(sorted, free.filter { !["do", "if", "in", "of", "as"].contains($0) }))
    }

    /// The tokens in a row, with the spaces that separate words and signs.
    private static func joined(_ tokens: [ScriptToken]) -> String {
        var text = ""
        var last: ScriptToken?
        for token in tokens {
            if let last,
                last.kind == .word && token.kind == .word || last.text == token.text && "+-".contains(last.text)
            {
                text += " "
            }
            // A brace ends the last statement in it, and any bracket its last element.
            if token.text == "}" && last?.text == ";" || "}])".contains(token.text) && last?.text == "," {
                text.removeLast()
            }
            text += token.text
            last = token
        }
        return text + "\n"
    }
}

extension ScriptToken {
    /// Whether it begins a declaration.
    fileprivate var declares: Bool { kind == .word && (text == "const" || text == "let") }
}
