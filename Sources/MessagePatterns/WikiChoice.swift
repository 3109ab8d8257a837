// What one of MediaWiki's choices shows: `{{PLURAL:$1|file|files}}`.

import Basics

/// A choice between texts, as a placeholder spells it.
public struct WikiChoice: Hashable, Sendable {
    /// The name before the colon, in lowercase: `plural`.
    public let name: String
    /// What decides: `$1`.
    public let argument: String
    /// The texts to choose from.
    public let alternatives: [String]

    /// Reads a choice; nil if the text is none.
    public init?(spelling: String) {
        guard spelling.hasPrefix("{{"), spelling.hasSuffix("}}"), spelling.utf8.count > 4 else { return nil }
        var pieces = [""]
        var depth = 0
        for character in spelling.dropFirst(2).dropLast(2) {
            if character == "{" || character == "[" { depth += 1 }
            if character == "}" || character == "]" { depth -= 1 }
            if character == "|", depth == 0 { pieces.append("") } else { pieces[pieces.count - 1].append(character) }
        }
        guard pieces.count > 1, let colon = pieces[0].firstIndex(of: ":") else { return nil }
        name = pieces[0][..<colon].lowercased()
        argument = String(pieces[0][pieces[0].index(after: colon)...])
        alternatives = Array(pieces.dropFirst())
    }

    /// The text for a number or a person: that of a number if it has one, the first for one, otherwise the last.
    public func text(for value: String?) -> String {
        guard name == "plural", let value else { return alternatives[0] }
        let exact = value + "="
        if let own = alternatives.first(where: { $0.hasPrefix(exact) }) { return String(own.dropFirst(exact.count)) }
        let forms = alternatives.filter { form in
            let digits = form.prefix(while: \.isNumber)
            return digits.isEmpty || !form[digits.endIndex...].hasPrefix("=")
        }
        return (value == "1" ? forms.first : forms.last) ?? alternatives[alternatives.count - 1]
    }
}
