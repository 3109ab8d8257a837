// A shorter script that does the same: without comments and spaces, with short names.

/// A script without comments and spaces, in which the names that it declares are short.
///
/// A name is shortened wherever it occurs, so a declared name must not also be that of something global.
struct MinifiedScript {
    let text: String

    init(_ source: String) {
        var tokens = ScriptTokens(source).tokens
        let roles = ScriptNames(tokens)
        let short = Self.shortNames(roles.declared, in: tokens)
        for (index, token) in tokens.enumerated() {
            guard token.kind == .word, let name = short[token.text] else { continue }
            switch roles.uses[index] {
            case .variable: tokens[index].text = name
            case .property: break
            case .both: tokens[index].text = "\(token.text):\(name)"
            }
        }
        text = Self.joined(tokens)
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
