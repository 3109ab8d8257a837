// Words in the code between two braces, which a translation translates: `{{ time || 'never' }}`.

import MessagePatterns

enum QuotedWords {
    /// Returns differences, without those between pieces of code that differ only in what their quotes contain.
    static func removing(from differences: [PlaceholderDifference]) -> [PlaceholderDifference] {
        guard differences.contains(where: { $0.codeLost != nil }) else { return differences }
        let lost = Set(differences.compactMap(\.codeLost))
        let added = Set(differences.compactMap(\.codeAdded))
        let same = lost.intersection(added)
        return differences.filter { difference in
            !(difference.codeLost.map(same.contains) ?? false) && !(difference.codeAdded.map(same.contains) ?? false)
        }
    }
}

extension PlaceholderDifference {
    /// The code of the source that is lost or replaced, without the words in it; nil if it is no code with words.
    fileprivate var codeLost: String? {
        switch self {
        case .lost(let spelling), .lostNumber(let spelling, example: _), .changed(_, was: let spelling):
            Self.code(spelling)
        default: nil
        }
    }

    /// The same for the code of the translation.
    fileprivate var codeAdded: String? {
        switch self {
        case .added(let spelling, nearest: _), .changed(let spelling, was: _): Self.code(spelling)
        default: nil
        }
    }

    private static func code(_ spelling: String) -> String? {
        guard spelling.hasPrefix("{{") else { return nil }
        var code = ""
        var quote: Character?
        var hasWords = false
        for character in spelling {
            if let open = quote {
                if character == open { quote = nil } else { hasWords = true }
                if character != open { continue }
            } else if character == "'" || character == "\"" {
                quote = character
            }
            code.append(character)
        }
        return hasWords && quote == nil ? code.filter { !$0.isWhitespace } : nil
    }
}
